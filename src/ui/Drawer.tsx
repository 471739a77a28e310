import type { DrawerPanelProps } from './DrawerPanel.tsx'
import { DrawerPanel } from './overlays.tsx'

export interface DrawerProps extends DrawerPanelProps {
  isOpen: boolean
}

export function Drawer({ isOpen, ...panel }: DrawerProps) {
  return isOpen && <DrawerPanel {...panel} />
}
