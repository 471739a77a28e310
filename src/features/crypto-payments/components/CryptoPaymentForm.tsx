import { useState } from 'react'
import styled from 'styled-components'
import { addressFor } from '#src/features/crypto-payments/methods.ts'
import type { CryptoMethods } from '#src/api/generated/models/cryptoMethods.ts'
import { useOrderKey } from '#src/api/idempotency.ts'
import type { AnyOutcome } from '#src/api/outcome.ts'
import { describeFailure } from '#src/components/failureText.ts'
import type { FailureText } from '#src/components/failureText.ts'
import { amountError, readAmount } from '#src/lib/amount.ts'
import type { AmountReading } from '#src/lib/amount.ts'
import { toWire } from '#src/lib/money.ts'
import { texts } from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { space } from '#src/theme/tokens.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { CryptoAddress } from './CryptoAddress.tsx'
import { FileField } from '#src/ui/FileField.tsx'
import { Form } from '#src/ui/Form.tsx'
import { AmountField } from '#src/ui/AmountField.tsx'
import { Select } from '#src/ui/Select.tsx'
import { notify } from '#src/ui/toast.ts'
import { useUnsavedChanges } from '#src/components/useUnsavedChanges.ts'

/** What the customer reports to have paid. */
export interface CryptoPayment {
  /** The purpose or plan; empty where the form has none. */
  choice: string
  type: string
  /** As it is sent; empty where none was typed. */
  amount: string
  proof: File | undefined
  /** The key of this order, see `useOrderKey`. */
  idempotency_key: string
}

/** The purpose or plan to choose first. */
export interface CryptoChoice {
  label: string
  /** `value` is what is sent. */
  options: readonly { value: string; label: string }[]
  /** Said when nothing is chosen; then nothing is sent. Without it the first option stands chosen, as the first coin does. */
  missing?: string | undefined
}

export interface CryptoPaymentFormProps {
  methods: Pick<CryptoMethods, 'names' | 'addresses' | 'addresses2'>
  /** Code of the currency that the amount is in. */
  currency: string
  /** Where the form has one. */
  choice?: CryptoChoice | undefined
  submitLabel: string
  isPending: boolean
  /** Sends the report, once; undefined when another one is under way. */
  onSubmit: (payment: CryptoPayment) => Promise<AnyOutcome | undefined>
}

const notAccepted = 'The bank did not accept this. What you typed is still here.'
const imageTypes = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/gif']

const Answered = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.lg};
`

/** Focus moves to what became of the report. */
function focus(element: HTMLElement | null): void {
  element?.focus()
}

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
  const orderKey = useOrderKey()
  const [isSubmitted, setSubmitted] = useState(false)
  const [result, setResult] = useState<'accepted' | FailureText>()
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
    const payment = {
      choice: chosenOption?.value ?? '',
      type,
      amount: reading.kind === 'amount' ? toWire(reading.minor) : '',
      proof,
    }
    const outcome = await onSubmit({ ...payment, idempotency_key: orderKey.keyFor(payment) })
    if (outcome === undefined) return
    orderKey.settle(outcome)
    if (outcome.kind === 'success') {
      setResult('accepted')
      notify.warning(dashboardTexts.cryptoDeposit.pending)
      setOption(undefined)
      setSubmitted(false)
      setAmount('')
      setProof(undefined)
      return
    }
    const failure = describeFailure(outcome, { failure: texts.somethingWentWrongLoud, refusal: notAccepted })
    setResult(failure)
    if (failure.toast !== undefined) notify.error(failure.toast)
  }

  // The form is gone once the bank has accepted it: a second press of Enter must not submit it again.
  if (result === 'accepted') {
    return (
      <Answered ref={focus} tabIndex={-1}>
        <Result result={result} />
        <Button variant="secondary" onPress={() => setResult(undefined)}>
          Report another payment
        </Button>
      </Answered>
    )
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
        options={methods.names
          .map((name, position) => ({ id: String(position), label: name }))
          .filter(({ label }) => label !== '')}
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
      <FileField
        label={dashboardTexts.cryptoDeposit.paymentProof}
        name="proof"
        value={proof}
        onChange={setProof}
        acceptedFileTypes={imageTypes}
        description={`${texts.upload.hint}. It is sent when you submit.`}
      />
      {result !== undefined && (
        <div ref={focus} tabIndex={-1}>
          <Result result={result} />
        </div>
      )}
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

function Result({ result }: { result: 'accepted' | FailureText }) {
  if (result === 'accepted') return <Banner tone="success">Submitted: waiting for the bank&apos;s review.</Banner>
  return (
    <Banner tone={result.tone}>
      {result.text}
      {result.mayHaveWorked && ' Before you submit again, look whether it is listed already.'}
    </Banner>
  )
}
