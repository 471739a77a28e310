import type { DialogPanelProps } from './DialogPanel.tsx'
import { useOverlays } from './overlays.ts'

export interface DialogProps extends DialogPanelProps {
  isOpen: boolean
}

export function Dialog({ isOpen, ...question }: DialogProps) {
  const overlays = useOverlays(isOpen)
  return isOpen && overlays && <overlays.DialogPanel {...question} />
}
