/** A bank transfer as a pure state machine. Only entering `sending` orders money, after the PIN for this very order. */
import { t } from '@lingui/core/macro'
import type { AnotherCode } from '#src/api/generated/models/anotherCode.ts'
import type { ConfirmPinAnswer } from '#src/api/generated/models/confirmPinAnswer.ts'
import type { PinTries } from '#src/api/generated/models/pinTries.ts'
import type { SubmitTransferAnswer } from '#src/api/generated/models/submitTransferAnswer.ts'
import type { TransferNotice } from '#src/api/generated/models/transferNotice.ts'
import type { NoSuccess, Outcome } from '#src/api/reading/outcome.ts'
import { describeFailure } from '#src/components/form/failureText.ts'
import type { ResultTexts } from '#src/components/form/FormResult.tsx'
import { pinFailure, type PinFailure } from '#src/components/form/pinFailure.ts'
import { minorOf, writtenAmount } from '#src/lib/amount.ts'
import type { OrderResult, Proof } from '#src/orders/order.ts'
import type { Sent } from '#src/orders/orders.ts'
import { askedFirst, unknownOrder } from '#src/orders/words.ts'
import * as texts from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { emptyDraft, type TransferDetails } from './details.ts'
import { isQuoteFor, type Quote } from './fee.ts'
import { orderOf, type TransferOrder } from './transferOrder.ts'

/** The most codes that a transfer may need. Then the customer is sent to support. */
const maxDemands = 2

const mayBeProven: ReadonlySet<Failure['kind']> = new Set(['unknown', 'turnedAway'])

export interface Failure {
  /** `asked`: not sent, since the customer may not want it any more. */
  kind: Exclude<OrderResult, 'accepted'> | 'asked'
  /** Undefined once the bank's list contradicts it. */
  message?: string | undefined
  advice: string
}

interface Ordered {
  order: TransferOrder
  demands: number
}

interface Awaiting extends Ordered, Partial<PinFailure> {
  tries: number
  /** Tries left before the PIN or code is locked, if the bank says so. */
  triesLeft?: number | undefined
}

export type Transfer =
  | { step: 'details'; draft: TransferDetails; filled?: TransferDetails }
  | { step: 'review'; details: TransferDetails; problem?: string }
  | ({ step: 'pin' } & Awaiting)
  | ({ step: 'authorization'; demand: AnotherCode } & Awaiting)
  /** Nothing more to enter: the bank keeps demanding codes, or has locked the PIN (`problem`). */
  | ({ step: 'support'; problem?: string } & Ordered)
  | ({ step: 'sending' } & Ordered)
  | ({ step: 'unsent'; failure: Failure } & Ordered)
  | ({ step: 'done'; notices: readonly TransferNotice[] } & Ordered)

export type TransferStep = Transfer['step']

export type TransferEvent =
  | { type: 'edited'; changes: Partial<TransferDetails> }
  /** Of a payee, or all of a transfer to repeat. */
  | { type: 'chosen'; details: Partial<TransferDetails> }
  | { type: 'continued'; details: TransferDetails }
  | { type: 'confirmed'; quote: Quote }
  | { type: 'visited'; place: 'details' | 'review' }
  | { type: 'responded'; order: TransferOrder; outcome: Outcome<ConfirmPinAnswer> }
  | { type: 'ordered'; order: TransferOrder; sent: Sent<SubmitTransferAnswer> }
  | { type: 'proven'; order: TransferOrder; proof: Proof }
  | { type: 'withdrawn'; order: TransferOrder }
  /** The customer tries again, or has no code: the bank sends another one after the PIN. */
  | { type: 'resumed' }

export const noTransfer: Transfer = { step: 'details', draft: emptyDraft }

/** The details to offer again after the session has ended, unless the bank has the order. */
export function keptDraft(state: Transfer): TransferDetails {
  if (state.step === 'details') return state.draft
  if (state.step === 'review') return state.details
  return isTaken(state) ? emptyDraft : state.order.details
}

/** Whether the bank has the order. */
export function isTaken(state: Transfer): boolean {
  return state.step === 'done' || (state.step === 'unsent' && state.failure.kind === 'listed')
}

export function transferReducer(state: Transfer, event: TransferEvent): Transfer {
  switch (event.type) {
    case 'edited':
      return edited(state, event.changes)
    case 'chosen':
      return chosen(state, event.details)
    case 'continued':
      return state.step === 'details' ? { step: 'review', details: written(event.details) } : state
    case 'confirmed':
      return confirmed(state, event.quote)
    case 'visited':
      return visited(state, event.place)
    case 'responded':
      return afterResponse(state, event.order, event.outcome)
    case 'ordered':
      return state.step === 'sending' && state.order === event.order ? settled(state, event.sent) : state
    case 'proven':
      return state.step === 'unsent' && state.order === event.order && mayBeProven.has(state.failure.kind)
        ? { ...state, failure: found(event.proof, state.failure.message) }
        : state
    case 'withdrawn':
      return state.step === 'sending' && state.order === event.order ? asked(state.order) : state
    case 'resumed':
      return state.step === 'authorization' || (state.step === 'unsent' && !isTaken(state)) ? asked(state.order) : state
  }
}

