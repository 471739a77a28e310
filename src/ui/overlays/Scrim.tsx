import { ModalOverlay } from 'react-aria-components/Modal'
import styled from 'styled-components'
import { color, layer } from '#src/theme/tokens.ts'

export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color.scrim};
`
