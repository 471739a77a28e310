export { DialogPanel } from './DialogPanel.tsx'
export { DrawerPanel } from './DrawerPanel.tsx'
export { PopoverPanel } from './PopoverPanel.tsx'
export { Toasts } from './Toasts.tsx'
