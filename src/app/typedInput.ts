/** What has been typed into the page that is shown, as far as a failure leaves it there. */

/** The inputs that were typed into, and the path of the page at that time. Nothing holds them once their page is gone. */
const typedInto = new WeakMap<HTMLInputElement, string>()

/** A failure empties the forms of PINs and codes. */
const pinOrCode = '[inputmode=numeric], [autocomplete=one-time-code]'

/** Calls back after every key that changes a text. Returns how to stop. */
export function subscribeToTyping(listener: () => void): () => void {
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && !/checkbox|radio/.test(target.type)) {
      typedInto.set(target, location.pathname)
      listener()
    }
  }
  document.addEventListener('input', note)
  return () => document.removeEventListener('input', note)
}

/** Whether the page holds something that was typed there and outlives a failure. */
export function keepsTyped(): boolean {
  return Array.from(document.querySelectorAll('input')).some(
    (input) =>
      typedInto.get(input) === location.pathname &&
      input.value !== '' &&
      !(input.form ?? input).querySelector(pinOrCode),
  )
}
