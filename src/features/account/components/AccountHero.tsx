import type { ReactNode } from 'react'
import styled from 'styled-components'
import { RouteLink } from '#src/components/links/ButtonLink.tsx'
import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { BalanceSwitch } from '#src/components/page/BalanceSwitch.tsx'
import { useRefetchPage } from '#src/components/page/UnreadAnswer.tsx'
import { config } from '#src/config.ts'
import type { Pending } from '#src/features/account/cashFlow.ts'
import type { Minor } from '#src/lib/money.ts'
import { pluralize } from '#src/lib/text.ts'
import { paths } from '#src/paths.ts'
import { useIsBalanceHidden } from '#src/session/preferences.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, size, space, text } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { CopyButton } from '#src/ui/buttons/CopyButton.tsx'
import { usePrinting } from '#src/ui/layout/usePrinting.ts'
import { Amount } from '#src/ui/text/Amount.tsx'
import { CoinIcon, FileIcon, PlusIcon, SendIcon } from '#src/ui/text/NavigationIcons.tsx'
import { OnDark } from '#src/ui/text/OnDark.tsx'
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
  /* A skeleton has the colour of rules, which is transparent here. */
  && [aria-busy] {
    --color-rule: ${color.heroRaised};
    flex-basis: 14rem;
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
  @media ${media.compact} and (width >= 40em) {
    grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
    align-items: center;
    column-gap: ${space.lg};
  }
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
  /* Smaller windows have them in the bar at the bottom. */
  @media ${media.compact} {
    display: none;
  }
`
const Actions = styled.ul`
  display: flex;
  gap: ${space.xs};
  @container (width < 33em) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
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

const actions = [
  { label: 'Send', to: paths.dashboard.send(), Icon: SendIcon },
  { label: dashboardTexts.menu.addFunds, to: paths.dashboard.addFunds(), Icon: PlusIcon },
  { label: dashboardTexts.menu.makePayment, to: paths.dashboard.makePayment(), Icon: CoinIcon },
  { label: 'Statements', to: paths.dashboard.statements(), Icon: FileIcon },
]

export interface HeroProps {
  number?: ReactNode
  balance: ReactNode
  note?: ReactNode
  isNew?: boolean
  /** No money can come in or go out until the account is open. */
  hasActions?: boolean
  children: ReactNode
}

export function Hero({ number, balance, note, isNew = false, hasActions = true, children }: HeroProps) {
  const main = isNew ? paths.dashboard.addFunds() : paths.dashboard.send()
  return (
    <HeroFrame>
      <OnDark>
        <Main aria-labelledby="savings-account">
          <div>
            <AccountLine>
              <h2 id="savings-account">{config.productName}</h2>
              {number}
            </AccountLine>
            <Balance>{balance}</Balance>
            <Underway>{note}</Underway>
          </div>
          {!isNew && <SendTo />}
          {hasActions && (
            <QuickActions aria-label="Quick actions">
              <Actions>
                {actions.map(({ label, to, Icon }) => (
                  <li key={to}>
                    <Action to={to} data-main={to === main || undefined}>
                      <Icon />
                      <span>{label}</span>
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

export interface UnreadBalanceProps {
  onRetry: () => void
  isPending?: boolean
}

export function UnreadBalance({ onRetry, isPending = false }: UnreadBalanceProps) {
  return (
    <>
      <Amount minor={undefined} currency="" size="balance" />
      <Button variant="quiet" isPending={isPending} onPress={onRetry}>
        Retry
      </Button>
    </>
  )
}

export const balanceUnread = "We couldn't load your balance. Your money is where it was."

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
  children,
}: AccountHeroProps) {
  // The paper has the balances that the screen hides.
  const isPrinting = usePrinting()
  const isHidden = useIsBalanceHidden() && !isPrinting
  const { refetch, isPending } = useRefetchPage()
  const isAwaited = isNew && isNumberAwaited
  const isUnread = balance === undefined && !hasNoBalance
  return (
    <Hero
      isNew={isNew}
      hasActions={!isAwaited}
      number={
        <>
          {!isAwaited && (
            <AccountNumber>
              <span data-figures>{accountNumber ?? '–'}</span>
              {accountNumber !== undefined && (
                <CopyButton value={accountNumber} what="account number" variant="quiet" />
              )}
            </AccountNumber>
          )}
          {isNumberDoubtful && <span>Check with the bank before sharing.</span>}
        </>
      }
      balance={
        isUnread ? (
          <UnreadBalance onRetry={refetch} isPending={isPending} />
        ) : (
          <>
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
          </>
        )
      }
      note={
        isAwaited ? (
          <span>
            We're opening your account. You'll see its number here. Questions? <HelpLink />
          </span>
        ) : isNew ? (
          'Nothing has come in or gone out yet.'
        ) : isUnread ? (
          balanceUnread
        ) : (
          <OnItsWay pending={pending} currency={currency} />
        )
      }
    >
      {children}
    </Hero>
  )
}

function OnItsWay({ pending: { totals, counts }, currency }: Pick<AccountHeroProps, 'pending' | 'currency'>) {
  const parts = [
    { count: counts.debit, sum: totals.debit, direction: 'out' },
    { count: counts.credit, sum: totals.credit, direction: 'in' },
  ].filter(({ count }) => count > 0)
  return parts.map(({ count, sum, direction }, index) => (
    <span key={direction}>
      {index > 0 && <span> · </span>}
      {/* An unreadable amount leaves the count. */}
      <b>{sum === undefined ? pluralize(count, 'transaction') : <Amount minor={sum} currency={currency} />}</b>
      <span>{` on ${sum === undefined && count > 1 ? 'their' : 'its'} way ${direction}`}</span>
    </span>
  ))
}
