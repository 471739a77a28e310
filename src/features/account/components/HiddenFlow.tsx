import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius, space } from '#src/theme/tokens.ts'
import { Quiet } from './ChartSection.tsx'

const Place = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space.md};
  padding-block-end: ${space.sm};
`
const Bars = styled.div`
  display: grid;
  flex: 0 1 11.5rem;
  grid-template-columns: repeat(6, 1fr);
  justify-items: center;
  min-height: 6rem;
  background: linear-gradient(${color.onSidebarMuted}, ${color.onSidebarMuted}) center / 100% 1px no-repeat;
  > i {
    width: 32px;
    max-width: 60%;
    border: 1px dashed ${color.onSidebarMuted};
    border-radius: ${radius.small};
  }
  /* On a phone the transactions come sooner. */
  @media ${media.narrow} {
    display: none;
  }
`

/** Replaces the chart, whose bars would reveal the hidden amounts: these are all equal. */
export function HiddenFlow() {
  return (
    <Place>
      <Quiet>Hidden with your balance</Quiet>
      <Bars aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <i key={index} />
        ))}
      </Bars>
    </Place>
  )
}
