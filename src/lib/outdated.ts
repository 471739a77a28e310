import { createSignal } from '#src/lib/signal.ts'

/** How to ask again for what on the screen could not be brought up to date; undefined while nothing is out of date. */
export const {
  get: outdated,
  set: noteOutdated,
  subscribe: subscribeOutdated,
} = createSignal<(() => void) | undefined>(undefined)
