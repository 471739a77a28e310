/** The question asked on leaving its screen. `label`: what it orders, in words. */
export function leavingOrder(
  order: 'sending' | 'unknown',
  what: 'transfer' | 'deposit' | 'payment',
  label: string | undefined,
): { order: 'sending' | 'unknown'; title: string; text: string } {
  // Isolated, since a name may be written from right to left.
  const text = `${label ? `\u2068${label}\u2069. ` : ''}Leaving doesn't cancel it.`
  return order === 'sending'
    ? { order, title: `Your ${what} is being sent.`, text }
    : {
        order,
        title: `Your ${what} may have gone through.`,
        text: `${text} Look for it in the list before you try again.`,
      }
}
