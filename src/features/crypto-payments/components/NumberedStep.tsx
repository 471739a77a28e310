import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, space, text } from '#src/theme/tokens.ts'

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
const StepNumber = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${color.brandTint};
  color: ${color.link};
  font-size: ${text.small};
  font-weight: 600;
`
const Title = styled.h3`
  align-self: center;
  font-size: ${text.body};
`
const Body = styled.div`
  display: flex;
  flex-direction: column;
  grid-column: 2;
  gap: ${space.lg};
  min-width: 0;
  @media ${media.narrow} {
    grid-column: 1 / -1;
  }
`

export function NumberedStep({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <Frame>
      <StepNumber aria-hidden="true">{number}</StepNumber>
      <Title>{title}</Title>
      <Body>{children}</Body>
    </Frame>
  )
}
