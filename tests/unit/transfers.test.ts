import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ConfirmPinAnswer } from '#src/api/generated/models/confirmPinAnswer.ts'
import { GetTransferFeeAnswer } from '#src/api/generated/models/getTransferFeeAnswer.ts'
import { SubmitTransferAnswer } from '#src/api/generated/models/submitTransferAnswer.ts'
import { failed, outcomeOf } from '#src/api/outcome.ts'
import { readResponse } from '#src/api/reading.ts'
import { completed, draftOf, emptyDraft, problemsOf } from '#src/features/transfers/details.ts'
import type { Draft } from '#src/features/transfers/details.ts'
import { noTransfer, transfer } from '#src/features/transfers/model.ts'
import type { Transfer, TransferEvent } from '#src/features/transfers/model.ts'
import { chargeOf, conversionNote, extraOf, orderOf, quote, submissionOf } from '#src/features/transfers/order.ts'
import type { Order } from '#src/features/transfers/order.ts'
import { texts } from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'

const draft: Draft = {
  bank: 'Harbour Trust',
  swift: 'DEMOXX00',
  currency: 'EUR',
  routing: '000000000',
  country: 'Germany',
  act_no: '2024000102',
  act_hold_name: 'Ben Okafor',
  amount: '100',
  note: 'Concert',
}
const details = completed(draft, 'USD')
const charge = { percent: 2.5, balance: 100_000 }
const key = 'key-1'
const demand = { head: 'Transfer Authorization Code', body: 'Look into your mail.' }

const confirmed = (response: Record<string, unknown>) => outcomeOf('status', ConfirmPinAnswer, response)
const submitted = (response: Record<string, unknown>) => outcomeOf('icon', SubmitTransferAnswer, response)
const walk = (state: Transfer, ...events: TransferEvent[]): Transfer => events.reduce(transfer, state)
const review: Transfer = { step: 'review', details }
const pin = (): Extract<Transfer, { step: 'pin' }> => {
  const next = transfer(review, { type: 'confirmed', charge, key })
  if (next.step !== 'pin') throw new Error(next.step)
  return next
}
const accepted = (order: Order): TransferEvent => ({
  type: 'answered',
  order,
  outcome: confirmed({ status: 'success' }),
})
const demanding = (order: Order): TransferEvent => ({
  type: 'answered',
  order,
  outcome: confirmed({ status: 'success', requiresanother: demand }),
})
const ordered = (order: Order): TransferEvent => ({
  type: 'ordered',
  order,
  outcome: submitted({ icon: 'success' }),
})

describe('the details', () => {
  it('[R111] are complete with a bank, an account, its holder and an amount above zero', () => {
    expect(problemsOf(details)).toEqual({})
    for (const field of ['bank', 'act_no', 'act_hold_name', 'amount'] as const)
      expect(Object.keys(problemsOf({ ...details, [field]: '' }))).toEqual([field])
    for (const amount of ['0', '0.00', '-5', 'abc']) expect(problemsOf({ ...details, amount })).toHaveProperty('amount')
    for (const field of ['swift', 'currency', 'routing', 'country', 'note'] as const)
      expect(problemsOf({ ...details, [field]: '' })).toEqual({})
  })

  it.each([
    [
      'act_hold_name',
      'Ben\u202E rofako',
      'Account holder: character 4 is invisible. Delete it, or type the text again',
    ],
    ['act_no', '2024\u200D0102', 'Account number: character 5 is invisible. Delete it, or type the text again'],
    ['swift', '\u200CDEMOXX00', 'SWIFT code: character 1 is invisible. Delete it, or type the text again'],
    ['note', '😀\u2066', 'Note to the payee: character 2 is invisible. Delete it, or type the text again'],
  ] as const)('[R111] with an invisible character in %s are refused with its position', (field, text, problem) => {
    expect(problemsOf({ ...details, [field]: text })).toEqual({ [field]: problem })
  })

  it('[R111] may hold the joiners of names and notes', () => {
    expect(problemsOf({ ...details, act_hold_name: 'نام\u200Cخانوادگی', note: '👩\u200D🚀' })).toEqual({})
  })

  it("[R111] take the account's currency unless another was typed, and lose stray blanks", () => {
    expect(completed({ ...draft, currency: undefined, bank: '  Bank ' }, 'USD')).toMatchObject({
      currency: 'USD',
      bank: 'Bank',
    })
    expect(completed(draft, 'USD').currency).toBe('EUR')
  })

  it('[R207] can be those of a past transfer', () => {
    const past = {
      ...details,
      amount: 123_450,
      swift: undefined,
      note: undefined,
      date: new Date(2026, 0, 10),
      status: 'failed',
    } as const
    expect(draftOf(past)).toEqual({ ...draft, amount: '1,234.50', swift: '', note: '' })
    expect(transfer(noTransfer, { type: 'chosen', past })).toMatchObject({ step: 'details', draft: draftOf(past) })
  })
})

