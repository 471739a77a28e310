import styled from 'styled-components'
import { ThemeChoice } from '#src/components/ThemeChoice.tsx'
import { config } from '#src/config.ts'
import { useHydrated } from '#src/ui/useHydrated.ts'
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

/** As wide as a year, so that nothing moves when the year comes. */
const Year = styled.span`
  display: inline-block;
  min-width: 4ch;
  font-variant-numeric: tabular-nums;
`

/** Whose site this is, in the current year, and how it looks. */
export function Footer() {
  const { legalName, contactEmail, bankName } = config
  const isHydrated = useHydrated()
  const year = isHydrated ? new Date().getFullYear() : undefined
  return (
    <Line>
      <span>
        © <Year>{year}</Year> <span data-config="operator">{legalName || bankName}</span>
      </span>
      {isHydrated && contactEmail !== '' && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
      <span data-print="hide">
        <ThemeChoice />
      </span>
    </Line>
  )
}
