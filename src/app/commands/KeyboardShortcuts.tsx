import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useOverlayEntry } from '#src/components/page/useOverlayEntry.ts'
import { newVisit } from '#src/features/statements/visit.ts'
import { paths } from '#src/paths.ts'
import { storageKeys } from '#src/session/storage.ts'
import { useStored } from '#src/session/useStored.ts'
import { onDemand } from '#src/ui/onDemand.ts'
import { paletteCode } from './paletteCode.ts'
import { createShortcutReader, isDialogOpen, isFreeKey, isPaletteKey, letterOf, paletteModifier } from './shortcuts.ts'

const help = onDemand(() => import('./ShortcutsDialog.tsx'))

export function KeyboardShortcuts() {
  const isOff = useStored(storageKeys.shortcuts) === 'off'
  const [isHelpOpen, setHelpOpen] = useState(false)
  const helpCode = help.useCode(isHelpOpen)
  const navigate = useNavigate()
  const { isOpen, open, ...closing } = useOverlayEntry('search')
  const code = paletteCode.useCode(isOpen)
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
    if (event.key === paletteModifier) paletteCode.preload()
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
      {isHelpOpen && helpCode && <helpCode.ShortcutsDialog onClose={() => setHelpOpen(false)} />}
      {isOpen && code && <code.Palette {...closing} onShowShortcuts={isOff ? undefined : () => setHelpOpen(true)} />}
    </>
  )
}
