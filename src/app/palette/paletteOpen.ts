import { createSignal } from '#src/lib/signal.ts'
import { onDemand } from '#src/ui/onDemand.ts'

export const paletteOpen = createSignal(false)

export const palette = onDemand(() => import('./Palette.tsx'))
