import { Fragment } from 'react'
import styled from 'styled-components'
import { color, font, text } from '#src/theme/tokens.ts'

const Line = styled.span`
  display: block;
  color: ${color.foreground};
  font-family: ${font.mono};
  font-size: ${text.lead};
  line-height: 1.7;
  /* Lines of equal length, so that the end of an address is never alone. */
  text-wrap: balance;
`
/** The gap is a margin, so a copied address contains no space. */
const Block = styled.span`
  margin-inline-end: 6px;
  white-space: nowrap;
  &[data-end] {
    font-weight: 700;
  }
`

export function AddressText({ address }: { address: string }) {
  const groups = Array.from({ length: Math.ceil(address.length / 4) }, (_, index) =>
    address.slice(index * 4, index * 4 + 4),
  )
  return (
    <Line translate="no">
      {groups.map((group, index) => (
        <Fragment key={index}>
          <Block data-end={index < 2 || index >= groups.length - 2 || undefined}>{group}</Block>
          <wbr />
        </Fragment>
      ))}
    </Line>
  )
}
