import { createSignal } from '#src/lib/signal.ts'

/** Whether the command palette is open, for its button and its keys. */
export const paletteOpen = createSignal(false)

/** Its code, for when it opens, or is about to. */
export const importPalette = () => import('./Palette.tsx')
