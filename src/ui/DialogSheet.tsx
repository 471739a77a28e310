import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import styled, { keyframes } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, duration, layer, radius, space, text } from '#src/theme/tokens.ts'
import type { DialogProps } from './Dialog.tsx'

const appear = keyframes`
  from { opacity: 0; }
`
const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`
const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  display: grid;
  place-items: center;
  padding: ${space.md};
  background: ${color.scrim};
  @media ${media.motion} {
    &[data-entering] {
      animation: ${appear} ${duration.quick} ease-out;
    }
  }
`
const Sheet = styled(Modal)`
  width: 100%;
  max-width: 480px;
  max-height: calc(100dvh - 32px);
  overflow: auto;
  border: 1px solid ${color.rule};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: 0 16px 48px ${color.shadow};
  @media ${media.motion} {
    &[data-entering] {
      animation: ${rise} ${duration.calm} ease-out;
    }
  }
`
const Content = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  gap: ${space.md};
  padding: ${space.lg};
  outline: none;
`
const Title = styled(Heading)`
  font-size: ${text.title};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.xs};
  padding-top: ${space.xs};
  @media ${media.narrow} {
    > * {
      flex: 1 1 auto;
    }
  }
`

/** What Dialog shows when it is open. Loaded on demand: import it dynamically only. */
export function DialogSheet({ isOpen, onClose, title, children, actions, role = 'dialog' }: DialogProps) {
  return (
    <Overlay
      isOpen={isOpen}
      isDismissable={role === 'dialog'}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Sheet>
        <Content role={role}>
          <Title slot="title">{title}</Title>
          <div>{children}</div>
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Content>
      </Sheet>
    </Overlay>
  )
}
