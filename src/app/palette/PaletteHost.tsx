import { useEffect, useState, useSyncExternalStore } from 'react'
import { useIsBalanceHidden } from '#src/session/balanceVisibility.ts'
import { notify } from '#src/ui/toast.ts'
import type { Palette as PaletteComponent } from './Palette.tsx'
import { importPalette, paletteOpen } from './paletteOpen.ts'

const close = (): void => paletteOpen.set(false)

/** The command palette's code is imported when it first opens. A failed import is tried again the next time. */
export function PaletteHost({ onShowShortcuts }: { onShowShortcuts: (() => void) | undefined }) {
  const isOpen = useSyncExternalStore(paletteOpen.subscribe, paletteOpen.get, () => false)
  const isHidden = useIsBalanceHidden()
  const [Palette, setPalette] = useState<typeof PaletteComponent>()
  useEffect(() => {
    if (!isOpen || Palette !== undefined) return
    importPalette().then(
      (module) => setPalette(() => module.Palette),
      () => {
        close()
        notify.warning("We couldn't load the search. Try again in a moment.")
      },
    )
  }, [isOpen, Palette])
  useEffect(() => close, [])
  return isOpen && Palette !== undefined ? (
    <Palette isHidden={isHidden} onClose={close} onShowShortcuts={onShowShortcuts} />
  ) : null
}
