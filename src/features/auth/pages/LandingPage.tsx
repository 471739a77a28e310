import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { PageHeading } from '#src/components/page/Page.tsx'
import { AccountExample } from '#src/features/auth/components/AccountExample.tsx'
import { paths } from '#src/paths.ts'
import { clearingTokens } from '#src/session/session.ts'
import { endNotice } from '#src/session/sessionEnd.ts'
import { read, storageKeys, write } from '#src/session/storage.ts'
import { authTexts } from '#src/texts/auth.ts'
import { redirectMs } from '#src/texts/common.ts'
import * as texts from '#src/texts/common.ts'
import { media } from '#src/theme/media.ts'
import { color, size, space, text } from '#src/theme/tokens.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { useSignal } from '#src/ui/hooks.ts'
import { Cluster, surfaceStyle } from '#src/ui/layout/Columns.tsx'
import { ClockIcon, EyeIcon, LockIcon } from '#src/ui/text/Icon.tsx'
import { OnDark } from '#src/ui/text/OnDark.tsx'

const Dark = styled.div`
  background: ${color.hero};
  color: ${color.onSidebar};
`
const Wrap = styled.div`
  width: 100%;
  max-width: ${size.content};
  margin-inline: auto;
  padding-inline: ${space.md};
  @media ${media.desktop} {
    padding-inline: ${space.xl};
  }
`
const Opening = styled(Wrap)`
  display: grid;
  align-items: center;
  gap: ${space.xl};
  padding-block: ${space.lg} ${space.xxl};
  h1 {
    font-size: 2.25rem;
    line-height: 1.12;
  }
  @media ${media.compact} {
    /* Balanced lines would break "E-banking" at its hyphen. */
    h1 {
      text-wrap: wrap;
    }
  }
  @media ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    padding-block: ${space.xl} ${space.xxxl};
    h1 {
      font-size: 3.5rem;
    }
  }
`
const Lead = styled.p`
  max-width: 44ch;
  margin-block: ${space.md} ${space.lg};
  color: ${color.onSidebarMuted};
  font-size: 1.125rem;
`
const Farewell = styled.div`
  margin-block-end: ${space.lg};
`
const Points = styled(Wrap)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${space.lg};
  padding-block: ${space.xl};
`
const Point = styled.li`
  display: grid;
  gap: ${space.xs};
  padding: ${space.lg};
  ${surfaceStyle}
  svg {
    color: ${color.brand};
  }
  h2 {
    font-size: ${text.lead};
  }
  p {
    color: ${color.muted};
  }
`

const points = [
  { Icon: EyeIcon, title: t`A private balance`, detail: t`Your balance stays hidden until you choose to show it.` },
  {
    Icon: LockIcon,
    title: t`Transfers you confirm`,
    detail: t`Nothing is sent before you check it and enter your PIN.`,
  },
  {
    Icon: ClockIcon,
    title: t`Deposits you can track`,
    detail: t`Add cryptocurrency and see the status of each deposit.`,
  },
] as const

/** Confirms a logout, says why the bank ended a session, and clears the session's tokens a little later. */
export function Component() {
  const [hasLoggedOut] = useState(() => read(storageKeys.loggedOut) !== undefined)
  useEffect(() => {
    if (!hasLoggedOut) return undefined
    write(storageKeys.loggedOut, undefined)
    const timer = setTimeout(clearingTokens(), redirectMs.long)
    return () => clearTimeout(timer)
  }, [hasLoggedOut])

  const reason = useEndReason()
  /** The customer has an account: signing in is the main action. */
  const isReturning = hasLoggedOut || reason !== undefined

  const { landing } = authTexts
  return (
    <>
      <Dark>
        <Opening>
          <OnDark>
            <div>
              {isReturning && (
                <Farewell>
                  <Banner tone={reason === undefined ? 'success' : 'warning'}>
                    {hasLoggedOut && <p>{texts.loggedOut}</p>}
                    {reason !== undefined && <p>{reason}</p>}
                  </Banner>
                </Farewell>
              )}
              <PageHeading title={landing.welcome} />
              <Lead>{landing.claim}</Lead>
              <Cluster>
                {isReturning && <ButtonLink to={paths.auth.signIn()}>{landing.signIn}</ButtonLink>}
                <ButtonLink to={paths.auth.signUp()} variant={isReturning ? 'secondary' : 'primary'}>
                  {landing.getStarted}
                </ButtonLink>
              </Cluster>
            </div>
          </OnDark>
          <AccountExample />
        </Opening>
      </Dark>
      <Points as="ul">
        {points.map(({ Icon, title, detail }) => (
          <Point key={title}>
            <Icon size={26} />
            <h2>{title}</h2>
            <p>{detail}</p>
          </Point>
        ))}
      </Points>
    </>
  )
}

/** Stays until the customer leaves the page, and is gone on the next visit. Another tab may send it late. */
function useEndReason(): string | undefined {
  const latest = useSignal(endNotice)
  // StrictMode runs the cleanup at once.
  const [first] = useState(latest)
  useEffect(() => () => endNotice.set(undefined), [])
  return latest ?? first
}
