/** How many forms in this tab hold something that is not sent yet. */
let count = 0

/** Notes that a form holds unsaved work. Returns how to say that it does no longer. */
export function markUnsaved(): () => void {
  count += 1
  return () => {
    count -= 1
  }
}

export function hasUnsaved(): boolean {
  return count > 0
}
