import { useState } from 'react'
import styled from 'styled-components'
import type { CryptoMethods } from '#src/api/generated/models/cryptoMethods.ts'
import type { AnyOutcome, Received } from '#src/api/outcome.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { space } from '#src/theme/tokens.ts'
import { CryptoPaymentForm } from './CryptoPaymentForm.tsx'
import type { CryptoPayment, CryptoPaymentFormProps } from './CryptoPaymentForm.tsx'
import { CryptoTransactions } from './CryptoTransactions.tsx'
import { WhatHappensNext } from './WhatHappensNext.tsx'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { Panel } from '#src/ui/Panel.tsx'

const Instruction = styled.p`
  margin-block-end: ${space.lg};
`

export interface CryptoPaymentsProps extends Pick<
  CryptoPaymentFormProps,
  'choice' | 'keepAs' | 'submitLabel' | 'isPending' | 'onSubmit'
> {
  title: string
  /** What the form's loader answered. */
  data: Received<CryptoMethods>
}

/** The panel in which a crypto payment is reported, the reports so far, and beside them what becomes of a report. */
export function CryptoPayments({ title, data, onSubmit, ...form }: CryptoPaymentsProps) {
  const { currency = '', transactions = [], violations } = data
  // The reports listed before the last one was accepted: what is listed besides is new.
  const [known, setKnown] = useState<ReadonlySet<string>>()

  async function submit(payment: CryptoPayment): Promise<AnyOutcome | undefined> {
    const before = new Set(transactions.flatMap(({ id }) => id ?? []))
    const outcome = await onSubmit(payment)
    if (outcome?.kind === 'success') setKnown(before)
    return outcome
  }
  return (
    <Columns $hasNarrowSide>
      <Stack>
        <Panel title={title}>
          <Instruction>{dashboardTexts.cryptoDeposit.instruction}</Instruction>
          <CryptoPaymentForm methods={data} currency={currency} onSubmit={submit} {...form} />
        </Panel>
        <CryptoTransactions transactions={transactions} currency={currency} violations={violations} known={known} />
      </Stack>
      <WhatHappensNext transactions={transactions} currency={currency} />
    </Columns>
  )
}
