import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius, size, space } from '#src/theme/tokens.ts'
import { CheckCircleIcon, ErrorIcon, InfoIcon, WarningIcon } from '#src/ui/text/Icon.tsx'

export type BannerTone = 'info' | 'success' | 'warning' | 'danger'

const icons = { info: <InfoIcon />, success: <CheckCircleIcon />, warning: <WarningIcon />, danger: <ErrorIcon /> }

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-height: ${size.target};
  padding: ${space.xs} ${space.md};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: var(--banner-background);
  color: ${color.foreground};
  > svg {
    flex: none;
    color: var(--banner-foreground);
  }
  &[data-full] {
    justify-content: center;
    border: 0;
    border-radius: 0;
    @media ${media.narrow} {
      justify-content: start;
    }
  }
  &[data-tone='info'] {
    --banner-foreground: ${color.info};
    --banner-background: ${color.infoTint};
  }
  &[data-tone='success'] {
    --banner-foreground: ${color.success};
    --banner-background: ${color.successTint};
  }
  &[data-tone='warning'] {
    --banner-foreground: ${color.warning};
    --banner-background: ${color.warningTint};
  }
  &[data-tone='danger'] {
    --banner-foreground: ${color.danger};
    --banner-background: ${color.dangerTint};
  }
`
/** An action that does not fit beside the text is below it, at the same edge. */
const Texts = styled.div`
  display: flex;
  flex: 1 1 16rem;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.md};
  > :first-child {
    flex: 1 1 16rem;
    font-weight: 500;
  }
  [data-full] > &,
  [data-full] > & > :first-child {
    flex: 0 1 auto;
  }
`

export interface BannerProps {
  tone: BannerTone
  children: ReactNode
  action?: ReactNode
  isFull?: boolean | undefined
}

export function Banner({ tone, children, action, isFull }: BannerProps) {
  return (
    <Line data-tone={tone} data-full={isFull || undefined} role="status">
      {icons[tone]}
      <Texts>
        <div>{children}</div>
        {action}
      </Texts>
    </Line>
  )
}
