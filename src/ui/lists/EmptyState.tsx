import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, space, text } from '#src/theme/tokens.ts'
import { surfaceStyle } from '#src/ui/layout/Columns.tsx'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.xxs};
  padding: ${space.xl} ${space.md};
  text-align: center;
  main > div > & {
    ${surfaceStyle}
  }
  > svg {
    margin-bottom: ${space.xs};
    color: ${color.muted};
  }
`
const Title = styled.p`
  font-size: ${text.lead};
  font-weight: 600;
`
const Hint = styled.p`
  max-width: 44ch;
  text-wrap: balance;
  color: ${color.muted};
`
/** A column, so that a link that appears later does not move the button. */
const Action = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.sm};
  margin-top: ${space.md};
`

export interface EmptyStateProps {
  title: string
  hint?: ReactNode
  action?: ReactNode
  icon?: ReactNode
  role?: 'alert'
}

export function EmptyState({ title, hint, action, icon, role }: EmptyStateProps) {
  return (
    <Frame role={role}>
      {icon}
      <Title>{title}</Title>
      {hint !== undefined && <Hint>{hint}</Hint>}
      {action !== undefined && <Action>{action}</Action>}
    </Frame>
  )
}
