import { useState } from 'react'
import styled from 'styled-components'
import { Form } from '#src/components/form/Form.tsx'
import { detailLabels, textsFrom, type DetailTexts, type TransferDetails } from '#src/features/transfers/details.ts'
import { conversionNote } from '#src/features/transfers/order.ts'
import { ibanHint, swiftHint } from '#src/features/transfers/payeeHints.ts'
import { detailsSchema } from '#src/features/transfers/schema.ts'
import { countryNames } from '#src/lib/countries.ts'
import type { Minor } from '#src/lib/money.ts'
import { space } from '#src/theme/tokens.ts'
import { AmountField } from '#src/ui/AmountField.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Cluster } from '#src/ui/Columns.tsx'
import { ComboBox } from '#src/ui/ComboBox.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { AvailableBalance } from './AvailableBalance.tsx'
import { PayeeHints } from './PayeeHints.tsx'
import { useDraft } from './transferContext.ts'

/** Codes that customers ask for most. Any other can be typed. */
const usualCurrencies = [
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'JPY',
  'CAD',
  'AUD',
  'CNY',
  'INR',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'ZAR',
]

/** The fields of the section that starts closed. */
const rarelyNeeded: ReadonlySet<keyof DetailTexts> = new Set(['swift', 'routing', 'country', 'currency'])

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  align-items: start;
  gap: ${space.lg};
`

const plainText = { autoComplete: 'off', enterKeyHint: 'next' } as const
const code = { ...plainText, autoCorrect: 'off', spellCheck: 'false' } as const

export interface DetailsFormProps {
  /** What the fields start with. */
  draft: TransferDetails
  account: { code: string; symbol: string; balance: Minor | undefined }
  /** Called with what may have changed, after every change. */
  onEdit: (changes: Partial<TransferDetails>) => void
  onContinue: (details: TransferDetails) => void
}

/** The payee and the amount. The fields keep their own values; what depends on them reads the draft. */
export function DetailsForm({ draft, account, onEdit, onContinue }: DetailsFormProps) {
  const [countries] = useState(countryNames)
  return (
    <Form
      schema={detailsSchema}
      onSubmit={onContinue}
      isPending={false}
      onEdit={(values) => onEdit(textsFrom(values, account.code))}
    >
      <TextField
        {...plainText}
        name="act_hold_name"
        label="Account holder"
        defaultValue={draft.act_hold_name}
        description="The name on the payee's account."
      />
      <AccountNumber initial={draft.act_no} />
      <TextField {...plainText} name="bank" label="Bank" defaultValue={draft.bank} />
      <Disclosure title="More about the payee's bank" summary={<FilledIn />}>
        <Pairs>
          <Swift initial={draft.swift} />
          <TextField
            {...code}
            name="routing"
            label="Routing number"
            defaultValue={draft.routing}
            inputMode="numeric"
            description="Optional. For banks in the United States."
          />
          <ComboBox
            name="country"
            label="Bank's country"
            defaultValue={draft.country}
            onChange={(country) => onEdit({ country })}
            autoComplete="country-name"
            enterKeyHint="next"
            suggestions={countries}
            description="Optional."
          />
          <ComboBox
            name="currency"
            label="Currency"
            defaultValue={draft.currency || account.code}
            onChange={(currency) => onEdit(textsFrom({ currency }, account.code))}
            autoComplete="transaction-currency"
            autoCorrect="off"
            spellCheck="false"
            enterKeyHint="next"
            suggestions={usualCurrencies}
            description="The currency the payee is paid in."
          />
        </Pairs>
      </Disclosure>
      <Pairs>
        <AmountToSend account={account} onChange={(amount) => onEdit({ amount })} />
        <TextField
          name="note"
          label="Note to the payee"
          defaultValue={draft.note}
          autoComplete="off"
          enterKeyHint="go"
          description="Optional."
        />
      </Pairs>
      <AvailableBalance balance={account.balance} currency={account.symbol} />
      <Conversion accountCurrency={account.code} />
      <Hints currency={account.symbol} />
      <Cluster>
        <Button type="submit">Continue</Button>
      </Cluster>
    </Form>
  )
}

function AccountNumber({ initial }: { initial: string }) {
  const hint = useDraft(({ act_no }) => ibanHint(act_no))
  return <TextField {...code} name="act_no" label="Account number or IBAN" defaultValue={initial} description={hint} />
}

function Swift({ initial }: { initial: string }) {
  const hint = useDraft(({ swift }) => swiftHint(swift))
  return (
    <TextField
      {...code}
      name="swift"
      label="SWIFT code"
      defaultValue={initial}
      description={hint ?? 'Optional. 8 or 11 letters and digits, also called BIC.'}
    />
  )
}

interface AmountToSendProps {
  account: DetailsFormProps['account']
  onChange: (amount: Minor | undefined) => void
}

function AmountToSend({ account, onChange }: AmountToSendProps) {
  const amount = useDraft((draft) => draft.amount)
  return (
    <AmountField
      name="amount"
      label="Amount"
      currency={account.symbol}
      value={amount}
      onChange={onChange}
      enterKeyHint="next"
      description={`In ${account.code}. The fee is taken from it. You can change it on the next page.`}
    />
  )
}

/** The labels of what is filled in while the section may be closed: it is sent all the same. */
function FilledIn() {
  return useDraft((draft) => {
    const filled = detailLabels.filter(({ field }) => rarelyNeeded.has(field) && draft[field].trim() !== '')
    return filled.length === 0
      ? 'SWIFT code, routing number, country, currency'
      : `Filled in: ${filled.map(({ label }) => label).join(', ')}`
  })
}

function Conversion({ accountCurrency }: { accountCurrency: string }) {
  const note = useDraft(({ amount, currency }) => {
    return amount === undefined ? undefined : conversionNote(amount, currency, accountCurrency)
  })
  return note === undefined ? null : <p>{note}</p>
}

function Hints({ currency }: { currency: string }) {
  const accountNumber = useDraft(({ act_no }) => act_no)
  const amount = useDraft((draft) => draft.amount)
  return <PayeeHints accountNumber={accountNumber} amount={amount} currency={currency} />
}
