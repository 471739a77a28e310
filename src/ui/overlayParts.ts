/** Imported as one, by `overlays.ts`. */
export { DialogPanel } from './DialogPanel.tsx'
export { DrawerPanel } from './DrawerPanel.tsx'
export { PopoverPanel } from './PopoverPanel.tsx'
