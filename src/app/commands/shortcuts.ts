import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'

const { menu, avatar } = dashboardTexts
const { dashboard } = paths

export const places = [
  { letter: 'h', label: avatar.home, path: dashboard.home() },
  { letter: 's', label: menu.bankTransfer, path: dashboard.send() },
  { letter: 'a', label: menu.addFunds, path: dashboard.addFunds() },
  { letter: 'p', label: menu.makePayment, path: dashboard.makePayment() },
  { letter: 't', label: menu.statements, path: dashboard.statements() },
  { letter: 'n', label: menu.notifications, path: dashboard.notifications() },
  { letter: 'e', label: menu.settings, path: dashboard.settings() },
  { letter: 'c', label: menu.contact, path: dashboard.contact() },
] as const

/** On Apple's keyboards Ctrl K deletes to the end of a line. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

export const paletteModifier = isApple ? 'Meta' : 'Control'

export const paletteKeys = isApple ? '⌘ K' : 'Ctrl K'

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/** Caps Lock does not count. Layouts of other scripts have the Latin letter in the key's position only. */
export function letterOf({ key, code, shiftKey }: Key): string {
  const isForeign = /^(?!\p{Script=Latin})\p{L}$/u.test(key)
  const letter = (isForeign && /^Key([A-Z])$/.exec(code)?.[1]) || key
  return shiftKey ? key : letter.toLowerCase()
}

export function isPaletteKey(event: Key & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, repeat } = event
  if (altKey || shiftKey || repeat || letterOf(event) !== 'k') return false
  return isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey
}

export type Shortcut = { does: 'navigate'; path: string } | { does: 'search' } | { does: 'help' }

const sequenceMs = 1500

export function createShortcutReader(): (key: string, timeStamp: number) => Shortcut | undefined {
  let startedAt = -Infinity
  return (key, timeStamp) => {
    const isSecond = timeStamp - startedAt <= sequenceMs
    startedAt = key === 'g' && !isSecond ? timeStamp : -Infinity
    const place = isSecond ? places.find(({ letter }) => letter === key) : undefined
    if (place !== undefined) return { does: 'navigate', path: place.path }
    if (key === '/') return { does: 'search' }
    return key === '?' ? { does: 'help' } : undefined
  }
}

const ownKeys =
  'input, textarea, select, [contenteditable], [role=spinbutton], [role=listbox], [role=menu], [aria-haspopup=listbox]'

export function isFreeKey(event: KeyboardEvent): boolean {
  const { target, ctrlKey, altKey, metaKey, repeat, isComposing, defaultPrevented } = event
  if (ctrlKey || altKey || metaKey || repeat || isComposing || defaultPrevented) return false
  if (target instanceof Element && target.closest(ownKeys) !== null) return false
  return !isDialogOpen()
}

export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null
}
