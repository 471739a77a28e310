import { useId } from 'react'
import styled from 'styled-components'
import { Form } from '#src/components/form/Form.tsx'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { quote, type Charge, type Quote } from '#src/features/transfers/fee.ts'
import type { Transfer } from '#src/features/transfers/model.ts'
import { conversionNote } from '#src/features/transfers/order.ts'
import { reviewSchema } from '#src/features/transfers/schema.ts'
import type { Minor } from '#src/lib/money.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { AmountField } from '#src/ui/AmountField.tsx'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Cluster, Stack } from '#src/ui/Columns.tsx'
import { DescriptionList } from '#src/ui/DescriptionList.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { costRows, filledRows } from './detailRows.tsx'
import { PayeeHints } from './PayeeHints.tsx'

/** On a phone the button follows what it confirms; on a desktop it is below the amount, beside the payee. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  @media ${media.desktop} {
    grid-template: auto 1fr / minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
    > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`
const Small = styled.p`
  color: ${color.muted};
  font-size: ${text.small};
`

/** Why an amount cannot be sent. */
const errors = {
  sufficient: undefined,
  insufficient: dashboardTexts.transfer.insufficientBalance,
  nothing: 'Enter an amount above zero',
  noCharge: "We can't work out the fee right now. Ask Help & Support before you send money.",
} as const satisfies Record<Quote['result'], string | undefined>

export interface ReviewFormProps {
  state: Extract<Transfer, { step: 'review' }>
  charge: Charge
  /** Symbol of the account's currency. */
  currency: string
  /** Code of the account's currency. */
  accountCurrency: string
  onAmount: (amount: Minor | undefined) => void
  onConfirm: (quote: Quote) => void
}

/** The amount with what becomes of it, and the details to check. The amount can still be changed. */
export function ReviewForm({ state, charge, currency, accountCurrency, onAmount, onConfirm }: ReviewFormProps) {
  const formId = useId()
  const { details, problem } = state
  const quoted = quote(details.amount, charge)
  const { amount, received, result } = quoted
  const conversion = conversionNote(amount, details.currency, accountCurrency)
  return (
    <Parts>
      <Panel title="You send">
        <Form id={formId} schema={reviewSchema} onSubmit={() => onConfirm(quoted)} isPending={false}>
          <AmountField
            label="Amount"
            name="amount"
            size="large"
            currency={currency}
            value={details.amount}
            onChange={onAmount}
            errorMessage={errors[result]}
            enterKeyHint="go"
          />
          <DescriptionList
            areSums
            rows={[
              { term: 'Available balance', detail: <Amount minor={charge.balance} currency={currency} /> },
              ...costRows(quoted, currency, conversion !== undefined),
            ]}
          />
          <Small role="status">
            The fee is taken from the amount
            {/* To be heard as the amount changes; it can be seen above. */}
            <VisuallyHidden>
              : the payee receives <Amount minor={received} currency={currency} />
              {conversion !== undefined && ' before conversion'}
            </VisuallyHidden>
            .
          </Small>
          {conversion !== undefined && <p>{conversion}</p>}
        </Form>
      </Panel>
      <Panel title="To" actions={<TextLink to={paths.dashboard.send()}>Edit</TextLink>}>
        <DescriptionList rows={filledRows(details)} />
      </Panel>
      <Stack>
        <PayeeHints accountNumber={details.act_no} amount={details.amount} currency={currency} />
        {problem !== undefined && (
          <Banner tone="danger">
            {problem} One of the details contains a character we can't send. Please retype it.
          </Banner>
        )}
        <p>Is everything right? You'll enter your PIN next. Nothing is sent before that.</p>
        <Cluster>
          <Button type="submit" form={formId} isDisabled={result !== 'sufficient'}>
            {dashboardTexts.transfer.confirmed}
          </Button>
        </Cluster>
      </Stack>
    </Parts>
  )
}
