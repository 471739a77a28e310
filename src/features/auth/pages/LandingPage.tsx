import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { paths } from '#src/paths.ts'
import { clearTokensIfStill, storedTokens } from '#src/session/session.ts'
import { read, storageKeys, write } from '#src/session/storage.ts'
import { authTexts } from '#src/texts/auth.ts'
import { redirectMs, texts } from '#src/texts/common.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { ButtonLink } from '#src/components/ButtonLink.tsx'
import { Page } from '#src/components/Page.tsx'

const Lead = styled.p`
  color: ${color.muted};
  font-size: ${text.lead};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`

const Facts = styled.dl`
  border-block-start: 1px solid ${color.rule};
`
const Fact = styled.div`
  padding-block: ${space.md};
  border-block-end: 1px solid ${color.rule};
`
const Term = styled.dt`
  font-weight: 600;
`
const Detail = styled.dd`
  margin: 0;
  color: ${color.muted};
`

const facts = [
  ['Savings account', 'Every transaction in one list, and a balance that stays hidden until you ask for it.'],
  ['Bank transfers', 'Checked with you before they leave, and confirmed with a PIN of four digits.'],
  ['Deposits', 'Add funds, pay and save with cryptocurrency, and follow each deposit until it is confirmed.'],
] as const

/** The way in. Whoever has just logged out is told so, and the tokens of that session are cleared a little later. */
export function LandingPage() {
  const [hasLoggedOut] = useState(() => read(storageKeys.loggedOut) !== undefined)
  useEffect(() => {
    if (!hasLoggedOut) return undefined
    write(storageKeys.loggedOut, undefined)
    const leftOver = storedTokens()
    const timer = setTimeout(() => clearTokensIfStill(leftOver), redirectMs.long)
    return () => clearTimeout(timer)
  }, [hasLoggedOut])

  const { landing } = authTexts
  return (
    <Page title={landing.welcome}>
      {hasLoggedOut && <Banner tone="success">{texts.loggedOut}</Banner>}
      <Lead>Your account, transfers and deposits in one place: {landing.claim}.</Lead>
      <Actions>
        <ButtonLink to={paths.auth.signUp()}>{landing.getStarted}</ButtonLink>
        <ButtonLink to={paths.auth.signIn()} variant="secondary">
          {landing.signIn}
        </ButtonLink>
      </Actions>
      <Facts>
        {facts.map(([term, detail]) => (
          <Fact key={term}>
            <Term>{term}</Term>
            <Detail>{detail}</Detail>
          </Fact>
        ))}
      </Facts>
    </Page>
  )
}
