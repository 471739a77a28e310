import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius, space, text } from '#src/theme/tokens.ts'

const Bubble = styled(AriaTooltip)`
  max-width: 240px;
  padding: ${space.xxs} ${space.xs};
  border-radius: ${radius.control};
  background: ${color.foreground};
  color: ${color.surface};
  font-size: ${text.small};
  line-height: 1.4;
  @media ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
  @media ${media.print} {
    display: none;
  }
`

export interface TooltipProps {
  text: string
  /** One react-aria control; it keeps the text as its description. */
  children: ReactNode
}

export function Tooltip({ text: words, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={600} closeDelay={0}>
      {children}
      <Bubble offset={6} placement="bottom">
        <span>{words}</span>
      </Bubble>
    </TooltipTrigger>
  )
}
