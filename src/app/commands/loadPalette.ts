export const loadPalette = async () => (await import('./Palette.tsx')).Palette

/** The press reports a failure. */
export function preloadPalette(): void {
  loadPalette().catch(() => undefined)
}
