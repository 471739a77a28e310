import type { DialogPanelProps } from './DialogPanel.tsx'
import { DialogPanel } from './overlays.tsx'

export interface DialogProps extends DialogPanelProps {
  isOpen: boolean
}

export function Dialog({ isOpen, ...question }: DialogProps) {
  return isOpen && <DialogPanel {...question} />
}
