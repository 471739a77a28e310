import { useEffect, useSyncExternalStore } from 'react'
import { useIsBalanceHidden } from '#src/session/balanceVisibility.ts'
import { palette, paletteOpen } from './paletteOpen.ts'

const close = (): void => paletteOpen.set(false)

export function PaletteHost({ onShowShortcuts }: { onShowShortcuts: (() => void) | undefined }) {
  const isOpen = useSyncExternalStore(paletteOpen.subscribe, paletteOpen.get, () => false)
  const isHidden = useIsBalanceHidden()
  const code = palette.useCode(isOpen)
  useEffect(() => close, [])
  return isOpen && code && <code.Palette isHidden={isHidden} onClose={close} onShowShortcuts={onShowShortcuts} />
}
