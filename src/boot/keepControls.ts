type Control = HTMLInputElement | HTMLButtonElement

/**
 * An extension, an optimiser of HTML or a translator may have altered the prerendered markup. React then renders the
 * page anew, with empty fields.
 */
export function keepControls() {
  const before = controls()
  let focused = document.activeElement
  document.addEventListener('focusin', () => {
    focused = document.activeElement
  })

  /** By its place among those of its kind. An extension may have added others. */
  function nowInPlaceOf(old: Control): Control | undefined {
    const isAlike = ({ type, name }: Control) => type === old.type && name === old.name
    return controls().filter(isAlike)[before.filter(isAlike).indexOf(old)]
  }

  return {
    putBack: (): void => {
      for (const old of before) {
        const now = old.isConnected ? undefined : nowInPlaceOf(old)
        if (old === focused) now?.focus()
        if (now instanceof HTMLInputElement && old instanceof HTMLInputElement) fill(now, old)
      }
    },
    pressInPlaceOf: (event: MouseEvent): void => {
      const old = before.find((control) => control === event.currentTarget && !control.isConnected)
      if (old === undefined) return
      event.preventDefault()
      queueMicrotask(() => nowInPlaceOf(old)?.click())
    },
  }
}

function controls(): Control[] {
  return Array.from(document.forms).flatMap((form) =>
    Array.from(form.elements).filter(
      (element) => element instanceof HTMLInputElement || element instanceof HTMLButtonElement,
    ),
  )
}

function fill(now: HTMLInputElement, { value, checked }: HTMLInputElement): void {
  // After the new controls have read their own state.
  if (now.checked !== checked) setTimeout(() => now.click())
  if (now.value === value || value === '') return
  // React ignores a value that its own setter has set.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(now, value)
  now.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
