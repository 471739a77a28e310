import { useEffect } from 'react'
import type { OverlayEntry } from '#src/components/page/useOverlayEntry.ts'
import { useIsBalanceHidden } from '#src/session/balanceVisibility.ts'
import { palette } from './paletteCode.ts'
import { takeTypeAhead } from './typeAhead.ts'

export interface PaletteHostProps extends Pick<OverlayEntry, 'isOpen' | 'close' | 'closeFirst'> {
  onShowShortcuts: (() => void) | undefined
}

export function PaletteHost({ isOpen, onShowShortcuts, ...closing }: PaletteHostProps) {
  const isHidden = useIsBalanceHidden()
  const code = palette.useCode(isOpen)
  useEffect(() => (isOpen ? () => void takeTypeAhead() : undefined), [isOpen])
  return isOpen && code && <code.Palette isHidden={isHidden} {...closing} onShowShortcuts={onShowShortcuts} />
}
