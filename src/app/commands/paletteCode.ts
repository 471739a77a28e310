import { onDemand } from '#src/ui/onDemand.ts'

export const paletteCode = onDemand(() => import('./Palette.tsx'))
