/**
 * An extension, an optimiser of HTML or a translator may have altered the prerendered markup. React then renders the
 * page anew, with empty fields. The returned function puts back what they had, and the focus.
 */
export function keepFields(): () => void {
  const before = fields()
  let focused = document.activeElement
  document.addEventListener('focusin', () => {
    focused = document.activeElement
  })
  return () => {
    for (const old of before) {
      if (old.isConnected) continue
      // By its place among those of its kind. An extension may have added others.
      const isAlike = ({ type, name }: HTMLInputElement) => type === old.type && name === old.name
      const now = fields().filter(isAlike)[before.filter(isAlike).indexOf(old)]
      if (now === undefined) continue
      if (old === focused) now.focus()
      fill(now, old)
    }
  }
}

function fields(): HTMLInputElement[] {
  return Array.from(document.getElementsByTagName('input'))
}

function fill(now: HTMLInputElement, { value, checked }: HTMLInputElement): void {
  // After the new fields have read their own state.
  if (now.checked !== checked) setTimeout(() => now.click())
  if (now.value === value || value === '') return
  // React ignores a value that its own setter has set.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(now, value)
  now.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
