/** Whether something on the screen could not be brought up to date, and how to ask for it again. */
let retry: (() => void) | undefined
const listeners = new Set<() => void>()

/** Notes how to ask again for what is out of date; undefined once nothing is. */
export function noteOutdated(askAgain: (() => void) | undefined): void {
  if (askAgain === retry) return
  retry = askAgain
  for (const listener of listeners) listener()
}

export function outdated(): (() => void) | undefined {
  return retry
}

/** Calls back after every change. Returns how to stop. */
export function subscribeOutdated(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
