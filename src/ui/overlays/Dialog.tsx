import { useId, type ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import styled from 'styled-components'
import { color, radius, space, layer } from '#src/theme/tokens.ts'
import { useLayoutPart } from '#src/ui/layout/layout.ts'

export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color.scrim};
`

const Centre = styled(Scrim)`
  display: grid;
  place-items: center;
  padding: ${space.md};
`
const Box = styled(Modal)`
  width: min(480px, 100%);
  max-height: 100%;
  overflow: auto;
  border: 1px solid ${color.rule};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.foreground};
  box-shadow: 0 16px 48px ${color.shadow};
`
const Content = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  gap: ${space.md};
  padding: ${space.lg};
  outline: none;
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.xs};
  padding-top: ${space.xs};
`

export interface DialogProps {
  /** Called on Escape, so it must be the safe choice. */
  onClose: () => void
  title: string
  children: ReactNode
  /** The safe choice has `autoFocus`. */
  actions: ReactNode
}

export function Dialog({ onClose, title, children, actions }: DialogProps) {
  useLayoutPart('overlay')
  const description = useId()
  return (
    <Centre isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <Box>
        <Content role="alertdialog" aria-describedby={description}>
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          <div id={description}>{children}</div>
          <Actions>{actions}</Actions>
        </Content>
      </Box>
    </Centre>
  )
}
