import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import type { DepositRow } from '#src/api/generated/models/depositRow.ts'
import { config } from '#src/config.ts'
import { purposeOf } from '#src/features/crypto-payments/model.ts'
import { listDate } from '#src/lib/dates.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, size, space, text } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/text/Amount.tsx'
import { CheckIcon, ClockIcon } from '#src/ui/text/Icon.tsx'
import { Disc } from '#src/ui/text/Monogram.tsx'
import { CloseIcon, CoinIcon } from '#src/ui/text/NavigationIcons.tsx'
import { SmallText, StrongText } from '#src/ui/text/Text.tsx'
import { Time } from '#src/ui/text/Time.tsx'

/** Too narrow for both dates beside a status: amount and status move below them. */
const narrow = '(width < 28em)'

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.xxs} ${space.sm};
  align-items: center;
  min-height: ${size.row};
  padding: ${space.sm} ${space.inset};
  border-block-end: 1px solid ${color.rule};
  &:last-child {
    border-block-end: 0;
  }
  @container ${narrow} {
    grid-template-columns: auto minmax(0, 1fr);
    > :first-child {
      grid-row: span 2;
    }
  }
`
const Dates = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space.sm};
`
const Code = styled.span`
  color: ${color.muted};
  font-size: ${text.small};
  @container ${narrow} {
    flex-basis: 100%;
  }
`
const Figure = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space.xxs};
  @container ${narrow} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
  }
`

export interface CryptoRowProps {
  row: DepositRow
  currency: string
}

export function CryptoRow({ row, currency }: CryptoRowProps) {
  const purpose = purposeOf(row)
  const code = row.created_at === undefined ? undefined : listDate(row.created_at, config.depositMonth)
  return (
    <Row>
      {/* An icon, since initials mark a payee. */}
      <Disc aria-hidden="true">
        <CoinIcon size={20} />
      </Disc>
      <div>
        <StrongText>
          {purpose !== undefined && (
            <span>
              <bdi>{purpose}</bdi> ·{' '}
            </span>
          )}
          <span>{row.type || '–'}</span>
        </StrongText>
        <Dates>
          <Time date={row.created_at} />
          {code !== undefined && (
            <Code>
              {config.depositMonth === 'zero-based' ? (
                <Trans>
                  Date code <span>{code}</span>
                </Trans>
              ) : (
                <span>{code}</span>
              )}
            </Code>
          )}
        </Dates>
      </div>
      <Figure>
        <Amount minor={row.amount} currency={currency} />
        <DepositStatus status={row.status} />
      </Figure>
    </Row>
  )
}

const Footnote = styled(SmallText)`
  padding: ${space.sm} ${space.inset};
  border-block-start: 1px solid ${color.rule};
`

export function DateCodeNote() {
  if (config.depositMonth !== 'zero-based') return null
  return <Footnote>{t`A date code counts its months from 00: January is 00, December 11.`}</Footnote>
}

const statuses = {
  pending: { Icon: ClockIcon, word: t({ message: 'pending', context: 'status of a payment' }) },
  confirmed: { Icon: CheckIcon, word: t({ message: 'confirmed', context: 'status of a payment' }) },
  declined: { Icon: CloseIcon, word: t({ message: 'declined', context: 'status of a payment' }) },
}

const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xxs};
  padding-block: 2px;
  padding-inline: 6px ${space.xs};
  border: 1px solid currentColor;
  border-radius: ${radius.pill};
  background: ${color.sunken};
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 600;
  line-height: 1.35;
  white-space: nowrap;
  svg {
    flex: none;
  }
  &[data-status='confirmed'] {
    background: ${color.successTint};
    color: ${color.success};
  }
  &[data-status='pending'] {
    background: ${color.warningTint};
    color: ${color.warning};
  }
  &[data-status='declined'] {
    background: ${color.dangerTint};
    color: ${color.danger};
  }
  @media ${media.print} {
    && {
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
    }
  }
`

function DepositStatus({ status }: Pick<DepositRow, 'status'>) {
  const { Icon, word } = status ? statuses[status] : { Icon: undefined, word: t`status unknown` }
  return (
    <Badge data-status={status}>
      {Icon && <Icon size={14} />}
      <span>{word}</span>
    </Badge>
  )
}
