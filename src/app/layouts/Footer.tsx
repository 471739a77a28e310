import styled from 'styled-components'
import { config } from '#src/lib/config.ts'
import { color, space, text } from '#src/theme/tokens.ts'

const Line = styled.footer`
  padding: ${space.lg} ${space.md};
  color: ${color.muted};
  font-size: ${text.small};
  text-align: center;
`

/** Whose site this is, and since when: the current year. */
export function Footer() {
  const owner = config.legalName === '' ? config.bankName : config.legalName
  return (
    <Line>
      © {new Date().getFullYear()} {owner}
    </Line>
  )
}
