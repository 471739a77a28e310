import styled from 'styled-components'
import type { Recipient } from '#src/features/account/cashFlow.ts'
import { formatMoney } from '#src/lib/money.ts'
import { pluralize } from '#src/lib/pluralize.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, space, text } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Stack } from '#src/ui/Columns.tsx'
import { SmallText } from '#src/ui/SmallText.tsx'

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 6px ${space.sm};
  line-height: 1.35;
  > :first-child {
    flex: 1 1 4rem;
    min-width: 0;
  }
`
const InProgress = styled.span`
  color: ${color.warning};
  font-size: ${text.small};
  white-space: nowrap;
`
const Track = styled.span`
  flex: 1 0 100%;
  height: 6px;
  border-radius: ${radius.small};
  background: ${color.sunken};
`
const Share = styled.span`
  display: block;
  height: 100%;
  border-radius: ${radius.small};
  background: ${color.brand};
  @media ${media.forcedColors} {
    background: CanvasText;
  }
`

export interface TopRecipientsProps {
  recipients: readonly Recipient[]
  currency: string
  isHidden: boolean
}

export function TopRecipients({ recipients, currency, isHidden }: TopRecipientsProps) {
  const largest = recipients[0]?.amount ?? 1
  return (
    <Stack as="ul" $gap="md">
      {recipients.map(({ name, amount, count, inProgress }) => (
        <Line key={name}>
          <span>
            <bdi>{name}</bdi> {inProgress === amount && <InProgress>on its way</InProgress>}
            {inProgress > 0 && inProgress < amount && (
              <InProgress>{`${isHidden ? 'part' : formatMoney(inProgress, currency)} of it on its way`}</InProgress>
            )}
          </span>
          {isHidden ? (
            <SmallText as="span">{pluralize(count, 'transaction')}</SmallText>
          ) : (
            <>
              <Amount minor={amount} currency={currency} />
              <Track aria-hidden="true">
                <Share style={{ width: `${(amount / largest) * 100}%` }} />
              </Track>
            </>
          )}
        </Line>
      ))}
    </Stack>
  )
}
