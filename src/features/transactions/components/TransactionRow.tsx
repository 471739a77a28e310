import { t } from '@lingui/core/macro'
import { memo } from 'react'
import styled from 'styled-components'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { RouteLink } from '#src/components/links/ButtonLink.tsx'
import { counterparty } from '#src/features/transactions/counterparty.ts'
import type { DetailsLink } from '#src/features/transactions/selection.ts'
import { shortDate } from '#src/lib/dates.ts'
import type { Minor } from '#src/lib/money.ts'
import { media } from '#src/theme/media.ts'
import { color, size, space } from '#src/theme/tokens.ts'
import { Amount, directionNames } from '#src/ui/text/Amount.tsx'
import { Disc, Monogram } from '#src/ui/text/Monogram.tsx'
import { SendIcon } from '#src/ui/text/NavigationIcons.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'
import { Time } from '#src/ui/text/Time.tsx'
import { visuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { TransactionStatus } from './TransactionStatus.tsx'

/** Too narrow for a name beside an amount: the amount is below it. */
const tiny = '(width < 17.5em)'

/** In em, since large text needs more room. */
const narrow = '(width < 36em)'

const Row = styled.div`
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
    &:dir(rtl) {
      box-shadow: inset -3px 0 0 ${color.brand};
    }
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
  li:not(:last-child) > &::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: calc(${space.inset} + ${size.disc} + ${space.sm}) ${space.inset};
    border-block-end: 1px solid ${color.rule};
  }
  @media ${media.print} {
    padding: ${space.xxs} 0;
  }
`
const Texts = styled.span`
  min-width: 0;
  line-height: 1.35;
`
/** Truncated, since the details have the full name. */
const Name = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
  overflow: hidden;
  font-weight: 600;
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
const Wide = styled.span`
  @container ${narrow} {
    display: none;
  }
`
const OneLine = styled.span`
  white-space: nowrap;
`
const Direction = styled(OneLine)`
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
}

/** Memoised: a key in the search renders only the rows that change. */
export const TransactionRow = memo(function TransactionRow(props: TransactionRowProps) {
  const { row, text = row.name, note, balance, currency, to, isOpen = false, ...link } = props
  const { date, transaction_type: direction, status, amount } = row
  const party = counterparty(text)
  const lead = text.slice(0, text.length - party.length)
  const balanceAfter = (
    <SmallText as="span">
      <span>{t`Balance`}</span> <Amount minor={balance} currency={currency} />
    </SmallText>
  )
  const content = (
    <>
      {props.text === undefined ? (
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
        <SmallText as="span">
          <OneLine>
            <Time date={date} format={shortDate} />
          </OneLine>
          {direction !== undefined && (
            <Direction aria-hidden={amount !== undefined || undefined}>
              <span> · </span>
              <span>{directionNames[direction]}</span>
            </Direction>
          )}
          <Wide>
            <span> · </span>
            <TransactionStatus status={status} />
          </Wide>
        </SmallText>
      </Texts>
      <Figure>
        <Amount minor={amount} currency={currency} direction={direction} isStruck={status === 'failed'} />
        {balance !== undefined && <Wide>{balanceAfter}</Wide>}
        <StatusBelow>
          <TransactionStatus status={status} />
        </StatusBelow>
      </Figure>
      {balance !== undefined && <BalanceBelow>{balanceAfter}</BalanceBelow>}
    </>
  )
  if (to === undefined) return <Row>{content}</Row>
  return (
    <Row as={RouteLink} to={to} {...link} {...(isOpen && { 'aria-current': true })}>
      {content}
    </Row>
  )
})
