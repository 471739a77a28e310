import { importFailure } from '#src/ui/imports.ts'

let typed = ''

/** Records what is typed between the press that opens the palette and the focus of its field. It would be lost. */
export function startTypeAhead(): void {
  typed = ''
  addEventListener('keydown', keep, true)
}

export function takeTypeAhead(): string {
  removeEventListener('keydown', keep, true)
  const taken = typed
  typed = ''
  return taken
}

function keep(event: KeyboardEvent): void {
  const { key, ctrlKey, altKey, metaKey } = event
  if (importFailure.get() !== undefined) takeTypeAhead()
  else if (!ctrlKey && !altKey && !metaKey && (key.length === 1 || key === 'Backspace')) {
    typed = key === 'Backspace' ? typed.slice(0, -1) : typed + key
    event.preventDefault()
    event.stopPropagation()
  }
}

/** Waits for the focus, which react-aria moves a frame later when a screen reader may be in use. */
export function insertOnFocus(field: HTMLInputElement): void {
  if (document.activeElement === field) insertTypeAhead(field)
  else field.addEventListener('focus', () => insertTypeAhead(field), { once: true })
}

/** Fires the events of typing, so that the first result is marked for Enter. */
function insertTypeAhead(field: HTMLInputElement): void {
  const data = takeTypeAhead()
  if (data === '') return
  const inserted = { inputType: 'insertText', data, bubbles: true }
  field.dispatchEvent(new InputEvent('beforeinput', inserted))
  field.setRangeText(data, field.value.length, field.value.length, 'end')
  field.dispatchEvent(new InputEvent('input', inserted))
}
