import styled from 'styled-components'
import { space } from '#src/theme/tokens.ts'
import { Stack } from '#src/ui/layout/Columns.tsx'
import type { DrawerPanelProps } from './DrawerPanel.tsx'
import { DrawerPanel } from './overlays.tsx'

export interface DrawerProps extends DrawerPanelProps {
  isOpen: boolean
}

export function Drawer({ isOpen, ...panel }: DrawerProps) {
  return isOpen && <DrawerPanel {...panel} />
}

export const DrawerBody = styled(Stack)`
  padding: 0 ${space.lg} ${space.lg};
`
