export { Dialog } from './Dialog.tsx'
export { Drawer } from './Drawer.tsx'
export { PopoverPanel } from './PopoverPanel.tsx'
export { Toasts } from '#src/ui/feedback/Toasts.tsx'
