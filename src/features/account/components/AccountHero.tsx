import type { ComponentType, ReactNode } from 'react'
import styled from 'styled-components'
import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { RouteLink } from '#src/components/links/RouteLink.tsx'
import { BalanceSwitch } from '#src/components/page/BalanceSwitch.tsx'
import { useRefetchPage } from '#src/components/page/useRefetchPage.ts'
import { config } from '#src/config.ts'
import type { Pending } from '#src/features/account/cashFlow.ts'
import type { Minor } from '#src/lib/money.ts'
import { pluralize } from '#src/lib/pluralize.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, size, space, text } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Button } from '#src/ui/Button.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { CoinIcon, FileIcon, PlusIcon, SendIcon } from '#src/ui/NavigationIcons.tsx'
import { OnDark } from '#src/ui/OnDark.tsx'
import { SendTo } from './SendTo.tsx'

export const HeroFrame = styled.div`
  display: grid;
  border-radius: ${radius.control};
  background: ${color.hero};
  color: ${color.onSidebar};
  /* Visible with forced colours, which remove the background. */
  outline: 1px solid transparent;
  > * > section:first-child {
    border-block-start: 0;
  }
  @media ${media.desktop} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
  }
`
const Main = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  padding: ${space.xs} ${space.md} ${space.md};
  @media ${media.desktop} {
    padding: ${space.md} clamp(${space.lg}, 2.5vw, ${space.xl}) 28px;
  }
`
const AccountLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.sm};
  /* Holds without a number and its button, too. */
  min-height: ${size.target};
  color: ${color.onSidebarMuted};
  h2 {
    color: ${color.onSidebar};
    font-size: ${text.body};
  }
  /* Keeps the line from wrapping beside the chart, even in the fallback font. */
  button[data-variant] {
    padding-inline: ${space.xs};
  }
  @media ${media.narrow} {
    column-gap: ${space.xs};
  }
  /* Keeps the line from wrapping on a phone or beside the chart. */
  @media not ${media.wide} {
    button svg {
      display: none;
    }
  }
`
/** On a narrow phone the number takes its button to the next line. */
const AccountNumber = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: inherit;
  color: ${color.onSidebar};
  font-weight: 500;
  letter-spacing: 0.01em;
`
const Balance = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* Below a long balance, the button's icon begins where the balance does. */
  > span {
    margin-inline-end: calc(${space.xs} + ${space.sm});
  }
  > button {
    margin-inline-start: -${space.sm};
  }
`
const NotOpen = styled.span`
  font-size: ${text.title};
`
const Underway = styled.p`
  min-height: 1.6em;
  color: ${color.onSidebarMuted};
  b {
    color: ${color.onSidebar};
    font-weight: 600;
  }
`
const QuickActions = styled.nav`
  margin-block-start: ${space.md};
  container-type: inline-size;
`
const Actions = styled.ul`
  display: flex;
  gap: ${space.xs};
  @container (width < 33em) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${media.compact} {
    @container (19em <= width < 33em) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: ${space.xxs};
    }
  }
  @container (width < 11em) {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Action = styled(RouteLink)`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  height: 100%;
  min-height: ${size.target};
  padding-inline: 12px;
  border-radius: ${radius.control};
  background: ${color.heroRaised};
  color: ${color.onSidebar};
  outline: 1px solid transparent;
  font-weight: 600;
  text-decoration: none;
  @media ${media.compact} {
    @container (width < 33em) {
      flex-direction: column;
      justify-content: center;
      gap: ${space.xxs};
      min-height: 64px;
      padding: ${space.xs} 1px;
      line-height: 1.3;
      font-size: clamp(0.6875rem, 3.6cqi, 0.75rem);
      text-align: center;
    }
  }
  &[data-main] {
    background: ${color.onSidebar};
    color: ${color.sidebar};
  }
  &[data-hovered] {
    box-shadow: inset 0 0 0 1px ${color.onSidebarMuted};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.sidebarFocus};
    outline-offset: 2px;
  }
`

/** Shows the first text, or in a tile the second. */
const Texts = styled.span`
  > :last-child {
    display: none;
  }
  @media ${media.compact} {
    @container (width < 33em) {
      > :first-child {
        display: none;
      }
      > :last-child {
        display: inline;
      }
    }
  }
