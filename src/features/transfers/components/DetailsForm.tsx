import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type * as z from 'zod/mini'
import { useGetTransferFee } from '#src/api/generated/hooks/transfers/transfers.ts'
import { Form } from '#src/components/form/Form.tsx'
import { payeeLabels } from '#src/features/transactions/payeeLabels.ts'
import type { DetailTexts, TransferDetails } from '#src/features/transfers/details.ts'
import { bothAmounts, chargeOf, formatPercent, quote, type Charge } from '#src/features/transfers/fee.ts'
import { detailsSchema, noPayeeSchema } from '#src/features/transfers/schema.ts'
import { conversionNote } from '#src/features/transfers/transferOrder.ts'
import { minorOf, writtenAmount } from '#src/lib/amount.ts'
import { formatMoney, type Minor } from '#src/lib/money.ts'
import { comma } from '#src/texts/common.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, text } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { ActionBar } from '#src/ui/layout/ActionBar.tsx'
import { Disclosure, WhenOpened } from '#src/ui/layout/Disclosure.tsx'
import { lazyPart } from '#src/ui/overlays/overlays.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'
import { Amounts, type AmountsProps } from './Amounts.tsx'
import type { BankFieldsProps } from './BankFields.tsx'
import { PayeeHints } from './PayeeFields.tsx'
import { useDraft, useDraftField, useEdit } from './transferContext.ts'

const rarelyNeeded: readonly (keyof DetailTexts)[] = ['swift', 'routing', 'country', 'currency']

const Suggestion = styled(Button)`
  border-radius: ${radius.pill};
  background: ${color.sunken};
  color: ${color.foreground};
  @media ${media.narrow} {
    padding-inline: 10px;
    font-size: ${text.small};
  }
`

/** Reserves its line before the fee is known: a press is lost if the button below moves during it. */
const Fee = styled(SmallText)`
  min-height: 1lh;
`

/** Loaded with its lists of suggestions once they are wanted. */
const BankFields = lazyPart<BankFieldsProps>(
  t`We couldn't load these fields.`,
  async () => (await import('./BankFields.tsx')).BankFields,
)

export interface DetailsFormProps {
  account: AmountsProps['account']
  payee: ReactNode
  hasPayee: boolean
  lastAmount: Minor | undefined
  onContinue: (details: TransferDetails) => void
}

export function DetailsForm({ account, payee, hasPayee, lastAmount, onContinue }: DetailsFormProps) {
  const draft = useDraft()
  const edit = useEdit()
  const note = useDraftField('note')
  const { data, isError } = useGetTransferFee()
  const percent = data === undefined ? (isError ? 'unreadable' : undefined) : chargeOf(data).percent
  const amount = minorOf(bothAmounts(draft.amount, percent ?? 'unreadable').sent)
  const conversion = amount === undefined ? undefined : conversionNote(amount, draft.currency, account.code)
  return (
    <Form<z.output<typeof detailsSchema> | z.output<typeof noPayeeSchema>>
      schema={hasPayee ? detailsSchema : noPayeeSchema}
      values={draft}
      onSubmit={(details) => 'bank' in details && onContinue({ ...details, amount: draft.amount })}
      isPending={false}
    >
      {payee}
      {/* The next page asks the bank for fee and balance again. */}
      <Amounts account={account} percent={percent} fee={<Fee>{feeText(percent, amount, account.symbol)}</Fee>}>
        {lastAmount !== undefined && (
          <Suggestion variant="quiet" onPress={() => edit({ amount: writtenAmount(lastAmount) })}>
            {t`Last time: ${{ amount: formatMoney(lastAmount, account.symbol) }}`}
          </Suggestion>
        )}
      </Amounts>
      <TextField {...note} label={t`Note to the payee (optional)`} autoComplete="off" enterKeyHint="go" />
      <MoreAboutTheBank accountCurrency={account.code} />
      {conversion !== undefined && <p>{conversion}</p>}
      <PayeeHints accountNumber={draft.act_no} amount={amount} currency={account.symbol} />
      <ActionBar summary={<Summary payee={draft.act_hold_name.trim()} amount={amount} symbol={account.symbol} />}>
        <Button type="submit">{t`Continue`}</Button>
      </ActionBar>
    </Form>
  )
}

function feeText(charged: Charge['percent'] | undefined, amount: Minor | undefined, symbol: string): string {
  if (charged === undefined) return ''
  const taken = quote(amount, { percent: charged, balance: undefined }).fee
  if (charged === 'unreadable' || taken === undefined) return t`We can't work out the fee right now.`
  if (charged === 0) return t`No fee.`
  const percent = formatPercent(charged)
  if (amount === undefined || amount <= 0) return t`The fee is ${percent} of the amount.`
  const fee = formatMoney(taken, symbol)
  return t`Fee ${fee} (${percent}), taken from the amount.`
}

function MoreAboutTheBank({ accountCurrency }: BankFieldsProps) {
  const draft = useDraft()
  // The account's own currency, which the field starts with, is not worth a mention.
  const filled = rarelyNeeded.filter((field) => !['', accountCurrency].includes(draft[field].trim()))
  const fields = filled.map((field) => payeeLabels[field]).join(comma)
  const summary = fields === '' ? t`SWIFT code, routing number, country, currency` : t`Filled in: ${fields}`
  return (
    <Disclosure title={t`More about the payee's bank`} summary={<span>{summary}</span>} fields={rarelyNeeded}>
      <WhenOpened isNeeded={filled.length > 0}>
        <BankFields accountCurrency={accountCurrency} />
      </WhenOpened>
    </Disclosure>
  )
}

interface SummaryProps {
  payee: string
  amount: Minor | undefined
  symbol: string
}

function Summary({ payee: name, amount: minor, symbol }: SummaryProps) {
  if (name === '') return <span>{t`No payee yet`}</span>
  const payee = <bdi>{name}</bdi>
  if (minor === undefined || minor <= 0)
    return (
      <span key="payee">
        <Trans>To {payee}</Trans>
      </span>
    )
  const amount = formatMoney(minor, symbol)
  return (
    <span key="both">
      <Trans>
        <span>{amount}</span> to {payee}
      </Trans>
    </span>
  )
}
