/** Whether the bank could be reached at the last attempt: a tiny store that the transport writes and the banner reads. */
let reachable = true
const listeners = new Set<() => void>()

/** Notes the result of an attempt to reach the bank. */
export function setReachable(value: boolean): void {
  if (value === reachable) return
  reachable = value
  for (const listener of listeners) listener()
}

export function isReachable(): boolean {
  return reachable
}

/** Calls back when the answer of {@link isReachable} changes. Returns how to stop. */
export function subscribeReachable(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
