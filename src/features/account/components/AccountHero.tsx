import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { GetAccountAnswer } from '#src/api/generated/models/getAccountAnswer.ts'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { BalanceSwitch } from '#src/components/page/BalanceSwitch.tsx'
import { useRefetchPage } from '#src/components/page/UnreadAnswer.tsx'
import { config } from '#src/config.ts'
import type { Totals } from '#src/features/transactions/totals.ts'
import { paths } from '#src/paths.ts'
import { useIsBalanceHidden } from '#src/session/preferences.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, size, space, text } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { CopyButton } from '#src/ui/buttons/CopyButton.tsx'
import { Cluster } from '#src/ui/layout/Columns.tsx'
import { usePrinting } from '#src/ui/layout/usePrinting.ts'
import { Amount } from '#src/ui/text/Amount.tsx'
import { CoinIcon, PlusIcon, SendIcon } from '#src/ui/text/NavigationIcons.tsx'
import { OnDark, SmallTextOnDark } from '#src/ui/text/OnDark.tsx'
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
  }
  @media ${media.desktop} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
  }
`
const Main = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: ${space.md};
  padding: ${space.xs} ${space.md} ${space.md};
  @media ${media.desktop} {
    padding: ${space.md} ${space.lg} ${space.lg};
  }
`
/** Keeps its line, so that nothing moves when the account arrives. */
const Note = styled(SmallTextOnDark)`
  min-height: 1.5em;
`
const AccountLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.sm};
  min-height: ${size.target};
  h2 {
    font-size: ${text.body};
  }
`
const Balance = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.xs};
`
const Actions = styled(Cluster)`
  /* Smaller windows have them in the bar at the bottom. */
  @media ${media.compact} {
    display: none;
  }
`

const actions = [
  { label: t`Send`, to: paths.dashboard.send(), Icon: SendIcon },
  { label: dashboardTexts.menu.addFunds, to: paths.dashboard.addFunds(), Icon: PlusIcon },
  { label: dashboardTexts.menu.makePayment, to: paths.dashboard.makePayment(), Icon: CoinIcon },
]

export interface HeroProps {
  number?: ReactNode
  balance: ReactNode
  note?: ReactNode
  isNew?: boolean
  children: ReactNode
}

export function Hero({ number, balance, note, isNew = false, children }: HeroProps) {
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
            <Note>{note}</Note>
          </div>
          {!isNew && <SendTo />}
          <Actions as="nav" $gap="xs" aria-label={t`Quick actions`}>
            {actions.map(({ label, to, Icon }) => (
              <ButtonLink key={to} to={to} icon={<Icon />} variant={to === main ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            ))}
          </Actions>
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
        {t`Retry`}
      </Button>
    </>
  )
}

export const balanceUnread = t`We couldn't load your balance. Your money is where it was.`

export interface AccountHeroProps {
  account: GetAccountAnswer['account']
  /** The bank has sent the digits as a number: leading zeros may be missing. */
  isNumberDoubtful: boolean
  /** False until the bank has given the account a number. */
  isOpen: boolean
  isNew: boolean
  pending: Totals
  currency: string
  children: ReactNode
}

export function AccountHero(props: AccountHeroProps) {
  const { account, isNumberDoubtful, isOpen, isNew, pending, currency, children } = props
  const { account_no: number, tb: balance } = account
  // The paper has the balances that the screen hides.
  const isPrinting = usePrinting()
  const isHidden = useIsBalanceHidden() && !isPrinting
  const { refetch, isPending } = useRefetchPage()
  return (
    <Hero
      isNew={isNew}
      number={
        <>
          <span data-figures>{number || '–'}</span>
          {number && (
            <CopyButton
              value={number}
              what={t({ message: 'account number', comment: 'What a button copies' })}
              isIcon
            />
          )}
          {isNumberDoubtful && <span>{t`Check with the bank before sharing.`}</span>}
        </>
      }
      balance={
        balance === undefined ? (
          isOpen && <UnreadBalance onRetry={refetch} isPending={isPending} />
        ) : (
          <>
            <span aria-live="polite">
              <Amount minor={balance} currency={currency} isHidden={isHidden} size="balance" />
            </span>
            <BalanceSwitch isHidden={isHidden} hasText />
          </>
        )
      }
      note={
        !isOpen ? (
          <span>
            <Trans>
              We're opening your account. You'll see its number here. Questions? <HelpLink />
            </Trans>
          </span>
        ) : balance === undefined ? (
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

function OnItsWay({ pending, currency }: Pick<AccountHeroProps, 'pending' | 'currency'>) {
  const { debit = 0, credit = 0 } = pending
  return (
    <>
      {debit > 0 && (
        <span>
          <Trans comment="An amount of money">
            <Amount minor={debit} currency={currency} /> on its way out
          </Trans>
        </span>
      )}
      {debit > 0 && credit > 0 && <span> · </span>}
      {credit > 0 && (
        <span>
          <Trans comment="An amount of money">
            <Amount minor={credit} currency={currency} /> on its way in
          </Trans>
        </span>
      )}
    </>
  )
}
