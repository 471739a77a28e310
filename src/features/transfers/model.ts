/**
 * A bank transfer as a state machine: details, review, PIN, authorization, done. Pure: the screens draw a state and report
 * events, and an event that does not belong to a state changes nothing. Money leaves only on the way into `sending`, which
 * a PIN accepted for that very order opens, once.
 */
import type { AnotherCode } from '#src/api/generated/models/anotherCode.ts'
import type { ConfirmPinAnswer } from '#src/api/generated/models/confirmPinAnswer.ts'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import type { SubmitTransferAnswer } from '#src/api/generated/models/submitTransferAnswer.ts'
import type { TransferNotice } from '#src/api/generated/models/transferNotice.ts'
import type { Outcome } from '#src/api/outcome.ts'
import { mayHaveWorked } from '#src/api/outcome.ts'
import { describeFailure } from '#src/components/failureText.ts'
import type { PromisedTexts } from '#src/components/failureText.ts'
import { pinFailure } from '#src/components/pinFailure.ts'
import { completed, draftOf, emptyDraft, problemsOf } from '#src/features/transfers/details.ts'
import type { DetailField, DetailProblems, Draft, TransferDetails } from '#src/features/transfers/details.ts'
import { orderOf, quote } from '#src/features/transfers/order.ts'
import type { Charge, Order } from '#src/features/transfers/order.ts'
import { texts } from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'

/** How often the bank may ask for one more code. After that something is wrong, and a person has to look at it. */
const maxDemands = 2

/** Why an order did not go through: the bank said no, or nobody knows whether it took the order. */
export interface Failure {
  kind: 'refused' | 'unknown'
  message: string
}

/** Waiting for a PIN or code; `problem` is what became of the last of the `tries` before. */
interface Asking {
  order: Order
  tries: number
  problem?: string
}

export type Transfer =
  | { step: 'details'; draft: Draft; problems: DetailProblems }
  | { step: 'review'; details: TransferDetails; problem?: string }
  | ({ step: 'pin' } & Asking)
  | ({ step: 'authorization'; demand: AnotherCode; demands: number } & Asking)
  /** The bank keeps asking for codes: nothing more to enter here. */
  | { step: 'support'; order: Order }
  | { step: 'sending'; order: Order }
  | { step: 'unsent'; order: Order; failure: Failure }
  | { step: 'done'; order: Order; notices: readonly TransferNotice[] }

export type TransferStep = Transfer['step']

export type TransferEvent =
  /** The customer types into the form, or changes the amount on the review. */
  | { type: 'typed'; field: DetailField; text: string }
  | { type: 'chosen'; past: PastTransfer }
  | { type: 'continued'; accountCurrency: string }
  /** `key` names the order, for every repetition of it. */
  | { type: 'confirmed'; charge: Charge; key: string }
  /** The customer has come to the form or the review, from wherever. */
  | { type: 'visited'; place: 'details' | 'review' }
  /** The bank has answered to the PIN, or to the code after it, that was entered for `order`. */
  | { type: 'answered'; order: Order; outcome: Outcome<ConfirmPinAnswer> }
  | { type: 'ordered'; order: Order; outcome: Outcome<SubmitTransferAnswer> }
  /** After an order that did not go through: from the PIN again. */
  | { type: 'resumed'; key: string }

export const noTransfer: Transfer = { step: 'details', draft: emptyDraft, problems: {} }

/** What comes next. */
export function transfer(state: Transfer, event: TransferEvent): Transfer {
  switch (event.type) {
    case 'typed':
      return typed(state, event.field, event.text)
    case 'chosen':
      return state.step === 'details' ? { step: 'details', draft: draftOf(event.past), problems: {} } : state
    case 'continued':
      return continued(state, event.accountCurrency)
    case 'confirmed':
      return confirmed(state, event.charge, event.key)
    case 'visited':
      return visited(state, event.place)
    case 'answered':
      return answered(state, event.order, event.outcome)
    case 'ordered':
      return state.step === 'sending' && state.order === event.order ? settled(state.order, event.outcome) : state
    case 'resumed':
      return state.step === 'unsent' ? { step: 'pin', order: resumed(state, event.key), tries: 0 } : state
  }
}

function typed(state: Transfer, field: DetailField, text: string): Transfer {
  if (state.step === 'details') {
    const problems = Object.fromEntries(Object.entries(state.problems).filter(([name]) => name !== field))
    return { step: 'details', draft: { ...state.draft, [field]: text }, problems }
  }
  if (state.step === 'review' && field === 'amount')
    return { step: 'review', details: { ...state.details, amount: text } }
  return state
}

function continued(state: Transfer, accountCurrency: string): Transfer {
  if (state.step !== 'details') return state
  const details = completed(state.draft, accountCurrency)
  const problems = problemsOf(details)
  return Object.keys(problems).length > 0 ? { ...state, problems } : { step: 'review', details }
}

function confirmed(state: Transfer, charge: Charge, key: string): Transfer {
  if (state.step !== 'review' || quote(state.details.amount, charge).verdict !== 'sufficient') return state
  const order = orderOf(state.details, charge, key)
  return order === undefined ? { ...state, problem: texts.somethingWentWrongLoud } : { step: 'pin', order, tries: 0 }
}

/** Going back takes the confirmation back, and after a finished transfer begins a new one. An order under way stays so. */
function visited(state: Transfer, place: 'details' | 'review'): Transfer {
  switch (state.step) {
    case 'details':
    case 'sending':
      return state
    case 'done':
      return noTransfer
    case 'review':
      return place === 'review' ? state : { step: 'details', draft: state.details, problems: {} }
    case 'pin':
    case 'authorization':
    case 'support':
    case 'unsent': {
      const { details } = state.order
      return place === 'review' ? { step: 'review', details } : { step: 'details', draft: details, problems: {} }
    }
  }
}

/** An answer to a PIN counts only for the order it was entered for, and only while that order waits for it. */
function answered(state: Transfer, order: Order, outcome: Outcome<ConfirmPinAnswer>): Transfer {
  if ((state.step !== 'pin' && state.step !== 'authorization') || state.order !== order) return state
  if (outcome.kind !== 'success') {
    return { ...state, tries: state.tries + 1, problem: pinFailure(outcome) }
  }
  const demand = outcome.answer.requiresanother
  if (demand === undefined) return { step: 'sending', order }
  const demands = state.step === 'pin' ? 1 : state.demands + 1
  return demands > maxDemands ? { step: 'support', order } : { step: 'authorization', order, tries: 0, demand, demands }
}

/** The same order, unless the bank has refused it: what is sent then is a new one. */
function resumed({ order, failure }: Extract<Transfer, { step: 'unsent' }>, key: string): Order {
  return failure.kind === 'unknown' ? order : { ...order, key }
}

function settled(order: Order, outcome: Outcome<SubmitTransferAnswer>): Transfer {
  if (outcome.kind === 'success') return { step: 'done', order, notices: outcome.answer.trx_notif ?? [] }
  const { toast, text } = describeFailure(outcome, orderTexts)
  const kind = mayHaveWorked(outcome) ? 'unknown' : 'refused'
  return { step: 'unsent', order, failure: { kind, message: toast ?? text } }
}

/** What is promised of an order that did not succeed. */
export const orderTexts = {
  failure: texts.somethingWentWrongLoud,
  isReasonInToast: true,
  network: dashboardTexts.pin.networkFailure,
} as const satisfies PromisedTexts
