import { useState } from 'react'
import { addressFor } from '#src/features/crypto-payments/methods.ts'
import type { CryptoMethods } from '#src/features/crypto-payments/methods.ts'
import { amountError, readAmount } from '#src/lib/amount.ts'
import type { AmountReading } from '#src/lib/amount.ts'
import { toWire } from '#src/lib/money.ts'
import { texts } from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { CryptoAddress } from './CryptoAddress.tsx'
import { FileDrop } from '#src/ui/FileDrop.tsx'
import { Form } from '#src/ui/Form.tsx'
import { AmountField } from '#src/ui/AmountField.tsx'
import { Select } from '#src/ui/Select.tsx'
import { notify } from '#src/ui/toast.ts'
import { useUnsavedChanges } from '#src/components/useUnsavedChanges.ts'

/** What the customer reports to have paid. `amount` is as the wire carries it, empty where none was typed. */
export interface CryptoPayment {
  /** The purpose or plan; empty where the form has none. */
  choice: string
  type: string
  amount: string
  proof: File | undefined
}

/**
 * What became of a report: taken in; refused, with the bank's words if it had any; or nobody knows, because the answer
 * made no sense or never came.
 */
export type CryptoPaymentResult =
  | { kind: 'accepted' }
  | { kind: 'refused'; message?: string | undefined }
  | { kind: 'unclear' }
  | { kind: 'unanswered' }

/** The purpose or plan to choose first. */
export interface CryptoChoice {
  label: string
  /** `value` is what is sent. */
  options: readonly { value: string; label: string }[]
  /** Said when nothing is chosen; then nothing is sent. Without it the first option stands chosen, as the first coin does. */
  missing?: string | undefined
}

export interface CryptoPaymentFormProps {
  methods: CryptoMethods
  /** Code of the currency that the amount is in. */
  currency: string
  /** Where the form has one. */
  choice?: CryptoChoice | undefined
  submitLabel: string
  isPending: boolean
  /** Sends the report, once; undefined when another one is under way. */
  onSubmit: (payment: CryptoPayment) => Promise<CryptoPaymentResult | undefined>
}

const imageTypes = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/gif']

/** Choose a coin, pay to its address, report the payment with a proof. Deposits, payments, fixed deposits and upgrades share it. */
export function CryptoPaymentForm({
  methods,
  currency,
  choice,
  submitLabel,
  isPending,
  onSubmit,
}: CryptoPaymentFormProps) {
  const [chosen, setChosen] = useState<number>()
  const [option, setOption] = useState<number>()
  const [amount, setAmount] = useState('')
  const [proof, setProof] = useState<File>()
  const [isSubmitted, setSubmitted] = useState(false)
  const [result, setResult] = useState<CryptoPaymentResult>()
  useUnsavedChanges({ isDirty: amount !== '' || proof !== undefined, isSending: isPending })

  const index = chosen ?? 0
  const type = methods.names[index] ?? ''
  const reading = readAmount(amount)
  const chosenOption = choice?.options[option ?? (choice.missing === undefined ? 0 : -1)]
  const errors = {
    ...(choice?.missing !== undefined && chosenOption === undefined && { choice: choice.missing }),
    ...(amountError(reading) !== undefined && { amount: amountError(reading) }),
  }
  const shownErrors = isSubmitted ? errors : {}

  async function submit(): Promise<void> {
    setResult(undefined)
    setSubmitted(true)
    if (Object.keys(errors).length > 0) return
    const next = await onSubmit({
      choice: chosenOption?.value ?? '',
      type,
      amount: reading.kind === 'amount' ? toWire(reading.minor) : '',
      proof,
    })
    if (next === undefined) return
    setResult(next)
    if (next.kind === 'accepted') {
      notify.warning(dashboardTexts.cryptoDeposit.pending)
      setOption(undefined)
      setSubmitted(false)
      setAmount('')
      setProof(undefined)
    }
    if (next.kind === 'refused' || next.kind === 'unclear') notify.error(texts.somethingWentWrongLoud)
  }

  return (
    <Form onSubmit={() => void submit()} isPending={isPending} errors={shownErrors}>
      {choice !== undefined && (
        <Select
          label={choice.label}
          name="choice"
          options={choice.options.map(({ label }, position) => ({ id: String(position), label }))}
          value={chosenOption === undefined ? null : String(choice.options.indexOf(chosenOption))}
          onChange={(id) => setOption(Number(id))}
          placeholder={choice.options.length === 0 ? 'None on offer' : undefined}
          isDisabled={choice.options.length === 0}
          errorMessage={shownErrors.choice}
        />
      )}
      <Select
        label={dashboardTexts.cryptoDeposit.type}
        name="type"
        options={methods.names.map((name, position) => ({ id: String(position), label: name }))}
        value={methods.names.length === 0 ? null : String(index)}
        onChange={(id) => setChosen(Number(id))}
        placeholder="No method on offer"
        isDisabled={methods.names.length === 0}
      />
      <CryptoAddress
        label={dashboardTexts.cryptoDeposit.address}
        network={type}
        address={addressFor(methods, chosen)}
      />
      <AmountField
        label={dashboardTexts.cryptoDeposit.amount}
        name="amount"
        currency={currency}
        value={amount}
        onChange={setAmount}
        enterKeyHint="done"
        errorMessage={shownErrors.amount}
        description={amountHint(reading, currency)}
      />
      <FileDrop
        label={dashboardTexts.cryptoDeposit.paymentProof}
        name="proof"
        value={proof}
        onChange={setProof}
        acceptedFileTypes={imageTypes}
        description={`${texts.upload.hint}. It is sent when you submit.`}
      />
      {result !== undefined && <Verdict result={result} />}
      <Button type="submit" isPending={isPending}>
        {submitLabel}
      </Button>
    </Form>
  )
}

/** An amount of zero or less, or none, can be submitted: only the hint says that it is unusual. */
function amountHint(reading: AmountReading, currency: string): string {
  const purpose = `The value of what you sent, in ${currency}. It helps us match your payment.`
  return reading.kind === 'amount' && reading.minor <= 0 ? `${purpose} It is usually above zero.` : purpose
}

function Verdict({ result }: { result: CryptoPaymentResult }) {
  switch (result.kind) {
    case 'accepted':
      return <Banner tone="success">Submitted: waiting for the bank&apos;s review.</Banner>
    case 'refused':
      return (
        <Banner tone="danger">{result.message ?? 'The bank did not accept this. What you typed is still here.'}</Banner>
      )
    case 'unclear':
      return (
        <Banner tone="warning">
          The bank&apos;s answer makes no sense to us. Before you submit again, look whether it is listed already.
        </Banner>
      )
    case 'unanswered':
      return (
        <Banner tone="warning">
          The bank did not answer. Before you submit again, look whether it is listed already.
        </Banner>
      )
  }
}
