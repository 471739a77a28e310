import { onDemand } from '#src/ui/onDemand.ts'

export const palette = onDemand(() => import('./Palette.tsx'))