/** Makes a new order of the same details, so that no response to the old one counts. */
function asked(order: TransferOrder): Transfer {
  return { step: 'pin', order: { ...order }, demands: 0, tries: 0 }
}

function chosen(state: Transfer, details: Partial<TransferDetails>): Transfer {
  if (state.step !== 'details') return state
  return { step: 'details', draft: { ...state.draft, ...details }, filled: { ...emptyDraft, ...details } }
}

function edited(state: Transfer, changes: Partial<TransferDetails>): Transfer {
  if (state.step === 'details') return { ...state, draft: { ...state.draft, ...changes } }
  return state.step === 'review' ? { step: 'review', details: { ...state.details, ...changes } } : state
}

function confirmed(state: Transfer, quote: Quote): Transfer {
  if (state.step !== 'review' || quote.result !== 'sufficient' || !isQuoteFor(state.details.amount, quote)) return state
  const order = orderOf(state.details, quote)
  return order === undefined
    ? { ...state, problem: texts.somethingWentWrongLoud }
    : { step: 'pin', order, demands: 0, tries: 0 }
}

/** With the amount as it is understood: Enter submits a field without leaving it. */
function written(details: TransferDetails): TransferDetails {
  return { ...details, amount: { ...details.amount, ...writtenAmount(minorOf(details.amount)) } }
}

/** Going back withdraws the confirmation. After an order that the bank has, it begins a new transfer. */
function visited(state: Transfer, place: 'details' | 'review'): Transfer {
  if (state.step === 'details' || state.step === 'sending' || state.step === place) return state
  if (isTaken(state)) return noTransfer
  const details = keptDraft(state)
  return place === 'review' ? { step: 'review', details } : { step: 'details', draft: details }
}

/** Applies only to the order that the PIN was entered for, while that order waits for it. */
function afterResponse(state: Transfer, order: TransferOrder, outcome: Outcome<ConfirmPinAnswer>): Transfer {
  if ((state.step !== 'pin' && state.step !== 'authorization') || state.order !== order) return state
  if (outcome.kind !== 'success') {
    const failure = pinFailure(outcome)
    const { locked, tries_left: triesLeft }: PinTries = outcome.kind === 'refused' ? outcome.data : {}
    return locked === true
      ? { step: 'support', order, demands: state.demands, problem: failure.problem }
      : { ...state, tries: state.tries + 1, ...failure, triesLeft }
  }
  const demand = outcome.data.requiresanother
  if (demand === undefined) return { step: 'sending', order, demands: state.demands }
  const demands = state.demands + 1
  return demands > maxDemands
    ? { step: 'support', order, demands }
    : { step: 'authorization', order, tries: 0, demand, demands }
}

function settled({ order, demands }: Ordered, sent: Sent<SubmitTransferAnswer>): Transfer {
  const { outcome } = sent
  if (outcome?.kind === 'success') return { step: 'done', order, demands, notices: outcome.data.trx_notif ?? [] }
  const failure = outcome === undefined ? unsentFailure(sent) : failureOf(outcome, sent.result)
  return { step: 'unsent', order, demands, failure }
}

function unsentFailure(sent: Extract<Sent<SubmitTransferAnswer>, { outcome: undefined }>): Failure {
  return sent.result === 'asked'
    ? { kind: 'asked', advice: askedFirst('submitTransfer', sent.alike) }
    : { kind: sent.result, message: t`You sent this transfer earlier.`, advice: proofAdvice[sent.result] }
}

function failureOf(outcome: NoSuccess, result: OrderResult): Failure {
  const { toast, text } = describeFailure(outcome, orderTexts)
  const message = toast ?? text
  switch (result) {
    case 'listed':
    case 'declined':
      return found(result, message)
    case 'refused':
      return { kind: result, message, advice: refused }
    case 'turnedAway':
      return { kind: result, message, advice: `${text} ${turnedAway}` }
    case 'accepted':
    case 'unknown':
      return { kind: 'unknown', message, advice: unknownOrder(outcome, 'transactions') }
  }
}

function found(kind: Proof, message: string | undefined): Failure {
  return { kind, message: kind === 'listed' ? undefined : message, advice: proofAdvice[kind] }
}

const turnedAway = t`It isn't among your transfers so far. Your details are still here.`

const refused = t`The bank didn't accept it, and it isn't among your transfers. Your details are still here.`

const proofAdvice: Readonly<Record<Proof, string>> = {
  listed: t`It's among your transfers now, so don't send it again.`,
  declined: t`The bank shows it as failed. Your details are still here, and you can send it again.`,
}

export const orderTexts = {
  success: dashboardTexts.transfer.success,
  failure: texts.somethingWentWrongLoud,
  isReasonInToast: true,
  network: dashboardTexts.pin.networkFailure,
} as const satisfies ResultTexts
