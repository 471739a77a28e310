import type { DrawerPanelProps } from './DrawerPanel.tsx'
import { useOverlays } from './overlays.ts'

export interface DrawerProps extends DrawerPanelProps {
  isOpen: boolean
}

export function Drawer({ isOpen, ...panel }: DrawerProps) {
  const overlays = useOverlays(isOpen)
  return isOpen && overlays && <overlays.DrawerPanel {...panel} />
}
