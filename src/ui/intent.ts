/** Events at or before a press, and so before any request that a customer starts. */
const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Calls the listener once. */
export function onIntent(listener: () => unknown): () => void {
  const stop = (): void => {
    for (const intent of intents) removeEventListener(intent, follow)
  }
  const follow = (): void => {
    stop()
    listener()
  }
  for (const intent of intents) addEventListener(intent, follow)
  return stop
}
