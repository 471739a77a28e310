import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useOverlayEntry } from '#src/components/page/useOverlayEntry.ts'
import { newVisit } from '#src/features/statements/visit.ts'
import { paths } from '#src/paths.ts'
import { storageKeys } from '#src/session/storage.ts'
import { useStored } from '#src/session/useStored.ts'
import { overlay } from '#src/ui/overlays.tsx'
import { loadPalette, preloadPalette } from './loadPalette.ts'
import { createShortcutReader, isDialogOpen, isFreeKey, isPaletteKey, letterOf, paletteModifier } from './shortcuts.ts'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'

const Palette = overlay('the search', loadPalette)

export function KeyboardShortcuts() {
  const isOff = useStored(storageKeys.shortcuts) === 'off'
  const [isHelpOpen, setHelpOpen] = useState(false)
  const navigate = useNavigate()
  const { isOpen, open, ...closing } = useOverlayEntry('search')
  const [read] = useState(createShortcutReader)

  function search(): void {
    const field = document.querySelector<HTMLInputElement>('main input[type=search]')
    if (field === null) void navigate(paths.dashboard.statements(), { state: { ...newVisit(), isSearching: true } })
    else field.focus()
  }
  function togglePalette(event: KeyboardEvent): void {
    if (!isOpen && isDialogOpen()) return
    event.preventDefault()
    if (isOpen) closing.close()
    else open()
  }
  const follow = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === paletteModifier) preloadPalette()
    if (isPaletteKey(event)) togglePalette(event)
    // The palette is open before its code has loaded.
    if (isOpen || !isFreeKey(event)) return
    const shortcut = read(letterOf(event), event.timeStamp)
    if (shortcut === undefined) return
    event.preventDefault()
    if (shortcut.does === 'navigate') void navigate(shortcut.path)
    else if (shortcut.does === 'search') search()
    else setHelpOpen(true)
  })
  useEffect(() => {
    if (isOff) return
    const listener = (event: KeyboardEvent) => follow(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isOff])

  return (
    <>
      {isHelpOpen && <ShortcutsDialog onClose={() => setHelpOpen(false)} />}
      {isOpen && <Palette {...closing} onShowShortcuts={isOff ? undefined : () => setHelpOpen(true)} />}
    </>
  )
}
