import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { Stack } from '#src/ui/layout/Columns.tsx'
import { Disc } from '#src/ui/text/Monogram.tsx'

const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: ${space.md} ${space.sm};
  &:not(:last-of-type)::before {
    content: '';
    position: absolute;
    inset-block: 36px -${space.md};
    inset-inline-start: 13px;
    border-inline-start: 2px solid ${color.rule};
  }
  @media ${media.narrow} {
    &::before {
      display: none;
    }
  }
`
const StepNumber = styled(Disc)`
  width: 28px;
  height: 28px;
`
const Title = styled.h3`
  align-self: center;
  font-size: ${text.body};
`
const Body = styled(Stack)`
  grid-column: 2;
  @media ${media.narrow} {
    grid-column: 1 / -1;
  }
`

export interface NumberedStepProps {
  number: number
  title: string
  children: ReactNode
}

export function NumberedStep({ number, title, children }: NumberedStepProps) {
  return (
    <Frame>
      <StepNumber aria-hidden="true">{number}</StepNumber>
      <Title>{title}</Title>
      <Body>{children}</Body>
    </Frame>
  )
}
