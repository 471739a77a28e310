import styled from 'styled-components'
import { ThemeChoice } from '#src/app/layouts/ThemeChoice.tsx'
import { config } from '#src/lib/config.ts'
import { color, space, text } from '#src/theme/tokens.ts'

const Line = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.xs} ${space.lg};
  padding: ${space.lg} ${space.md};
  color: ${color.muted};
  font-size: ${text.small};
`

/** Whose site this is, in the current year, and how it looks. */
export function Footer() {
  const { legalName, contactEmail, bankName } = config
  return (
    <Line>
      <span>
        © {new Date().getFullYear()} {legalName || bankName}
      </span>
      {contactEmail !== '' && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
      <span data-print="hide">
        <ThemeChoice />
      </span>
    </Line>
  )
}
