import styled, { css } from 'styled-components'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { RouteLink } from '#src/components/links/RouteLink.tsx'
import { counterparty } from '#src/features/transactions/counterparty.ts'
import type { DetailsLink } from '#src/features/transactions/selection.ts'
import { shortDate } from '#src/lib/dates.ts'
import type { Minor } from '#src/lib/money.ts'
import { media } from '#src/theme/media.ts'
import { color, space } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Disc, Monogram } from '#src/ui/Monogram.tsx'
import { SendIcon } from '#src/ui/NavigationIcons.tsx'
import { SmallText } from '#src/ui/SmallText.tsx'
import { Time } from '#src/ui/Time.tsx'
import { visuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { TransactionStatus } from './TransactionStatus.tsx'

/** In em, since large text needs more room. */
export const transactionWrapsBelow = '36em'
const narrow = `(width < ${transactionWrapsBelow})`
/** Too narrow for a name beside an amount: the amount is below it. */
const tiny = '(width < 14em)'

const rowStyle = css`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space.sm};
  height: 100%;
  min-height: inherit;
  padding: 0 ${space.lg};
  color: ${color.foreground};
  text-decoration: none;
  &[data-hovered] {
    background: ${color.canvas};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  &[aria-current] {
    background: ${color.brandTint};
    box-shadow: inset 3px 0 0 ${color.brand};
  }
  @container ${narrow} {
    padding-block: ${space.xs};
  }
  @container ${tiny} {
    grid-template-columns: 36px minmax(0, 1fr);
  }
  @media ${media.narrow} {
    padding-inline: ${space.md};
  }
  @media ${media.print} {
    padding: ${space.xxs} 0;
  }
`
const LinkRow = styled(RouteLink)`
  ${rowStyle}
`
const PlainRow = styled.div`
  ${rowStyle}
`
const Texts = styled.span`
  min-width: 0;
  line-height: 1.35;
`
/** Cut off, as the details have the full name. */
const Name = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
  overflow: hidden;
  overflow-wrap: anywhere;
  font-weight: 600;
  [data-one-line] & {
    @container not ${narrow} {
      display: block;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`
/** "Transfer to ": on a phone the name needs its space. */
const Lead = styled.span`
  @container ${narrow} {
    ${visuallyHidden}
  }
`
const Small = styled(SmallText)`
  [data-one-line] & {
    @container not ${narrow} {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`
const Wide = styled.span`
  @container ${narrow} {
    display: none;
  }
`
const Direction = styled.span`
  white-space: nowrap;
  @container (width < 20em) {
    display: none;
  }
`
const Figure = styled.span`
  justify-self: end;
  line-height: 1.35;
  text-align: end;
  @container ${tiny} {
    grid-column: 2;
    justify-self: start;
    text-align: start;
  }
  [data-status='failed'] & > :first-child {
    color: ${color.muted};
    text-decoration: line-through;
  }
`
const StatusBelow = styled.span`
  display: none;
  @container ${narrow} {
    display: block;
  }
`
/** Below the amount and the status, if the name leaves room. */
const BalanceBelow = styled(StatusBelow)`
  grid-column: 2 / -1;
  text-align: end;
`

export interface TransactionRowProps extends Partial<DetailsLink> {
  row: StatementRow
  text?: string | undefined
  balance?: Minor | undefined
  currency: string
  /** In a wide list, each text is on one line, so that all rows have the same height. */
  isOneLine?: boolean
}

export function TransactionRow(props: TransactionRowProps) {
  const { row, text = row.name, balance, currency, to, isOpen = false, isOneLine = false, ...link } = props
  const { name, date, transaction_type: direction, status, amount } = row
  const party = counterparty(text)
  const lead = text.slice(0, text.length - party.length)
  const balanceAfter = (
    <Small as="span">
      Balance <Amount minor={balance} currency={currency} />
    </Small>
  )
  const content = (
    <>
      {text === name ? (
        <Monogram name={party} direction={direction} />
      ) : (
        <Disc aria-hidden="true">
          <SendIcon size={18} />
        </Disc>
      )}
      <Texts>
        <Name>
          <bdi>
            {lead !== '' && <Lead>{lead}</Lead>}
            {party || '–'}
          </bdi>
        </Name>
        <Small as="span">
          <Time date={date} format={shortDate} />
          {direction !== undefined && (
            <Direction aria-hidden={amount !== undefined || undefined}> · {direction}</Direction>
          )}
          <Wide>
            {' · '}
            <TransactionStatus status={status} />
          </Wide>
        </Small>
      </Texts>
      <Figure>
        <Amount minor={amount} currency={currency} direction={direction} />
        {balance !== undefined && <Wide>{balanceAfter}</Wide>}
        <StatusBelow>
          <TransactionStatus status={status} />
        </StatusBelow>
      </Figure>
      {balance !== undefined && <BalanceBelow>{balanceAfter}</BalanceBelow>}
    </>
  )
  const states = {
    'data-status': status,
    'data-one-line': isOneLine || undefined,
  }
  if (to === undefined) return <PlainRow {...states}>{content}</PlainRow>
  return (
    <LinkRow
      to={to}
      state={link.state}
      isReplacing={link.isReplacing}
      {...(isOpen && { 'aria-current': true })}
      {...states}
    >
      {content}
    </LinkRow>
  )
}
