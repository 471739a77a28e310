import type { ReactNode } from 'react'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { sentIn, type Sent } from '#src/features/statements/payee.ts'
import { pluralize } from '#src/lib/pluralize.ts'
import { useIsBalanceHidden } from '#src/session/balanceVisibility.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Stack } from '#src/ui/Columns.tsx'
import { Monogram } from '#src/ui/Monogram.tsx'
import { SmallText } from '#src/ui/SmallText.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { FigureStrip } from './FigureStrip.tsx'

export interface SentToPayeeProps {
  transfers: readonly PastTransfer[]
  currency: string
  children: ReactNode
}

export function SentToPayee({ transfers, currency, children }: SentToPayeeProps) {
  const isHidden = useIsBalanceHidden()
  const year = useNow().getFullYear()
  const current = sentIn(year, transfers)
  const { total, pending, pendingCount } = current
  const before = sentIn(year - 1, transfers)
  const isCounted = isHidden || total === undefined
  return (
    <Stack $gap="xs">
      <FigureStrip
        label="Sent to this payee"
        figures={[
          { term: `Sent in ${year}`, minor: total, whileHidden: countedIn(current) },
          ...(before.total === 0
            ? []
            : [{ term: `Sent in ${year - 1}`, minor: before.total, whileHidden: countedIn(before) }]),
        ]}
        currency={currency}
        isHidden={isHidden}
        disc={<Monogram name={transfers[0]?.act_hold_name ?? ''} size="large" />}
      >
        {children}
      </FigureStrip>
      {pendingCount > 0 && (
        <SmallText>
          Includes{' '}
          <span>
            {isCounted ? pluralize(pendingCount, 'transfer') : <Amount minor={pending} currency={currency} />}
          </span>
          <span>{` still on ${isCounted && pendingCount > 1 ? 'their' : 'its'} way.`}</span>
        </SmallText>
      )}
    </Stack>
  )
}

function countedIn({ count, failedCount }: Sent): string {
  return failedCount === 0 ? pluralize(count, 'transfer') : `${count} sent, ${failedCount} failed`
}
