import { useState } from 'react'
import { addressFor } from '#src/features/crypto-payments/methods.ts'
import type { CryptoMethods } from '#src/features/crypto-payments/methods.ts'
import { parseAmount, toWire } from '#src/lib/money.ts'
import { texts } from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { CryptoAddress } from './CryptoAddress.tsx'
import { FileDrop } from '#src/ui/FileDrop.tsx'
import { Form } from '#src/ui/Form.tsx'
import { MoneyField } from '#src/ui/MoneyField.tsx'
import { Select } from '#src/ui/Select.tsx'
import { notify } from '#src/ui/toast.ts'
import { useLeaveWarning } from '#src/components/useLeaveWarning.ts'

/** What the customer reports to have paid. `amount` is as the wire carries it, empty when none was typed. */
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
  const [isMissing, setMissing] = useState(false)
  const [result, setResult] = useState<CryptoPaymentResult>()
  useLeaveWarning(amount !== '' || proof !== undefined)

  const index = chosen ?? 0
  const type = methods.names[index] ?? ''
  const minor = parseAmount(amount)
  const chosenOption = choice?.options[option ?? (choice.missing === undefined ? 0 : -1)]
  const missing = isMissing && chosenOption === undefined ? choice?.missing : undefined

  async function submit(): Promise<void> {
    setResult(undefined)
    if (choice?.missing !== undefined && chosenOption === undefined) {
      setMissing(true)
      return
    }
    const next = await onSubmit({
      choice: chosenOption?.value ?? '',
      type,
      amount: minor === undefined ? '' : toWire(minor),
      proof,
    })
    if (next === undefined) return
    setResult(next)
    if (next.kind === 'accepted') {
      notify.warning(dashboardTexts.cryptoDeposit.pending)
      setOption(undefined)
      setMissing(false)
      setAmount('')
      setProof(undefined)
    }
    if (next.kind === 'refused' || next.kind === 'unclear') notify.error(texts.somethingWentWrongLoud)
  }

  return (
    <Form
      onSubmit={() => void submit()}
      isPending={isPending}
      errors={missing === undefined ? undefined : { choice: missing }}
    >
      {choice !== undefined && (
        <Select
          label={choice.label}
          name="choice"
          options={choice.options.map(({ label }, position) => ({ id: String(position), label }))}
          value={chosenOption === undefined ? null : String(choice.options.indexOf(chosenOption))}
          onChange={(id) => setOption(Number(id))}
          placeholder={choice.options.length === 0 ? 'None on offer' : undefined}
          isDisabled={choice.options.length === 0}
          errorMessage={missing}
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
      <MoneyField
        label={dashboardTexts.cryptoDeposit.amount}
        name="amount"
        currency={currency}
        value={amount}
        onChange={setAmount}
        enterKeyHint="done"
        description={`In ${currency}: what your payment is worth.${minor === undefined || minor <= 0 ? ' With an amount above zero the bank finds it sooner.' : ''}`}
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
