import styled from 'styled-components'
import { color, radius, space, text } from '#src/theme/tokens.ts'

export const MethodSteps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.sm};
  padding-block-start: ${space.lg};
  border-block-start: 1px solid ${color.rule};
  counter-reset: step;
  > li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    align-items: start;
    gap: ${space.sm};
    counter-increment: step;
    &::before {
      content: counter(step);
      border-radius: ${radius.pill};
      background: ${color.brandTint};
      color: ${color.link};
      font-size: ${text.small};
      font-weight: 600;
      line-height: 1.75rem;
      text-align: center;
    }
    > span {
      padding-block-start: 0.125rem;
    }
  }
`
