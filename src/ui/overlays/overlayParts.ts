export { DialogPanel } from './DialogPanel.tsx'
export { DrawerPanel } from './DrawerPanel.tsx'
export { PopoverPanel } from './PopoverPanel.tsx'
export { Toasts } from '#src/ui/feedback/Toasts.tsx'
