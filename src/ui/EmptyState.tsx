import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, space, text } from '#src/theme/tokens.ts'
import { surfaceStyle } from './surfaceStyle.ts'

export const StateFrame = styled.div`
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
export const StateTitle = styled.p`
  font-size: ${text.lead};
  font-weight: 600;
`
export const StateHint = styled.p`
  max-width: 44ch;
  text-wrap: balance;
  color: ${color.muted};
`
/** A column, so that a link that appears later does not move the button. */
export const StateAction = styled.div`
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
}

export function EmptyState({ title, hint, action, icon }: EmptyStateProps) {
  return (
    <StateFrame>
      {icon}
      <StateTitle>{title}</StateTitle>
      {hint !== undefined && <StateHint>{hint}</StateHint>}
      {action !== undefined && <StateAction>{action}</StateAction>}
    </StateFrame>
  )
}
