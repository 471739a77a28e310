import styled from 'styled-components'
import type { CryptoMethods } from '#src/features/crypto-payments/methods.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { space } from '#src/theme/tokens.ts'
import { CryptoPaymentForm } from './CryptoPaymentForm.tsx'
import type { CryptoPaymentFormProps } from './CryptoPaymentForm.tsx'
import { CryptoTransactions } from './CryptoTransactions.tsx'
import type { CryptoTransaction } from './CryptoTransactions.tsx'
import { Panel } from '#src/ui/Panel.tsx'

const Instruction = styled.p`
  margin-block-end: ${space.lg};
`

export interface CryptoPaymentsProps extends Pick<
  CryptoPaymentFormProps,
  'choice' | 'submitLabel' | 'isPending' | 'onSubmit'
> {
  title: string
  /** What the form's loader answered. */
  data: CryptoMethods & { currency?: string; transactions?: readonly CryptoTransaction[] }
}

/** The panel in which a crypto payment is reported, and below it the reports so far. */
export function CryptoPayments({ title, data, ...form }: CryptoPaymentsProps) {
  const { currency = '', transactions = [] } = data
  return (
    <>
      <Panel title={title}>
        <Instruction>{dashboardTexts.cryptoDeposit.instruction}</Instruction>
        <CryptoPaymentForm methods={data} currency={currency} {...form} />
      </Panel>
      <CryptoTransactions transactions={transactions} currency={currency} />
    </>
  )
}
