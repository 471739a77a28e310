import { importFailure } from '#src/ui/imports.ts'

let typed = ''

/** From the press that opens the palette until its field has the focus: what is typed between would be lost. */
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

/** As if it were typed, so that the first result is marked for Enter. */
export function insertTypeAhead(field: HTMLInputElement): void {
  const data = takeTypeAhead()
  if (data === '') return
  const inserted = { inputType: 'insertText', data, bubbles: true }
  field.dispatchEvent(new InputEvent('beforeinput', inserted))
  field.setRangeText(data, field.value.length, field.value.length, 'end')
  field.dispatchEvent(new InputEvent('input', inserted))
}
