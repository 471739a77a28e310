import styled from 'styled-components'
import type { CryptoMethods } from '#src/api/generated/models/cryptoMethods.ts'
import type { Received } from '#src/api/outcome.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { space } from '#src/theme/tokens.ts'
import { CryptoPaymentForm } from './CryptoPaymentForm.tsx'
import type { CryptoPaymentFormProps } from './CryptoPaymentForm.tsx'
import { CryptoTransactions } from './CryptoTransactions.tsx'
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

/** The panel in which a crypto payment is reported, and below it the reports so far. */
export function CryptoPayments({ title, data, ...form }: CryptoPaymentsProps) {
  const { currency = '', transactions, violations } = data
  return (
    <>
      <Panel title={title}>
        <Instruction>{dashboardTexts.cryptoDeposit.instruction}</Instruction>
        <CryptoPaymentForm methods={data} currency={currency} {...form} />
      </Panel>
      <CryptoTransactions transactions={transactions} currency={currency} violations={violations} />
    </>
  )
}
