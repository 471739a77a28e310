import { Fragment } from 'react'
import styled from 'styled-components'
import { color, font, text } from '#src/theme/tokens.ts'

const Line = styled.span`
  font-family: ${font.mono};
  font-size: ${text.body};
  line-height: 1.7;
  color: ${color.muted};
  b {
    color: ${color.ink};
    font-weight: 700;
  }
`
/** The gap is a margin, not a space, so that a selected address is copied without one. */
const Block = styled.span`
  margin-inline-end: 0.75ch;
`

/** An address to compare by eye: in blocks of four, the first and the last six characters in bold. */
export function AddressText({ address }: { address: string }) {
  const characters = Array.from(address, (character, index) => ({
    character,
    isEnd: index < 6 || index >= address.length - 6,
  }))
  const blocks = Array.from({ length: Math.ceil(characters.length / 4) }, (_, index) => ({
    start: index * 4,
    part: characters.slice(index * 4, index * 4 + 4),
  }))
  return (
    <Line translate="no">
      {blocks.map(({ start, part }) => (
        <Fragment key={start}>
          <Block>
            {part.map(({ character, isEnd }, index) =>
              isEnd ? <b key={index}>{character}</b> : <Fragment key={index}>{character}</Fragment>,
            )}
          </Block>
          <wbr />
        </Fragment>
      ))}
    </Line>
  )
}