describe('the charge', () => {
  it.each([
    [{ tb: '10.00' }, 10],
    [{ percent: null, tb: '10.00' }, 10],
    [{ percent: '', tb: '10.00' }, 10],
    [{ percent: 0, tb: '10.00' }, 0],
    [{ percent: '0', tb: '10.00' }, 0],
    [{ percent: '2.5', balance: 10 }, 2.5],
  ] as const)('[R113, R114, R115, R213] of %o is %d percent', (answer, percent) => {
    expect(chargeOf(readResponse(GetTransferFeeAnswer, answer).value)).toEqual({ percent, balance: 1000 })
  })

  it.each([
    ['100', 10, 1000, 9000],
    ['0.05', 10, 1, 4],
    ['0.04', 10, 0, 4],
    ['1,234.56', 2.5, 3086, 120_370],
    ['100', 0, 0, 10_000],
  ])('[R116, R117] takes from %s at %d percent %d, and leaves %d', (text, percent, fee, received) => {
    expect(quote(text, { percent, balance: 0 })).toMatchObject({ fee, received })
  })

  it('[R116, R117] never loses or makes a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e11 }), fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
        const percent = basisPoints / 100
        const { fee, received } = quote((amount / 100).toFixed(2), { percent, balance: 0 })
        expect(fee + received).toBe(amount)
        expect(Math.abs(fee - (amount * percent) / 100)).toBeLessThanOrEqual(0.5 + 1e-3)
      }),
    )
  })

  it('[R119, R120] can be paid only by more than the amount', () => {
    const at = (text: string) => quote(text, charge).verdict
    expect(['999.99', '1,000.00', '1000.01', '0', '', '-1'].map(at)).toEqual([
      'sufficient',
      'insufficient',
      'insufficient',
      'nothing',
      'nothing',
      'nothing',
    ])
  })
})

describe('another currency', () => {
  it('[R117] is said with codes, wherever it is not the currency of the account', () => {
    expect(conversionNote(25_000, 'gbp', 'USD')).toBe(
      "250.00 USD from your account; paid out in GBP at the bank's rate, which is not shown here.",
    )
    for (const same of ['USD', ' usd ', '']) expect(conversionNote(25_000, same, 'USD')).toBeUndefined()
  })
})

describe('the extra data', () => {
  it('[R127] is the JSON of the remaining fields, which every reader gets back as it was typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '"', '\\', '/', 'é', '😀', '\n', '\0', '\u2028', '{') }),
        (note) => {
          const extra = extraOf({ ...details, note })
          expect(JSON.parse(extra ?? 'null')).toEqual({
            swift: 'DEMOXX00',
            currency: 'EUR',
            routing: '000000000',
            country: 'Germany',
            note,
          })
        },
      ),
    )
  })

  it.each(['\ud83d', 'half a smile: \ude00', '\ude00\ud83d'])('[R132] is refused where no reader could: %j', (note) => {
    expect(extraOf({ ...details, note })).toBeUndefined()
    const broken: Transfer = { step: 'review', details: { ...details, note } }
    expect(transfer(broken, { type: 'confirmed', charge, key })).toEqual({
      ...broken,
      problem: texts.somethingWentWrongLoud,
    })
  })

  it('[R127] goes with the other fields on the wire', () => {
    const order = orderOf(details, charge, key)
    expect(order && submissionOf(order)).toEqual({
      ...details,
      idempotency_key: key,
      amount: '100.00',
      extra: '{"swift":"DEMOXX00","currency":"EUR","routing":"000000000","country":"Germany","note":"Concert"}',
    })
  })
})

