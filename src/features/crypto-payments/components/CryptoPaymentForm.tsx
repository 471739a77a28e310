import { select, t } from '@lingui/core/macro'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import type { CryptoMethods } from '#src/api/generated/models/cryptoMethods.ts'
import { describeFailure } from '#src/components/form/failureText.ts'
import { Form } from '#src/components/form/Form.tsx'
import { announceOutcome, FormResult } from '#src/components/form/FormResult.tsx'
import { refusedField } from '#src/components/form/refusal.ts'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { useKeptDraft } from '#src/drafts/drafts.ts'
import { useUnsavedChanges } from '#src/drafts/useUnsavedChanges.ts'
import { addressFor, stepTitles } from '#src/features/crypto-payments/model.ts'
import {
  cryptoPaymentSchema,
  keysOf,
  type CryptoChoice,
  type CryptoOption,
  type CryptoPayment,
} from '#src/features/crypto-payments/schema.ts'
import { minorOf, noAmount, typedAmount, writtenAmount } from '#src/lib/amount.ts'
import type { Instant } from '#src/lib/dates.ts'
import { formatMoney, type Minor } from '#src/lib/money.ts'
import type { Sent } from '#src/orders/orders.ts'
import { useIsUnderway, useOpenOrder, type OrderSubmission } from '#src/orders/useOrder.ts'
import { WaitingForOther } from '#src/orders/WaitingForOther.tsx'
import { askedFirst, leavingOrder, unknownOrder } from '#src/orders/words.ts'
import { paths } from '#src/paths.ts'
import * as texts from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { color, radius, space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { notify } from '#src/ui/feedback/toast.ts'
import { AmountField } from '#src/ui/fields/AmountField.tsx'
import { FileField } from '#src/ui/fields/FileField.tsx'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { Cluster, Stack } from '#src/ui/layout/Columns.tsx'
import { DescriptionList } from '#src/ui/lists/DescriptionList.tsx'
import { Amount } from '#src/ui/text/Amount.tsx'
import { ClockIcon } from '#src/ui/text/Icon.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'
import { CryptoAddress } from './CryptoAddress.tsx'
import { NumberedStep } from './NumberedStep.tsx'
import { focus, SubmittedPayment } from './SubmittedPayment.tsx'

export interface CryptoPaymentFormProps {
  order: Pick<
    OrderSubmission<never, never, never>,
    'operation' | 'isPending' | 'result' | 'missingAt' | 'cancelWait' | 'clear'
  >
  methods: Pick<CryptoMethods, 'names' | 'addresses' | 'addresses2' | 'transactions' | 'currency'>
  choice?: CryptoChoice | undefined
  submitLabel: string
  onSubmit: (payment: CryptoPayment) => Promise<Sent<unknown> | undefined>
}

interface Submitted {
  report: CryptoPayment
  sent: Sent<unknown>
  at: Instant
}

const resultTexts = {
  success: t`Submitted: waiting for the bank's review.`,
  failure: texts.somethingWentWrongLoud,
  refusal: t`The bank didn't accept this. What you entered is still here.`,
}
const unknownTexts = {
  ...resultTexts,
  refusal: t`The bank didn't accept this attempt. What you entered is still here.`,
}
const waiting = (
  <span role="img" aria-label={t({ message: 'Pending', context: 'status of a payment' })}>
    <ClockIcon />
  </span>
)
const fieldWords = { amount: /amount/i }
const imageTypes = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/gif']

const Box = styled.div`
  padding: ${space.xs} ${space.md};
  border-radius: ${radius.control};
  background: ${color.sunken};
`

export function CryptoPaymentForm({
  methods,
  choice,
  order: { operation, isPending, result, missingAt, cancelWait, clear },
  submitLabel,
  onSubmit,
}: CryptoPaymentFormProps) {
  const { names, transactions = [], currency = '' } = methods
  const list = transactions.length > 0 ? 'list' : 'listBelow'
  const hasChoice = choice !== undefined && choice.options.length > 0
  const kept = useKeptDraft(operation)
  const coins = keysOf(names)
  /** The first coin with a name, since customers could not identify the address of another. */
  const [initial] = useState(() => kept?.['type'] || coins.find((key) => key !== ''))
  const [chosen, setChosen] = useState<string>()
  const coin = coins.indexOf(chosen ?? initial ?? '')
  const [proof, setProof] = useState<File>()
  const [amount, setAmount] = useState(() => typedAmount(kept?.['amount'] ?? ''))
  const [submitted, setSubmitted] = useState<Submitted>()
  const options = choice?.options ?? []
  const optionKeys = keysOf(options.map(({ value }) => value))
  const [optionKey, setOptionKey] = useState(kept?.['choice'])
  const option = options[optionKeys.indexOf(optionKey ?? '')]
  const minor = minorOf(amount)
  const price = option?.price
  const isTaken = result === 'accepted' || result === 'listed'
  const isUnderway = useIsUnderway(operation)
  const label = useOpenOrder(operation)?.label
  useUnsavedChanges({
    isDirty: !isTaken && (amount.text !== '' || proof !== undefined),
    ...((isUnderway || result === 'unknown') && leavingOrder(isUnderway ? 'sending' : 'unknown', operation, label)),
  })

  async function submit(report: CryptoPayment): Promise<void> {
    setSubmitted(undefined)
    const sent = await onSubmit(report)
    if (sent === undefined) return
    const { outcome } = sent
    setSubmitted({ report, sent, at: Date.now() })
    if (outcome?.kind === 'success') notify.warning(dashboardTexts.cryptoDeposit.pending, waiting)
    else if (outcome !== undefined) announceOutcome(outcome, resultTexts)
  }

  function startAgain(): void {
    clear()
    setSubmitted(undefined)
    setAmount(noAmount)
    setOptionKey(undefined)
    setProof(undefined)
  }

  const outcome = submitted?.sent.outcome
  // The form unmounts after a success: a second press of Enter must not submit it again.
  if (isTaken && submitted !== undefined) {
    return (
      <SubmittedPayment
        report={submitted.report}
        at={submitted.at}
        choice={choice && { label: choice.label, option }}
        currency={currency}
        result={
          outcome?.kind === 'success' ? (
            <FormResult outcome={outcome} texts={resultTexts} />
          ) : (
            <Banner tone="warning">{t`It's in the list now, so don't submit it again.`}</Banner>
          )
        }
      >
        <Cluster>
          <ButtonLink to={paths.dashboard.home()}>{t`Go to dashboard`}</ButtonLink>
          <Button variant="secondary" onPress={startAgain}>
            {select(operation, {
              submitPayment: 'Report another payment',
              submitFixedDeposit: 'Report another fixed deposit',
              submitUpgrade: 'Report another upgrade',
              other: 'Report another deposit',
            })}
          </Button>
        </Cluster>
      </SubmittedPayment>
    )
  }

  /** A plan's price fills the amount, unless another amount was typed. */
  function choose(key: string): void {
    const next = options[optionKeys.indexOf(key)]?.price
    const isOwn = amount.text !== '' && minor !== price
    // At once: the amount's field, which loses the focus with the press, formats what it then has.
    flushSync(() => {
      setOptionKey(key)
      if (next !== undefined && !isOwn) setAmount(writtenAmount(next))
    })
  }

  const refused = refusedField(outcome, fieldWords)
  return (
    <Form
      schema={cryptoPaymentSchema(choice)}
      values={{
        choice: options.length === 0 ? '' : option?.value,
        type: names.length === 0 ? '' : names[coin],
        amount,
        proof,
      }}
      refusal={refused}
      onSubmit={(payment) => void submit(payment)}
      isPending={isPending}
      keepAs={amount.text === '' ? undefined : operation}
    >
      <NumberedStep
        number={1}
        title={
          hasChoice
            ? select(operation, { submitPayment: 'Choose a purpose and a coin', other: 'Choose a plan and a coin' })
            : stepTitles.coin
        }
      >
        {hasChoice && (
          <Choice
            choice={choice}
            keys={optionKeys}
            value={optionKey}
            explanation={option?.explanation}
            onChange={choose}
          />
        )}
        <Select
          label={dashboardTexts.cryptoDeposit.type}
          name="type"
          options={names
            .map((name, position) => ({ id: coins[position] ?? '', label: name }))
            .filter(({ label }) => label !== '')}
          value={coins[coin] ?? null}
          onChange={setChosen}
          placeholder={names.length === 0 ? t`No method available` : t`Choose a coin`}
          isDisabled={names.length === 0}
        />
      </NumberedStep>
      <NumberedStep
        number={2}
        title={
          price === undefined ? stepTitles.address : t`Send ${{ amount: formatMoney(price, currency) }} to this address`
        }
      >
        <CryptoAddress
          network={names[coin] ?? ''}
          address={addressFor(methods, chosen === undefined && coin === 0 ? undefined : coin)}
        />
      </NumberedStep>
      <NumberedStep number={3} title={stepTitles.report}>
        {/* Any amount is accepted. */}
        <AmountField
          label={dashboardTexts.cryptoDeposit.amount}
          name="amount"
          currency={currency}
          value={amount}
          onChange={setAmount}
          enterKeyHint="done"
          warning={
            price !== undefined && minor !== undefined && minor < price
              ? t`${{ plan: option?.value ?? '' }} costs ${{ amount: formatMoney(price, currency) }}.`
              : undefined
          }
          description={
            (minor ?? 1) > 0
              ? t`The value of what you sent, in ${currency}.`
              : t`The value of what you sent, in ${currency}. It's usually above zero.`
          }
        />
        <FileField
          label={dashboardTexts.cryptoDeposit.paymentProof}
          name="proof"
          value={proof}
          onChange={setProof}
          acceptedFileTypes={imageTypes}
        />
        {submitted !== undefined && result === 'declined' && (
          <Focused>
            <Banner tone="danger">
              {t`The bank has declined this. What you entered is still here, and you can submit it again.`}
            </Banner>
          </Focused>
        )}
        {submitted?.sent.result === 'asked' && (
          <Focused>
            <Banner tone="warning">
              {`${askedFirst(operation, submitted.sent.alike)} ${t`To send this one, press the button again.`}`}
            </Banner>
          </Focused>
        )}
        {outcome !== undefined &&
          !isPending &&
          result !== 'declined' &&
          (refused === undefined || result === 'unknown') && (
            <Focused>
              {result === 'unknown' && outcome.kind !== 'success' ? (
                <Banner tone="warning">
                  {`${describeFailure(outcome, unknownTexts).text} ${unknownOrder(outcome, list, missingAt)}`}
                </Banner>
              ) : (
                <FormResult outcome={outcome} texts={resultTexts} />
              )}
            </Focused>
          )}
        {cancelWait !== undefined && <WaitingForOther operation={operation} onCancel={cancelWait} />}
        {minor !== undefined && (
          <Summary minor={minor} option={option} type={names[coin]} label={choice?.label} currency={currency} />
        )}
        <Cluster>
          <Button type="submit" variant={result === 'unknown' ? 'secondary' : 'primary'} isPending={isPending}>
            {submitLabel}
          </Button>
        </Cluster>
      </NumberedStep>
    </Form>
  )
}

/** What is told about a submission takes the focus when it appears. */
function Focused({ children }: { children: ReactNode }) {
  return (
    <div ref={focus} tabIndex={-1}>
      {children}
    </div>
  )
}

/** Thousands of rows would block the page. */
const maxExpanded = 50

interface ChoiceProps {
  choice: CryptoChoice
  keys: readonly string[]
  value: string | undefined
  explanation: string | undefined
  onChange: (key: string) => void
}

function Choice({ choice, keys, value, explanation, onChange }: ChoiceProps) {
  const options = choice.options.map((option, position) => ({
    ...option,
    id: keys[position] ?? '',
    label: option.value,
  }))
  const field = { name: 'choice', label: choice.label, options, value: value ?? null, onChange }
  if (!choice.isExpanded || options.length > maxExpanded) return <Select {...field} placeholder={choice.missing} />
  return (
    <Stack $gap="xxs">
      <RadioGroup {...field} description={explanation} />
      {choice.help && <SmallText>{choice.help}</SmallText>}
    </Stack>
  )
}

interface SummaryProps {
  minor: Minor
  currency: string
  option: CryptoOption | undefined
  type: string | undefined
  label: string | undefined
}

function Summary({ minor, option, type, label, currency }: SummaryProps) {
  return (
    <Box>
      <DescriptionList
        isCompact
        rows={[
          ...(label && option?.value ? [{ term: label, detail: option.value }] : []),
          { term: dashboardTexts.cryptoDeposit.type, detail: type || '–' },
          {
            term: dashboardTexts.cryptoDeposit.amount,
            detail: <Amount minor={minor} currency={currency} />,
            isTotal: true,
          },
          ...(option?.estimateOf && minor > 0 ? [{ term: t`At the end`, detail: option.estimateOf(minor) }] : []),
        ]}
      />
    </Box>
  )
}
