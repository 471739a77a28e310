import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { CryptoOption, CryptoPayment } from '#src/features/crypto-payments/schema.ts'
import { spelledDateAndTime, type Instant } from '#src/lib/dates.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { ResultMark } from '#src/ui/feedback/ResultMark.tsx'
import { Line, Stack } from '#src/ui/layout/Columns.tsx'
import { DescriptionList } from '#src/ui/lists/DescriptionList.tsx'
import { Amount } from '#src/ui/text/Amount.tsx'

const Result = styled(Stack)`
  outline: none;
  /* Focus also scrolls the page's heading into view. */
  scroll-margin-block-start: 20rem;
`

export interface SubmittedPaymentProps {
  report: CryptoPayment
  at: Instant
  choice: { label: string; option: CryptoOption | undefined } | undefined
  currency: string
  result: ReactNode
  children: ReactNode
}

export function SubmittedPayment({ report, at, choice, currency, result, children }: SubmittedPaymentProps) {
  const { type, amount, paymentProof } = dashboardTexts.cryptoDeposit
  return (
    <Result ref={focus} tabIndex={-1}>
      <Line>
        <ResultMark />
        <div>{result}</div>
      </Line>
      {/* Precedes the details: at the end of a phone's screen, the toast would cover it. */}
      {children}
      <DescriptionList
        rows={[
          ...(choice && report.choice
            ? [{ term: choice.label, detail: report.choice, remark: choice.option?.explanation }]
            : []),
          { term: type, detail: report.type || '–' },
          { term: amount, detail: <Amount minor={report.amount} currency={currency} /> },
          ...(choice?.option?.estimateOf && report.amount !== undefined && report.amount > 0
            ? [{ term: t`At the end`, detail: choice.option.estimateOf(report.amount) }]
            : []),
          { term: paymentProof, detail: report.proof?.name ?? t({ message: 'None', context: 'no file' }) },
          { term: t({ message: 'Sent', context: 'when it was sent' }), detail: spelledDateAndTime(at) },
        ]}
      />
    </Result>
  )
}

export function focus(element: HTMLElement | null): void {
  element?.focus()
}
