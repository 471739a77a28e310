import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { PageHeading } from '#src/components/page/Page.tsx'
import { AccountExample } from '#src/features/auth/components/AccountExample.tsx'
import { paths } from '#src/paths.ts'
import { clearTokensIfStill, storedTokens } from '#src/session/session.ts'
import { endNotice } from '#src/session/sessionEnd.ts'
import { read, storageKeys, write } from '#src/session/storage.ts'
import { authTexts } from '#src/texts/auth.ts'
import { redirectMs } from '#src/texts/common.ts'
import * as texts from '#src/texts/common.ts'
import { media } from '#src/theme/media.ts'
import { color, font, radius, size, space, text } from '#src/theme/tokens.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { useSignal } from '#src/ui/hooks.ts'
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
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space.xl};
  padding-block: ${space.lg} ${space.xxl};
  h1 {
    font-size: 2.25rem;
    line-height: 1.12;
    letter-spacing: -0.015em;
  }
  @media not ${media.desktop} {
    /* Balanced lines would break "E-banking" at its hyphen. */
    h1 {
      text-wrap: wrap;
    }
  }
  @media not ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    padding-block: ${space.xl} ${space.xxxl};
    > :first-child > * {
      grid-column: span 2;
    }
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
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  @media ${media.narrow} {
    display: grid;
  }
`
const Farewell = styled.div`
  margin-block-end: ${space.lg};
`
const Points = styled.ul`
  display: grid;
  gap: ${space.lg};
  @media not ${media.narrow} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media ${media.desktop} {
    gap: ${space.xl};
  }
  padding-block: ${space.xl};
  @media ${media.desktop} {
    padding-block: ${space.xxl};
  }
`
const Point = styled.li`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  align-content: start;
  gap: ${space.sm} ${space.md};
  p {
    margin-block-start: ${space.xxs};
    color: ${color.muted};
  }
  h2 {
    font-size: ${text.lead};
  }
  @media not ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space.lg};
    border: 1px solid ${color.rule};
    border-radius: ${radius.large};
    background: ${color.surface};
  }
`
const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 50%;
  background: ${color.brandTint};
  color: ${color.brand};
`
const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space.lg} ${space.md};
  @media not ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.xl};
  }
  @media ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  padding-block: ${space.md} ${space.xl};
  counter-reset: step;
`
const Step = styled.li`
  padding-block-start: ${space.md};
  border-block-start: 2px solid ${color.brand};
  counter-increment: step;
  &::before {
    content: counter(step);
    display: block;
    margin-block-end: ${space.xs};
    color: ${color.brand};
    font: 600 1.625rem / 1 ${font.heading};
  }
  p {
    color: ${color.muted};
  }
`

const End = styled.div`
  padding-block-end: ${space.xxl};
  @media ${media.narrow} {
    display: grid;
  }
`

const points = [
  {
    Icon: EyeIcon,
    title: 'A private balance',
    detail: 'Your balance stays hidden until you choose to show it.',
  },
  {
    Icon: LockIcon,
    title: 'Transfers you confirm',
    detail: 'Nothing is sent before you check it and enter your PIN.',
  },
  {
    Icon: ClockIcon,
    title: 'Deposits you can track',
    detail: 'Add cryptocurrency and see the status of each deposit.',
  },
] as const

const steps = [
  { title: 'Sign up', detail: 'Your name, an email address and a password.' },
  { title: 'Confirm your email', detail: 'With the code we send you.' },
  { title: 'Verify your identity', detail: 'One ID document and a photo of you. It’s free.' },
  { title: 'Create your PIN', detail: 'Four digits that confirm every transfer.' },
] as const

/** Confirms a logout, says why the bank ended a session, and clears the session's tokens a little later. */
export function Component() {
  const [hasLoggedOut] = useState(() => read(storageKeys.loggedOut) !== undefined)
  useEffect(() => {
    if (!hasLoggedOut) return undefined
    write(storageKeys.loggedOut, undefined)
    const leftOver = storedTokens()
    const timer = setTimeout(() => clearTokensIfStill(leftOver), redirectMs.long)
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
              <Lead>{`${landing.claim}. Your account, transfers and deposits in one place.`}</Lead>
              <Ways>
                {isReturning && <ButtonLink to={paths.auth.signIn()}>{landing.signIn}</ButtonLink>}
                <ButtonLink to={paths.auth.signUp()} variant={isReturning ? 'secondary' : 'primary'}>
                  {landing.getStarted}
                </ButtonLink>
              </Ways>
            </div>
          </OnDark>
          <AccountExample />
        </Opening>
      </Dark>
      <Wrap>
        <Points>
          {points.map(({ Icon, title, detail }) => (
            <Point key={title}>
              <Disc>
                <Icon size={26} />
              </Disc>
              <div>
                <h2>{title}</h2>
                <p>{detail}</p>
              </div>
            </Point>
          ))}
        </Points>
        <h2>Four steps to your account</h2>
        <Steps>
          {steps.map(({ title, detail }) => (
            <Step key={title}>
              <h3>{title}</h3>
              <p>{detail}</p>
            </Step>
          ))}
        </Steps>
        <End>
          <ButtonLink to={paths.auth.signUp()}>Sign Up</ButtonLink>
        </End>
      </Wrap>
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
