import type { ReactNode } from 'react'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { sentIn } from '#src/features/statements/payee.ts'
import { pluralize } from '#src/lib/text.ts'
import { useNow } from '#src/ui/hooks.ts'
import { Stack } from '#src/ui/layout/Columns.tsx'
import { Amount } from '#src/ui/text/Amount.tsx'
import { Monogram } from '#src/ui/text/Monogram.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'
import { FigureStrip } from './FigureStrip.tsx'

export interface SentToPayeeProps {
  transfers: readonly PastTransfer[]
  currency: string
  children: ReactNode
}

export function SentToPayee({ transfers, currency, children }: SentToPayeeProps) {
  const year = useNow().getFullYear()
  const { total, pending, pendingCount } = sentIn(year, transfers)
  const before = sentIn(year - 1, transfers).total
  return (
    <Stack $gap="xs">
      <FigureStrip
        label="Sent to this payee"
        figures={[
          { term: `Sent in ${year}`, minor: total },
          ...(before === 0 ? [] : [{ term: `Sent in ${year - 1}`, minor: before }]),
        ]}
        currency={currency}
        disc={<Monogram name={transfers[0]?.act_hold_name ?? ''} size="large" />}
      >
        {children}
      </FigureStrip>
      {pendingCount > 0 && (
        <SmallText>
          Includes{' '}
          <span>
            {total === undefined ? pluralize(pendingCount, 'transfer') : <Amount minor={pending} currency={currency} />}
          </span>
          <span>{` still on ${total === undefined && pendingCount > 1 ? 'their' : 'its'} way.`}</span>
        </SmallText>
      )}
    </Stack>
  )
}
