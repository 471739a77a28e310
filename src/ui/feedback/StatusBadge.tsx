import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius, space, text } from '#src/theme/tokens.ts'
import { CheckIcon, ClockIcon, outline } from '#src/ui/text/Icon.tsx'
import { CloseIcon } from '#src/ui/text/NavigationIcons.tsx'

export type StatusTone = 'success' | 'warning' | 'danger' | 'neutral'

const Dash = /* @__PURE__ */ outline('M6 12h12')
const shapes = { success: CheckIcon, warning: ClockIcon, danger: CloseIcon, neutral: Dash }

const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xxs};
  padding: 2px ${space.xs} 2px 6px;
  border: 1px solid currentColor;
  border-radius: ${radius.pill};
  background: ${color.sunken};
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 600;
  line-height: 1.35;
  white-space: nowrap;
  svg {
    flex: none;
  }
  &[data-tone='success'] {
    background: ${color.successTint};
    color: ${color.success};
  }
  &[data-tone='warning'] {
    background: ${color.warningTint};
    color: ${color.warning};
  }
  &[data-tone='danger'] {
    background: ${color.dangerTint};
    color: ${color.danger};
  }
  @media ${media.print} {
    &[data-tone] {
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
    }
  }
`

export interface StatusBadgeProps {
  tone: StatusTone
  children: string
}

export function StatusBadge({ tone, children }: StatusBadgeProps) {
  const Shape = shapes[tone]
  return (
    <Badge data-tone={tone}>
      <Shape size={14} />
      <span>{children}</span>
    </Badge>
  )
}
