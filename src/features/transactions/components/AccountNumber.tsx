import styled from 'styled-components'
import { isIban } from '#src/lib/iban.ts'

/** A line breaks between groups only. A copy has no spaces, as margins separate them. */
const Group = styled.span`
  display: inline-block;
  &:not(:last-child) {
    margin-inline-end: 0.6ch;
  }
`

/** An IBAN in groups of four, which the customer can compare. Any other number is shown as it was entered. */
export function AccountNumber({ number }: { number: string }) {
  if (!isIban(number)) return <bdi>{number}</bdi>
  return (
    <bdi>
      {number.match(/.{1,4}/g)?.map((group, index) => (
        <Group key={index}>{group}</Group>
      ))}
    </bdi>
  )
}
