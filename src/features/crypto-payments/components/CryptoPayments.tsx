import { useState } from 'react'
import styled from 'styled-components'
import type { CryptoMethods } from '#src/api/generated/models/cryptoMethods.ts'
import type { DepositRow } from '#src/api/generated/models/depositRow.ts'
import { mayHaveWorked, type AnyOutcome, type Received } from '#src/api/reading/outcome.ts'
import { toWire } from '#src/lib/money.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { space } from '#src/theme/tokens.ts'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { CryptoPaymentForm, type CryptoPayment, type CryptoPaymentFormProps } from './CryptoPaymentForm.tsx'
import { CryptoTransactions } from './CryptoTransactions.tsx'
import { WhatHappensNext } from './WhatHappensNext.tsx'

const Instruction = styled.p`
  margin-block-end: ${space.lg};
`

export interface CryptoPaymentsProps extends Pick<
  CryptoPaymentFormProps,
  'choice' | 'keepAs' | 'submitLabel' | 'isPending'
> {
  title: string
  /** Sends the report, once; undefined when another one is under way. The amount is written as it is sent. */
  onSubmit: (payment: Omit<CryptoPayment, 'amount'> & { amount: string }) => Promise<AnyOutcome | undefined>
  /** What the form's loader returned. */
  data: Received<CryptoMethods>
}

/** A report whose outcome was no refusal, and the ids of the entries before it: what is listed besides is new. */
interface Reported {
  key: string
  before: ReadonlySet<string>
}

/** The panel in which a crypto payment is reported, the reports so far, and beside them what becomes of a report. */
export function CryptoPayments({ title, data, onSubmit, ...form }: CryptoPaymentsProps) {
  const { currency = '', transactions = [], violations } = data
  const [reported, setReported] = useState<Reported>()

  async function submit(payment: CryptoPayment): Promise<AnyOutcome | undefined> {
    const { idempotency_key: key } = payment
    // A report that is repeated may be listed since the first time.
    const before = reported?.key === key ? reported.before : new Set(transactions.flatMap(({ id }) => id ?? []))
    const amount = payment.amount === undefined ? '' : toWire(payment.amount)
    const outcome = await onSubmit({ ...payment, amount })
    if (outcome !== undefined && (outcome.kind === 'success' || mayHaveWorked(outcome))) setReported({ key, before })
    return outcome
  }
  return (
    <Columns $hasNarrowSide>
      <Stack>
        <Panel title={title}>
          <Instruction>{dashboardTexts.cryptoDeposit.instruction}</Instruction>
          <CryptoPaymentForm
            methods={data}
            currency={currency}
            onSubmit={submit}
            isListed={(payment) =>
              reported?.key === payment.idempotency_key && isListed(payment, transactions, reported.before)
            }
            {...form}
          />
        </Panel>
        <CryptoTransactions
          transactions={transactions}
          currency={currency}
          violations={violations}
          known={reported?.before}
        />
      </Stack>
      <WhatHappensNext transactions={transactions} currency={currency} />
    </Columns>
  )
}

/** Whether an entry that is new says what was reported. */
function isListed(
  { type, amount }: CryptoPayment,
  transactions: readonly DepositRow[],
  before: ReadonlySet<string>,
): boolean {
  return transactions.some(
    (row) => row.id !== undefined && !before.has(row.id) && row.type === type && row.amount === amount,
  )
}
