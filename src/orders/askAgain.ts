const firstPauseMs = 5000
const lastPauseMs = 160_000
/** The pauses together: five minutes. */
export const askingMs = 2 * lastPauseMs - firstPauseMs

/** Asks a few times within `askingMs`, with growing pauses, since the bank may list an order late. */
export function askAgain(ask: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = (pauseMs: number): void => {
    timer = setTimeout(() => {
      if (!document.hidden) ask()
      if (pauseMs < lastPauseMs) wait(2 * pauseMs)
    }, pauseMs)
  }
  wait(firstPauseMs)
  return () => clearTimeout(timer)
}
