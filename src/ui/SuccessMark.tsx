import styled from 'styled-components'
import { color, radius, size } from '#src/theme/tokens.ts'
import { CheckIcon } from './Icon.tsx'

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: ${size.row};
  height: ${size.row};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color.successTint};
  color: ${color.success};
`

/** Decoration: the text beside it has the meaning. */
export function SuccessMark() {
  return (
    <Disc>
      <CheckIcon size={28} />
    </Disc>
  )
}
