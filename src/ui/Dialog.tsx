import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, duration, radius, space, text } from '#src/theme/tokens.ts'
import { Modal } from './Modal.tsx'

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`
const Sheet = styled(Modal)`
  width: min(480px, 100vw - 2 * ${space.md});
  max-height: calc(100dvh - 2 * ${space.md});
  margin: auto;
  overflow: auto;
  border: 1px solid ${color.rule};
  border-radius: ${radius.control};
  background: ${color.raised};
  box-shadow: 0 16px 48px ${color.shadow};
  @media ${media.motion} {
    animation: ${rise} ${duration.calm} ease-out;
  }
`
const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.md};
  padding: ${space.lg};
`
const Title = styled.h2`
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

export interface QuestionProps {
  /** Escape, which is an answer too: the harmless one. */
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons, the harmless one last: it takes the focus. */
  actions: ReactNode
}

/** A question that must be answered before going on. */
export function Dialog({ isOpen, ...question }: QuestionProps & { isOpen: boolean }) {
  return isOpen && <Question {...question} />
}

function Question({ onClose, title, children, actions }: QuestionProps) {
  const id = useId()
  const buttons = useRef<HTMLDivElement>(null)
  // After the dialog has opened, which puts the focus on the first button.
  useLayoutEffect(() => {
    const harmless = buttons.current?.lastElementChild
    if (harmless instanceof HTMLElement) harmless.focus()
  }, [])
  return (
    <Sheet isOpen role="alertdialog" aria-labelledby={id} isDismissable={false} onClose={onClose}>
      <Content>
        <Title id={id}>{title}</Title>
        <div>{children}</div>
        <Actions ref={buttons}>{actions}</Actions>
      </Content>
    </Sheet>
  )
}
