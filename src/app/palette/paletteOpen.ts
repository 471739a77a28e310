import { createSignal } from '#src/lib/signal.ts'

export const paletteOpen = createSignal(false)

export const importPalette = () => import('./Palette.tsx')
