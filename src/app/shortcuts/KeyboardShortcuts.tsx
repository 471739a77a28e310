import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { storageKeys } from '#src/session/storage.ts'
import { useStored } from '#src/session/useStored.ts'
import { createShortcutReader, isFreeKey } from './shortcuts.ts'

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
}))

/** Shortcuts for pages, search and the list of shortcuts, unless the customer has turned them off in Settings. */
export function KeyboardShortcuts() {
  const isOff = useStored(storageKeys.shortcuts) === 'off'
  const [isHelpOpen, setHelpOpen] = useState(false)
  const navigate = useNavigate()

  const search = useEffectEvent(() => {
    const field = document.querySelector<HTMLInputElement>('main input[type=search]')
    if (field === null) void navigate(paths.dashboard.statements())
    else field.focus()
  })
  const goTo = useEffectEvent((path: string) => void navigate(path))
  useEffect(() => {
    if (isOff) return
    const read = createShortcutReader()
    function follow(event: KeyboardEvent): void {
      if (!isFreeKey(event)) return
      const shortcut = read(event.key, event.timeStamp)
      if (shortcut === undefined) return
      event.preventDefault()
      if (shortcut.does === 'navigate') goTo(shortcut.path)
      else if (shortcut.does === 'search') search()
      else setHelpOpen(true)
    }
    document.addEventListener('keydown', follow)
    return () => document.removeEventListener('keydown', follow)
  }, [isOff])

  return <Suspense>{isHelpOpen && <ShortcutsDialog onClose={() => setHelpOpen(false)} />}</Suspense>
}
