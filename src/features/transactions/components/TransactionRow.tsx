import { memo } from 'react'
import styled, { css } from 'styled-components'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { RouteLink } from '#src/components/links/ButtonLink.tsx'
import { counterparty } from '#src/features/transactions/counterparty.ts'
import type { DetailsLink } from '#src/features/transactions/selection.ts'
import { shortDate } from '#src/lib/dates.ts'
import type { Minor } from '#src/lib/money.ts'
import { media } from '#src/theme/media.ts'
import { color, size, space } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/text/Amount.tsx'
import { Disc, Monogram } from '#src/ui/text/Monogram.tsx'
import { SendIcon } from '#src/ui/text/NavigationIcons.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'
import { Time } from '#src/ui/text/Time.tsx'
import { visuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { TransactionStatus } from './TransactionStatus.tsx'

/** Too narrow for a name beside an amount: the amount is below it. */
const tiny = '(width < 17.5em)'

/** In em, since large text needs more room. */
export const narrow = '(width < 36em)'
/** From this width `data-columns` shows date, disc, name, type, status, amount and, with 'balance', the balance. */
export const wide = '(width >= 38em)'

export const columns = `5rem ${size.disc} minmax(0, 1fr) 3.25rem 6.5rem minmax(7.25rem, auto)`
export const columnsWithBalance = `${columns} minmax(7.25rem, auto)`

export type TransactionColumns = 'amount' | 'balance'

const Row = styled.div`
  --name-start: calc(${size.disc} + ${space.sm});
  position: relative;
  display: grid;
  grid-template-columns: ${size.disc} minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space.sm};
  height: 100%;
  min-height: inherit;
  padding: 0 ${space.inset};
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
    @media ${media.forcedColors} {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  @container ${narrow} {
    padding-block: ${space.xs};
  }
  @container ${tiny} {
    grid-template-columns: ${size.disc} minmax(0, 1fr);
  }
  @container ${wide} {
    &[data-columns] {
      --name-start: calc(5rem + ${size.disc} + 2 * ${space.sm});
      grid-template-columns: ${columns};
    }
    &[data-columns='balance'] {
      grid-template-columns: ${columnsWithBalance};
    }
    &[data-columns] > * {
      grid-row: 1;
    }
    &[data-columns] > :first-child {
      grid-column: 2;
    }
  }
  li:not(:last-child) > &::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: calc(${space.inset} + var(--name-start)) ${space.inset};
    border-block-end: 1px solid ${color.rule};
  }
  @media ${media.print} {
    padding: ${space.xxs} 0;
  }
`
const inColumn = (column: number) => css`
  @container ${wide} {
    [data-columns] & {
      grid-row: 1;
      grid-column: ${column};
      justify-self: ${column < 6 ? 'stretch' : 'end'};
    }
  }
`
const dissolving = css`
  @container ${wide} {
    [data-columns] & {
      display: contents;
    }
  }
`
const Texts = styled.span`
  min-width: 0;
  line-height: 1.35;
  ${dissolving}
`
/** Truncated, since the details have the full name. */
const Name = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
  overflow: hidden;
  font-weight: 600;
  ${inColumn(3)}
`
const Note = styled.span`
  color: ${color.muted};
  font-weight: 400;
  @container ${narrow} {
    display: block;
  }
`
/** "Transfer to " is hidden on a phone, where the name needs the space. */
const Lead = styled.span`
  @container ${narrow} {
    ${visuallyHidden}
  }
`
const Small = styled(SmallText)`
  ${dissolving}
`
const When = styled.span`
  white-space: nowrap;
  ${inColumn(1)}
`
const Dot = styled.span`
  @container ${wide} {
    [data-columns] & {
      display: none;
    }
  }
`
const Wide = styled.span`
  @container ${narrow} {
    display: none;
  }
`
const StatusBeside = styled(Wide)`
  ${inColumn(5)}
`
const Direction = styled.span`
  white-space: nowrap;
  ${inColumn(4)}
  @container (width < 20em) {
    display: none;
  }
`
const Figure = styled.span`
  justify-self: end;
  line-height: 1.35;
  text-align: end;
  ${dissolving}
  @container ${tiny} {
    grid-column: 2;
    justify-self: start;
    text-align: start;
  }
  > :first-child {
    ${inColumn(6)}
  }
`
const BalanceBeside = styled(Wide)`
  ${inColumn(7)}
`
const StatusBelow = styled.span`
  display: none;
  @container ${narrow} {
    display: block;
  }
`
const BalanceBelow = styled(StatusBelow)`
  grid-column: 2 / -1;
  text-align: end;
`

export interface TransactionRowProps extends Partial<DetailsLink> {
  row: StatementRow
  text?: string | undefined
  /** The note by which a search has found it. */
  note?: string | undefined
  balance?: Minor | undefined
  currency: string
  /** Gives each fact a column if the list is wide enough. */
  columns?: TransactionColumns | undefined
}

/** Memoised: a key in the search renders only the rows that change. */
export const TransactionRow = memo(function TransactionRow(props: TransactionRowProps) {
  const { row, text = row.name, note, balance, currency, to, isOpen = false, columns, ...link } = props
  const { name, date, transaction_type: direction, status, amount } = row
  const party = counterparty(text)
  const lead = text.slice(0, text.length - party.length)
  const balanceAfter = (
    <Small as="span">
      <Dot>Balance </Dot>
      <Amount minor={balance} currency={currency} />
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
            <span>{party || '–'}</span>
          </bdi>
          {note !== undefined && (
            <Note>
              <Wide> · </Wide>
              <bdi>{note}</bdi>
            </Note>
          )}
        </Name>
        <Small as="span">
          <When>
            <Time date={date} format={shortDate} />
          </When>
          {direction !== undefined && (
            <Direction aria-hidden={amount !== undefined || undefined}>
              <Dot> · </Dot>
              <span>{direction}</span>
            </Direction>
          )}
          <StatusBeside>
            <Dot> · </Dot>
            <TransactionStatus status={status} />
          </StatusBeside>
        </Small>
      </Texts>
      <Figure>
        <Amount minor={amount} currency={currency} direction={direction} isStruck={status === 'failed'} />
        {balance !== undefined && <BalanceBeside>{balanceAfter}</BalanceBeside>}
        <StatusBelow>
          <TransactionStatus status={status} />
        </StatusBelow>
      </Figure>
      {balance !== undefined && <BalanceBelow>{balanceAfter}</BalanceBelow>}
    </>
  )
  if (to === undefined) return <Row data-columns={columns}>{content}</Row>
  return (
    <Row
      as={RouteLink}
      to={to}
      state={link.state}
      isReplacing={link.isReplacing}
      {...(isOpen && { 'aria-current': true })}
      data-columns={columns}
    >
      {content}
    </Row>
  )
})
