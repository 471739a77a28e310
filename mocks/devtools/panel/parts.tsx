import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, space, text } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.md};
`
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
`
export const Note = styled.p`
  color: ${color.muted};
  font-size: ${text.small};
`
export const Rows = styled.ul`
  border-block-start: 1px solid ${color.rule};
`
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.sm};
  padding-block: ${space.xs};
  border-block-end: 1px solid ${color.rule};
`
const Words = styled.div`
  flex: 1 1 11rem;
  min-width: 0;
  overflow-wrap: anywhere;
`

export interface RowProps {
  title: string
  children?: ReactNode
  actions?: ReactNode
}

export function Row({ title, children, actions }: RowProps) {
  return (
    <Line>
      <Words>
        <strong>{title}</strong>
        {children !== undefined && <Note as="div">{children}</Note>}
      </Words>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Line>
  )
}

export interface RowButtonProps {
  action: string
  /** Part of the accessible name, since every row has such a button. */
  what: string
  onPress: () => void
}

export function RowButton({ action, what, onPress }: RowButtonProps) {
  return (
    <Button variant="secondary" onPress={onPress}>
      <span>
        {action}
        <VisuallyHidden> {what}</VisuallyHidden>
      </span>
    </Button>
  )
}
