import { paths } from '#src/paths.ts'
import type { Transfer } from '#src/features/transfers/model.ts'
import { conversionNote, quote } from '#src/features/transfers/order.ts'
import type { Charge, Quote } from '#src/features/transfers/order.ts'
import { detailRows, receivedRow } from '#src/features/transfers/components/detailRows.tsx'
import { amountError, readAmount } from '#src/lib/amount.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DescriptionList } from '#src/ui/DescriptionList.tsx'
import { Form } from '#src/ui/Form.tsx'
import { AmountField } from '#src/ui/AmountField.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { TextLink } from '#src/components/TextLink.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/** What stands in the way of an amount. */
const obstacles = {
  sufficient: undefined,
  insufficient: dashboardTexts.transfer.insufficientBalance,
  nothing: 'Enter an amount above zero',
  noCharge: 'The bank names a charge that cannot be right. Please ask Help & Support before you send money.',
} as const satisfies Record<Exclude<Quote['verdict'], 'unreadable'>, string | undefined>

export interface ReviewFormProps {
  state: Extract<Transfer, { step: 'review' }>
  charge: Charge
  /** Symbol of the account's currency. */
  currency: string
  /** Code of the account's currency. */
  accountCurrency: string
  onAmount: (text: string) => void
  onConfirm: () => void
}

/** The details to check, and the amount with what becomes of it. The amount can still be changed. */
export function ReviewForm({ state, charge, currency, accountCurrency, onAmount, onConfirm }: ReviewFormProps) {
  const { details, problem } = state
  const { amount, fee, received, verdict } = quote(details.amount, charge)
  const conversion = conversionNote(amount, details.currency, accountCurrency)
  const change = (term: string) => (
    <TextLink to={paths.dashboard.send()}>
      Change<VisuallyHidden> {term}</VisuallyHidden>
    </TextLink>
  )
  return (
    <>
      <Panel title="Payee">
        <DescriptionList rows={detailRows(details, change)} />
      </Panel>
      <Panel title="Amount and fee">
        <Form onSubmit={onConfirm}>
          <AmountField
            label="Amount"
            name="amount"
            currency={currency}
            value={details.amount}
            onChange={onAmount}
            errorMessage={verdict === 'unreadable' ? amountError(readAmount(details.amount)) : obstacles[verdict]}
            enterKeyHint="go"
          />
          <DescriptionList
            rows={[
              { term: 'Available balance', detail: <Amount minor={charge.balance} currency={currency} /> },
              { term: `Fee (${charge.percent} %)`, detail: <Amount minor={fee} currency={currency} /> },
              receivedRow(received, currency, conversion !== undefined),
            ]}
          />
          {conversion !== undefined && <p>{conversion}</p>}
          <p role="status">
            The fee is taken from the amount: the payee receives <Amount minor={received} currency={currency} />
            {conversion !== undefined && ' before conversion'}.
          </p>
          {problem !== undefined && (
            <Banner tone="danger">
              {problem} One of the details holds a character that cannot be sent. Type it anew.
            </Banner>
          )}
          <Button type="submit" isDisabled={verdict !== 'sufficient'}>
            {dashboardTexts.transfer.confirmed}
          </Button>
        </Form>
      </Panel>
    </>
  )
}