`

const actions = [
  { label: 'Send', to: paths.dashboard.send(), Icon: SendIcon },
  { label: dashboardTexts.menu.addFunds, to: paths.dashboard.addFunds(), Icon: PlusIcon },
  { label: dashboardTexts.menu.makePayment, short: 'Payment', to: paths.dashboard.makePayment(), Icon: CoinIcon },
  { label: 'Statements', to: paths.dashboard.statements(), Icon: FileIcon },
] satisfies readonly { label: string; short?: string; to: string; Icon: ComponentType }[]

export interface AccountHeroProps {
  accountNumber: string | undefined
  /** The bank has sent the digits as a number: leading zeros may be missing. */
  isNumberDoubtful: boolean
  balance: Minor | undefined
  currency: string
  pending: Pending
  isNew: boolean
  isNumberAwaited: boolean
  /** The bank states no balance. An unreadable balance is a dash. */
  hasNoBalance: boolean
  isHidden: boolean
  children: ReactNode
}

export function AccountHero({
  accountNumber,
  isNumberDoubtful,
  balance,
  currency,
  pending,
  isNew,
  isNumberAwaited,
  hasNoBalance,
  isHidden,
  children,
}: AccountHeroProps) {
  const { refetch, isPending } = useRefetchPage()
  const isAwaited = isNew && isNumberAwaited
  const isUnread = balance === undefined && !hasNoBalance
  const main = isNew ? paths.dashboard.addFunds() : paths.dashboard.send()
  return (
    <HeroFrame>
      <OnDark>
        <Main aria-labelledby="savings-account">
          <div>
            <AccountLine>
              <h2 id="savings-account">{config.productName}</h2>
              {!isAwaited && (
                <AccountNumber>
                  <span data-figures>{accountNumber ?? '–'}</span>
                  {accountNumber !== undefined && (
                    <CopyButton value={accountNumber} what="account number" variant="quiet" />
                  )}
                </AccountNumber>
              )}
              {isNumberDoubtful && <span>Check with the bank before sharing.</span>}
            </AccountLine>
            <Balance>
              <span aria-live="polite">
                {isAwaited && hasNoBalance ? (
                  <NotOpen>Not open yet</NotOpen>
                ) : (
                  <Amount
                    minor={balance}
                    currency={currency}
                    isHidden={isHidden && balance !== undefined}
                    size="balance"
                  />
                )}
              </span>
              {balance !== undefined && <BalanceSwitch isHidden={isHidden} hasText />}
              {isUnread && (
                <Button variant="quiet" isPending={isPending} onPress={refetch}>
                  Retry
                </Button>
              )}
            </Balance>
            <Underway>
              {isNew ? (
                isNumberAwaited ? (
                  <span>
                    We're opening your account. You'll see its number here. Questions? <HelpLink />
                  </span>
                ) : (
                  'Nothing has come in or gone out yet.'
                )
              ) : isUnread ? (
                "We couldn't load your balance."
              ) : (
                <OnItsWay pending={pending} currency={currency} isHidden={isHidden} />
              )}
            </Underway>
          </div>
          {!isNew && <SendTo />}
          {/* No money can come in or go out until the account is open. */}
          {!isAwaited && (
            <QuickActions aria-label="Quick actions">
              <Actions>
                {actions.map(({ label, short = label, to, Icon }) => (
                  <li key={to}>
                    <Action to={to} aria-label={label} data-main={to === main || undefined}>
                      <Icon />
                      <Texts>
                        <span>{label}</span>
                        <span>{short}</span>
                      </Texts>
                    </Action>
                  </li>
                ))}
              </Actions>
            </QuickActions>
          )}
        </Main>
        {children}
      </OnDark>
    </HeroFrame>
  )
}

/** The count is shown while amounts are hidden or unreadable. */
function OnItsWay({ pending, currency, isHidden }: Pick<AccountHeroProps, 'pending' | 'currency' | 'isHidden'>) {
  const { totals, counts } = pending
  const parts = [
    { count: counts.debit, minor: totals.debit, direction: 'out' },
    { count: counts.credit, minor: totals.credit, direction: 'in' },
  ].filter(({ count }) => count > 0)
  return parts.map(({ count, minor, direction }, index) => {
    const sum = isHidden ? undefined : minor
    return (
      <span key={direction}>
        {index > 0 && <span> · </span>}
        <b>{sum === undefined ? pluralize(count, 'transaction') : <Amount minor={sum} currency={currency} />}</b>
        <span>{` on ${sum === undefined && count > 1 ? 'their' : 'its'} way ${direction}`}</span>
      </span>
    )
  })
}