describe('the transfer', () => {
  it('[R112] is reviewed once its details are complete', () => {
    const start: Transfer = { step: 'details', draft, problems: {} }
    expect(transfer(start, { type: 'continued', accountCurrency: 'USD' })).toEqual(review)
    const empty = transfer(noTransfer, { type: 'continued', accountCurrency: 'USD' })
    expect(empty).toMatchObject({ step: 'details', draft: emptyDraft })
    expect(transfer(empty, { type: 'typed', field: 'bank', text: 'B' })).not.toHaveProperty('problems.bank')
  })

  it('[R118, R119, R120, R121] goes on to the PIN with the amount as it was last typed, if the balance allows', () => {
    const cheaper = walk(review, { type: 'typed', field: 'amount', text: '50' }, { type: 'confirmed', charge, key })
    expect(cheaper).toMatchObject({ step: 'pin', order: { amount: 5000, fee: 125, received: 4875 } })
    const dearer = walk(review, { type: 'typed', field: 'amount', text: '1000' }, { type: 'confirmed', charge, key })
    expect(dearer).toMatchObject({ step: 'review' })
  })

  it('[R118] cannot be changed any more at the PIN', () => {
    const state = pin()
    expect(transfer(state, { type: 'typed', field: 'amount', text: '900' })).toBe(state)
  })

  it('[R126, R129] is sent after one accepted PIN where no code is asked for, and done', () => {
    const state = pin()
    const sending = transfer(state, accepted(state.order))
    expect(sending).toEqual({ step: 'sending', order: state.order })
    expect(transfer(sending, ordered(state.order))).toEqual({ step: 'done', order: state.order, notices: [] })
  })

  it('[R124, R125] asks for a code, once more at most, and then points to support', () => {
    const state = pin()
    const first = transfer(state, demanding(state.order))
    expect(first).toMatchObject({ step: 'authorization', demand, demands: 1 })
    const second = transfer(first, demanding(state.order))
    expect(second).toMatchObject({ step: 'authorization', demand, demands: 2 })
    expect(transfer(second, accepted(state.order))).toMatchObject({ step: 'sending' })
    expect(transfer(second, demanding(state.order))).toEqual({ step: 'support', order: state.order })
  })

  it.each([
    [confirmed({ status: 'error', message: 'Locked' }), 'Locked'],
    [confirmed({ status: 'error' }), dashboardTexts.pin.invalid],
    [failed('network'), dashboardTexts.pin.networkFailure],
    [failed('http'), texts.somethingWentWrong],
  ] as const)('[R130, R108] stays at the PIN after %o', (outcome, problem) => {
    const state = pin()
    expect(transfer(state, { type: 'answered', order: state.order, outcome })).toEqual({
      step: 'pin',
      order: state.order,
      tries: 1,
      problem,
    })
  })

  it.each([
    [submitted({ icon: 'error', message: 'Not today' }), { kind: 'refused', message: 'Not today' }],
    [submitted({ icon: 'error' }), { kind: 'refused', message: texts.somethingWentWrongLoud }],
    [failed('network'), { kind: 'unknown', message: dashboardTexts.pin.networkFailure }],
    [submitted({}), { kind: 'unknown', message: texts.somethingWentWrongLoud }],
    [failed('timeout'), { kind: 'unknown', message: texts.somethingWentWrongLoud }],
    [failed('session'), { kind: 'refused', message: texts.somethingWentWrongLoud }],
    [failed('invalidResponse'), { kind: 'unknown', message: texts.somethingWentWrongLoud }],
  ] as const)('[R127] after %o waits for the customer, who enters the PIN anew', (outcome, failure) => {
    const state = pin()
    const unsent = walk(state, accepted(state.order), { type: 'ordered', order: state.order, outcome })
    expect(unsent).toEqual({ step: 'unsent', order: state.order, failure })
    const resumedKey = failure.kind === 'unknown' ? key : 'key-2'
    expect(transfer(unsent, { type: 'resumed', key: 'key-2' })).toEqual({
      step: 'pin',
      order: { ...state.order, key: resumedKey },
      tries: 0,
    })
  })

  it('[R122] takes the confirmation back when the customer goes back, and ignores a PIN accepted too late', () => {
    const state = pin()
    const back = transfer(state, { type: 'visited', place: 'review' })
    expect(back).toEqual(review)
    expect(transfer(back, accepted(state.order))).toEqual(review)
    const again = transfer(back, { type: 'confirmed', charge, key })
    expect(transfer(again, accepted(state.order))).toBe(again)
  })

  it('begins a new one after the last is done, but never while one is under way', () => {
    const state = pin()
    const sending = transfer(state, accepted(state.order))
    expect(transfer(sending, { type: 'visited', place: 'details' })).toBe(sending)
    const done = transfer(sending, ordered(state.order))
    expect(transfer(done, { type: 'visited', place: 'review' })).toBe(noTransfer)
  })

  it('[R122] is never sent but straight from an answer accepting a PIN for that very order', () => {
    const stale = pin().order
    type Move = (state: Transfer) => TransferEvent
    const orderIn = (state: Transfer): Order => ('order' in state ? state.order : stale)
    const moves: Move[] = [
      () => ({ type: 'typed', field: 'amount', text: '7' }),
      () => ({
        type: 'chosen',
        past: { ...details, amount: 25_000, date: new Date(2026, 0, 10), status: 'successful' },
      }),
      () => ({ type: 'continued', accountCurrency: 'USD' }),
      () => ({ type: 'confirmed', charge, key }),
      () => ({ type: 'visited', place: 'details' }),
      () => ({ type: 'visited', place: 'review' }),
      () => ({ type: 'resumed', key: 'key-2' }),
      () => accepted(stale),
      (state) => accepted(orderIn(state)),
      (state) => demanding(orderIn(state)),
      (state) => ordered(orderIn(state)),
      (state) => ({ type: 'ordered', order: orderIn(state), outcome: failed('network') }),
      (state) => ({ type: 'answered', order: orderIn(state), outcome: confirmed({ status: 'error' }) }),
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...moves), { maxLength: 60 }), (choices) => {
        let state: Transfer = noTransfer
        for (const choose of choices) {
          const event = choose(state)
          const before = state
          state = transfer(state, event)
          if (state.step !== 'sending' || before.step === 'sending') continue
          expect(['pin', 'authorization']).toContain(before.step)
          expect(event).toMatchObject({ type: 'answered', outcome: { kind: 'success' } })
          expect('order' in before && before.order).toBe(state.order)
          expect('order' in event && event.order).toBe(state.order)
        }
      }),
    )
  })
})
