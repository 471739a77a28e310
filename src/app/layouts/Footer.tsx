import { t } from '@lingui/core/macro'
import styled from 'styled-components'
import { LanguageChoice } from '#src/components/page/LanguageChoice.tsx'
import { config } from '#src/config.ts'
import { color, space } from '#src/theme/tokens.ts'
import { useHydrated, useNow } from '#src/ui/hooks.ts'
import { SmallText } from '#src/ui/text/Text.tsx'

const Line = styled(SmallText)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.xs} ${space.lg};
  padding: ${space.lg} ${space.md};
`

const Link = styled.a`
  color: ${color.link};
`
/** Reserves the width of a year, so that nothing moves when it appears. */
const Year = styled.span`
  display: inline-block;
  min-width: 4ch;
  font-variant-numeric: tabular-nums;
`

/** A prerendered page gets the operator's name before the first paint, and the rest once it is hydrated. */
export function Footer() {
  const year = useNow().getFullYear()
  const isHydrated = useHydrated()
  const { legalName, contactEmail, bankName } = config
  const links = [
    [contactEmail, contactEmail && `mailto:${contactEmail}`],
    [t`Imprint`, config.imprintUrl],
    [t`Privacy`, config.privacyUrl],
    [t`Fees`, config.feesUrl],
    [t({ message: 'Terms', context: 'and conditions' }), config.termsUrl],
  ] as const
  return (
    <Line as="footer">
      <span>
        © <Year>{isHydrated && year}</Year> <span data-config="operator">{legalName || bankName}</span>
      </span>
      {isHydrated &&
        links.map(
          ([name, url]) =>
            url !== '' && (
              <Link key={name} href={url} data-print="hide">
                {name}
              </Link>
            ),
        )}
      {isHydrated && <LanguageChoice />}
    </Line>
  )
}
