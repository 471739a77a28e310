/** Events at or before a press, and so before any request that a customer starts. */
const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

export function onIntent(listener: () => void): () => void {
  for (const intent of intents) addEventListener(intent, listener)
  return () => {
    for (const intent of intents) removeEventListener(intent, listener)
  }
}
