import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ConfirmPinAnswer } from '#src/api/generated/models/confirmPinAnswer.ts'
import { GetTransferFeeAnswer } from '#src/api/generated/models/getTransferFeeAnswer.ts'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { SubmitTransferAnswer } from '#src/api/generated/models/submitTransferAnswer.ts'
import { failed, outcomeOf, type Failed } from '#src/api/reading/outcome.ts'
import { readResponse } from '#src/api/reading/readers.ts'
import { validationMessage } from '#src/components/form/Form.tsx'
import { recentPayees } from '#src/features/transactions/payees.ts'
import {
  emptyDraft,
  keptTexts,
  restoredDetails,
  type DetailTexts,
  type TransferDetails,
} from '#src/features/transfers/details.ts'
import { bothAmounts, chargeOf, quote, type Quote } from '#src/features/transfers/fee.ts'
import {
  keptDraft,
  noTransfer,
  transferReducer,
  type Transfer,
  type TransferEvent,
} from '#src/features/transfers/model.ts'
import { ibanHint, isRepeated } from '#src/features/transfers/payeeHints.ts'
import { detailsSchema } from '#src/features/transfers/schema.ts'
import {
  conversionNote,
  extraOf,
  isSameTransfer,
  normalForm,
  orderOf,
  submissionOf,
  type TransferOrder,
} from '#src/features/transfers/transferOrder.ts'
import { typedAmount, writtenAmount } from '#src/lib/amount.ts'
import type { Order, OrderResult } from '#src/orders/order.ts'
import * as texts from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'

const details: TransferDetails = {
  bank: 'Harbour Trust',
  swift: 'DEMOXX00',
  currency: 'EUR',
  routing: '000000000',
  country: 'Germany',
  act_no: '2024000102',
  act_hold_name: 'Ben Okafor',
  amount: writtenAmount(10_000),
  note: 'Concert',
}
/** The same in the bank's list. */
const listed = { ...details, amount: 10_000 }
const charge = { percent: 2.5, balance: 100_000 }
const quoted = quote(10_000, charge)
const demand = { head: 'Transfer Authorization Code', body: 'Look into your mail.' }

const confirmed = (response: Record<string, unknown>) => outcomeOf('status', ConfirmPinAnswer, response)
const submitted = (response: Record<string, unknown>) => outcomeOf('icon', SubmitTransferAnswer, response)
const walk = (state: Transfer, ...events: TransferEvent[]): Transfer => events.reduce(transferReducer, state)
const review: Transfer = { step: 'review', details }
const pin = (of = details): Extract<Transfer, { step: 'pin' }> => {
  const next = transferReducer({ step: 'review', details: of }, { type: 'confirmed', quote: quoted })
  if (next.step !== 'pin') throw new Error(next.step)
  return next
}
const accepted = (order: TransferOrder): TransferEvent => ({
  type: 'responded',
  order,
  outcome: confirmed({ status: 'success' }),
})
const demanding = (order: TransferOrder): TransferEvent => ({
  type: 'responded',
  order,
  outcome: confirmed({ status: 'success', requiresanother: demand }),
})
const kept: Order = {
  key: 'key',
  operation: 'submitTransfer',
  details: 'digest',
  owner: 'digest',
  sentAt: Date.UTC(2026, 0, 15, 14, 5),
  attempts: 1,
  before: [],
  unlisted: 0,
  state: 'sent',
  isRefused: false,
  rows: 0,
  isDismissed: false,
}
const ending = (order: TransferOrder, outcome: ReturnType<typeof submitted> | Failed, result: OrderResult) =>
  ({ type: 'ordered', order, sent: { outcome, result, order: kept } }) as const
const ordered = (order: TransferOrder) => ending(order, submitted({ icon: 'success' }), 'accepted')
const problemsOf = (values: unknown, schema: z.ZodMiniType = detailsSchema): Record<string, string> => {
  const result = z.safeParse(schema, values, { error: validationMessage })
  const issues = result.success ? [] : result.error.issues.toReversed()
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}

describe('the details', () => {
  it('[R111] need a bank, an account, its holder, an amount', () => {
    expect(problemsOf(details)).toEqual({})
    for (const field of ['bank', 'act_no', 'act_hold_name'] as const)
      expect(Object.keys(problemsOf({ ...details, [field]: '' }))).toEqual([field])
    for (const text of ['', '0', '0.00', '-5', 'abc'])
      expect(Object.keys(problemsOf({ ...details, amount: typedAmount(text) }))).toEqual(['amount'])
    for (const field of ['swift', 'currency', 'routing', 'country', 'note'] as const)
      expect(problemsOf({ ...details, [field]: '' })).toEqual({})
  })

  it.each([
    [
      'act_hold_name',
      'Ben\u202E rofako',
      'Account holder: character 4 is invisible. Delete it, or type the text again',
    ],
    ['act_no', '2024\u200D0102', 'Account number or IBAN: character 5 is invisible. Delete it, or type the text again'],
    ['swift', '\u200CDEMOXX00', 'SWIFT code: character 1 is invisible. Delete it, or type the text again'],
    ['note', '😀\u2066', 'Note to the payee: character 2 is invisible. Delete it, or type the text again'],
  ] as const)('[R111] must not hide a character in %s', (field, text, problem) => {
    expect(problemsOf({ ...details, [field]: text })).toEqual({ [field]: problem })
  })

  it('[R111] may contain the joiners of names and notes', () => {
    expect(problemsOf({ ...details, act_hold_name: 'نام\u200Cخانوادگی', note: '👩\u200D🚀' })).toEqual({})
  })

  it.each(['100.00', '1.234', ''])('are kept for the next session with the amount %j', (text) => {
    const typed = { ...details, amount: typedAmount(text) }
    expect(restoredDetails(keptTexts(typed))).toEqual(typed)
  })
})

describe('the charge', () => {
  it.each([
    [{ tb: '10.00' }, 10],
    [{ percent: null, tb: '10.00' }, 10],
    [{ percent: 0, tb: '10.00' }, 0],
    [{ percent: '0', tb: '10.00' }, 0],
    [{ percent: '2.5', balance: 10 }, 2.5],
  ] as const)('[R114, R115] of %o is %d percent', (body, percent) => {
    expect(chargeOf(readResponse(GetTransferFeeAnswer, body).value)).toEqual({ percent, balance: 1000 })
  })

  it.each([
    [10_000, 10, 1000, 9000],
    [5, 10, 1, 4],
    [123_456, 2.5, 3086, 120_370],
    [10_000, 0, 0, 10_000],
  ])('[R116, R117] of %d at %d percent is %d, which leaves %d', (amount, percent, fee, received) => {
    expect(quote(amount, { percent, balance: 0 })).toMatchObject({ fee, received })
  })

  it('[R116, R117] neither loses nor adds a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e11 }), fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
        const percent = basisPoints / 100
        const { fee = Number.NaN, received = Number.NaN } = quote(amount, { percent, balance: 0 })
        expect(fee + received).toBe(amount)
        expect(Math.abs(fee - (amount * percent) / 100)).toBeLessThanOrEqual(0.5 + 1e-3)
      }),
    )
  })

  it('[R119, R120] can be paid only from more than the amount', () => {
    const at = (amount: number | undefined) => quote(amount, charge).result
    expect([99_999, 100_000, 100_001, 0, undefined, -100].map(at)).toEqual([
      'sufficient',
      'insufficient',
      'insufficient',
      'nothing',
      'nothing',
      'nothing',
    ])
  })
})

describe('an amount typed as what the payee gets', () => {
  const received = (text: string) => ({ ...typedAmount(text), isReceived: true })

  it.each([
    [typedAmount('100'), 2.5, '100', '97.50'],
    [received('97.5'), 2.5, '100.00', '97.5'],
    [received('100'), 2.5, '102.56', '100'],
    [received('100'), 0, '100.00', '100'],
    [received('0'), 10, '0.00', '0'],
    [received('1.234'), 10, '', '1.234'],
    [typedAmount('12.'), 10, '12.', ''],
    [received('100'), 100, '', '100'],
    [received('100'), -1, '', '100'],
    [received('100'), 'unreadable', '', '100'],
    [typedAmount('100'), 'unreadable', '100', ''],
  ] as const)('[R116, R117] %o at %s percent: %j is sent, %j received', (typed, percent, sent, left) => {
    const both = bothAmounts(typed, percent)
    expect([both.sent.text, both.received.text]).toEqual([sent, left])
  })

  it('[R127] orders the sent amount, and is kept as it was typed', () => {
    const typed = { ...details, amount: received('100') }
    const sent = quote(10_256, charge)
    const next = transferReducer({ step: 'review', details: typed }, { type: 'confirmed', quote: sent })
    if (next.step !== 'pin') throw new Error(next.step)
    expect(submissionOf(next.order).amount).toBe('102.56')
    expect(transferReducer(next, { type: 'visited', place: 'details' })).toEqual({ step: 'details', draft: typed })
    expect(restoredDetails(keptTexts(typed))).toEqual(typed)
    // The fee has changed since.
    const { step } = transferReducer({ step: 'review', details: typed }, { type: 'confirmed', quote: quoted })
    expect(step).toBe('review')
  })
})

describe('a quote at an unusual percentage', () => {
  it.each([-0.01, 100.01, 'unreadable', Number.POSITIVE_INFINITY] as const)(
    '[R116] has no known fee at %s percent, which is not a charge',
    (percent) => {
      expect(quote(10_000, { percent, balance: 100_000 })).toEqual({
        amount: 10_000,
        percent,
        fee: undefined,
        received: undefined,
        result: 'noCharge',
      })
    },
  )

  it('[R116] makes no order without a known fee', () => {
    expect(orderOf(details, quote(10_000, { percent: 'unreadable', balance: 100_000 }))).toBeUndefined()
  })

  it.each([0, 100])('is possible at %d percent, which is a charge', (percent) => {
    expect(quote(10_000, { percent, balance: 100_000 }).result).toBe('sufficient')
  })

  it.each([{}, { tb: '1.234,50' }, { tb: null }])(
    '[R120] does not call an unknown balance insufficient: %j',
    (body) => {
      const unknown = chargeOf(readResponse(GetTransferFeeAnswer, body).value)
      expect(unknown).toEqual({ percent: 10, balance: undefined })
      expect(quote(10_000, unknown)).toMatchObject({ fee: 1000, received: 9000, result: 'noBalance' })
      expect(quote(-500, unknown)).toMatchObject({ fee: 0, received: 0, result: 'nothing' })
      expect(quote(0, unknown).result).toBe('nothing')
    },
  )
})

describe('another currency', () => {
  it("[R117] is shown as a code, unless it is the account's", () => {
    expect(conversionNote(25_000, 'gbp', 'USD')).toBe(
      "250.00 USD leaves your account. The bank pays it out in GBP, at its own rate. The amount in GBP isn't known yet.",
    )
    expect(conversionNote(25_000, 'GBP', '')).toMatch(/^250\.00 leaves your account\./)
    for (const same of ['USD', ' usd ', '']) expect(conversionNote(25_000, same, 'USD')).toBeUndefined()
  })
})

describe('the normal form of a transfer', () => {
  it('[R127] differs with every detail', () => {
    for (const field of Object.keys(listed) as (keyof TransferDetails)[])
      expect(normalForm({ ...listed, [field]: field === 'amount' ? 7 : '7' })).not.toEqual(normalForm(listed))
  })

  it.each<Partial<DetailTexts>>([
    { act_no: '2024 0001-02'.replace('-', '') },
    { act_hold_name: 'Ben\u00A0 OKAFOR ' },
    { bank: 'harbour  trust' },
    { act_hold_name: 'Ｂen Okafor' },
    { swift: 'demo xx00' },
  ])('[R127] is the same in another spelling: %o', (changes) => {
    expect(normalForm({ ...listed, ...changes })).toEqual(normalForm(listed))
  })
})

describe('a transfer in the list', () => {
  const orderWith = (changes: Partial<DetailTexts>) => pin({ ...details, ...changes }).order
  const order = orderWith({})
  const row: PastTransfer = listed

  it.each<[string, Partial<PastTransfer>]>([
    ['with all fields', {}],
    ['in other spacing and case', { bank: 'HARBOUR  TRUST', act_no: '2024 000102', note: ' Concert ' }],
    [
      'that lacks what the bank may leave out',
      { swift: undefined, routing: '', country: undefined, currency: '', note: undefined },
    ],
    ['that lacks bank and holder', { bank: '', act_hold_name: '' }],
  ])('[R127] %s can be the order', (_what, changes) => {
    expect(isSameTransfer(order, { ...row, ...changes })).toBe(true)
  })

  it.each<Partial<PastTransfer>>([
    { amount: 10_001 },
    { amount: undefined },
    { act_no: '2024000103' },
    { act_no: '' },
    { act_hold_name: 'Bea Okafor' },
    { bank: 'Another Bank' },
    { swift: 'DEMOXX01' },
    { routing: '000000001' },
    { country: 'France' },
    { currency: 'USD' },
    { note: 'Rent' },
    { note: '' },
  ])('[R127] with %j is another order', (changes) => {
    expect(isSameTransfer(order, { ...row, ...changes })).toBe(false)
  })

  it("[R127] of an order in the account's own currency may spell it out", () => {
    expect(isSameTransfer(orderWith({ currency: '' }), { ...row, currency: 'USD' })).toBe(true)
    expect(isSameTransfer(orderWith({ currency: '', note: '' }), row)).toBe(false)
  })
})

describe('the hints about a payee', () => {
  const past = (changes: object = {}) => ({
    ...details,
    amount: 10_000,
    date: new Date(2026, 0, 10, 12).getTime(),
    status: 'successful' as const,
    ...changes,
  })

  it.each([
    ['DE89 3704 0044 0532 0130 00', /looks right/],
    ['gb82west12345698765432', /looks right/],
    ['DE89 3704 0044 0532 0130 01', /don't match.*You can still continue/],
    ['2024000102', undefined],
    ['DE89', undefined],
    ['DE89 3704 0044 0532 0130 00, Ben', undefined],
    ['DE8X 3704 0044 0532 0130 00', undefined],
  ])('report for the IBAN %j: %s', (text, hint) => {
    if (hint === undefined) expect(ibanHint(text)).toBeUndefined()
    else expect(ibanHint(text)).toMatch(hint)
  })

  it('[R207] detect a repeated transfer within a day', () => {
    const now = new Date(2026, 0, 11, 11)
    const at = (changes?: object) => isRepeated({ act_no: '2024000102', amount: 10_000 }, [past(changes)], now)
    expect(at()).toBe(true)
    for (const changes of [
      { status: 'failed' },
      { amount: 10_001 },
      { act_no: '1' },
      { date: new Date(2026, 0, 10, 11).getTime() },
      { date: undefined },
    ])
      expect(at(changes)).toBe(false)
    for (const amount of [undefined, 0])
      expect(isRepeated({ act_no: '2024000102', amount }, [past({ amount })], now)).toBe(false)
  })

  it('[R207] name each payee once, by the latest transfer', () => {
    const latest = past({ amount: 5 })
    const other = past({ act_no: '77' })
    expect(recentPayees([latest, past({ act_hold_name: ' Ben Okafor ' }), other], 5)).toEqual([latest, other])
    expect(recentPayees([latest, other], 1)).toEqual([latest])
  })
})

describe('the extra data', () => {
  it('[R127] is JSON that every reader parses back', () => {
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

  it.each(['\ud83d', 'half a smile: \ude00', '\ude00\ud83d'])(
    '[R132] is rejected if no reader could parse it: %j',
    (note) => {
      expect(extraOf({ ...details, note })).toBeUndefined()
      const broken: Transfer = { step: 'review', details: { ...details, note } }
      expect(transferReducer(broken, { type: 'confirmed', quote: quoted })).toEqual({
        ...broken,
        problem: texts.somethingWentWrongLoud,
      })
    },
  )
})

describe('the transfer', () => {
  it('[R118, R121] moves to the PIN with the last quote', () => {
    const at = (amount: number, quoted: Quote): Transfer =>
      walk(review, { type: 'edited', changes: { amount: writtenAmount(amount) } }, { type: 'confirmed', quote: quoted })
    const cheaper = at(5000, quote(5000, charge))
    expect(cheaper).toMatchObject({ step: 'pin', order: { amount: 5000, fee: 125, received: 4875 } })
    expect(at(100_000, quote(100_000, charge))).toMatchObject({ step: 'review' })
    expect(at(5000, quoted)).toMatchObject({ step: 'review' })
  })

  const refused = {
    kind: 'refused',
    advice: "The bank didn't accept it, and it isn't among your transfers. Your details are still here.",
  } as const
  const unknown = {
    kind: 'unknown',
    advice: 'It may have gone through. Look for it in your newest transactions before you try again.',
  } as const
  const earlier = {
    kind: 'unknown',
    advice:
      "This attempt wasn't accepted, but your order may have gone through. Look for it in your newest transactions before you try again.",
  } as const

  const turnedAway = {
    kind: 'turnedAway',
    advice:
      "The bank is receiving too many requests. Wait a minute, then try again. It isn't among your transfers so far. Your details are still here.",
  } as const

  it.each([
    [submitted({ icon: 'error', message: 'Not today' }), { ...refused, message: 'Not today' }],
    [submitted({ icon: 'error' }), { ...refused, message: texts.somethingWentWrongLoud }],
    [submitted({ icon: 'error', message: 'Not today' }), { ...earlier, message: 'Not today' }],
    [failed('tooManyRequests'), { ...earlier, message: texts.somethingWentWrongLoud }],
    [failed('tooManyRequests'), { ...turnedAway, message: texts.somethingWentWrongLoud }],
    [failed('network'), { ...unknown, message: dashboardTexts.pin.networkFailure }],
    [submitted({}), { ...unknown, message: texts.somethingWentWrongLoud }],
    [failed('timeout'), { ...unknown, message: texts.somethingWentWrongLoud }],
    [failed('invalidResponse'), { ...unknown, message: texts.somethingWentWrongLoud }],
  ] as const)('[R127] after %o, known as %j, needs the PIN again', (outcome, failure) => {
    const state = pin()
    const unsent = walk(state, accepted(state.order), ending(state.order, outcome, failure.kind))
    expect(unsent).toEqual({ step: 'unsent', order: state.order, demands: 0, failure })
    expect(transferReducer(unsent, { type: 'resumed' })).toEqual({
      step: 'pin',
      order: state.order,
      demands: 0,
      tries: 0,
    })
    const listed = walk(state, accepted(state.order), ending(state.order, outcome, 'listed'))
    expect(listed).toMatchObject({ step: 'unsent', failure: { kind: 'listed', message: undefined } })
    expect(transferReducer(listed, { type: 'visited', place: 'review' })).toBe(noTransfer)
    expect(transferReducer(listed, { type: 'resumed' })).toBe(listed)
    const later = transferReducer(unsent, { type: 'proven', order: state.order, proof: 'listed' })
    if (failure.kind === 'refused') expect(later).toBe(unsent)
    else expect(later).toEqual(listed)
    const declined = walk(state, accepted(state.order), ending(state.order, outcome, 'declined'))
    const advice = 'The bank shows it as failed. Your details are still here, and you can send it again.'
    expect(declined).toMatchObject({ step: 'unsent', failure: { ...failure, kind: 'declined', advice } })
    expect(transferReducer(declined, { type: 'resumed' })).toEqual(state)
    expect(keptDraft(declined)).toEqual(details)
  })

  it('takes what is typed and chosen, with the amount as it is understood', () => {
    const chosen = walk(
      noTransfer,
      { type: 'edited', changes: { note: 'Rent' } },
      { type: 'chosen', details: { bank: 'Another' } },
      { type: 'edited', changes: { swift: 'X' } },
    )
    const draft = { ...emptyDraft, note: 'Rent', bank: 'Another', swift: 'X' }
    expect(chosen).toEqual({ step: 'details', draft, filled: { ...emptyDraft, bank: 'Another' } })
    const typed = { ...details, amount: typedAmount('100') }
    expect(walk(noTransfer, { type: 'continued', details: typed })).toEqual(review)
  })

  it.each([
    [confirmed({ status: 'error', message: 'Wrong', tries_left: 4 }), { problem: 'Wrong', triesLeft: 4 }],
    [confirmed({ status: 'error' }), { problem: 'Invalid Pin' }],
    [failed('network'), { problem: 'An error has Occured.', unanswered: 'unreached' }],
    [failed('http'), { problem: 'Something went wrong', unanswered: 'unusable' }],
  ] as const)('[R130] counts the tries of a PIN, and says why one failed: %o', (outcome, failure) => {
    const state = pin()
    const again: TransferEvent = { type: 'responded', order: state.order, outcome }
    expect(walk(state, again, again)).toEqual({ ...state, tries: 2, ...failure })
  })

  it('[R124, R130] is for support once the PIN is locked, or a third code is asked for', () => {
    const state = pin()
    const { order } = state
    const locked = confirmed({ status: 'error', message: 'Locked', locked: true, tries_left: 0 })
    const support = { step: 'support', order, demands: 0, problem: 'Locked' }
    expect(walk(state, { type: 'responded', order, outcome: locked })).toEqual(support)
    const second = walk(state, demanding(order), demanding(order))
    expect(second).toEqual({ step: 'authorization', order, tries: 0, demand, demands: 2 })
    expect(walk(second, accepted(order))).toEqual({ step: 'sending', order, demands: 2 })
    expect(walk(second, demanding(order))).toEqual({ step: 'support', order, demands: 3 })
  })

  it.each(['listed', 'declined'] as const)('[R127] that was sent before and is %s is not sent again', (proof) => {
    const { order } = pin()
    const sending: Transfer = { step: 'sending', order, demands: 0 }
    const sent = { outcome: undefined, order: kept, result: proof }
    expect(walk(sending, { type: 'ordered', order, sent })).toMatchObject({
      step: 'unsent',
      failure: { kind: proof, message: 'You sent this transfer earlier.' },
    })
  })

  it('[R128] has the notices of the bank, if any', () => {
    const { order } = pin()
    const sending: Transfer = { step: 'sending', order, demands: 0 }
    const notices = [{ title: 'Sent', body: 'Soon' }]
    const done = submitted({ icon: 'success', trx_notif: notices })
    expect(walk(sending, ending(order, done, 'accepted'))).toEqual({ step: 'done', order, demands: 0, notices })
    expect(walk(sending, ordered(order))).toMatchObject({ notices: [] })
  })

  it('offers its details until the bank has the order', () => {
    const state = pin()
    const sending = transferReducer(state, accepted(state.order))
    expect([noTransfer, review, state, sending].map(keptDraft)).toEqual([emptyDraft, details, details, details])
    expect(keptDraft(transferReducer(sending, ordered(state.order)))).toEqual(emptyDraft)
  })

  it('[R122] needs a new PIN once the customer went back', () => {
    const state = pin()
    const back = transferReducer(state, { type: 'visited', place: 'review' })
    expect(back).toEqual(review)
    expect(transferReducer(back, accepted(state.order))).toEqual(review)
    const again = transferReducer(back, { type: 'confirmed', quote: quoted })
    expect(transferReducer(again, accepted(state.order))).toBe(again)
  })

  it('starts a new one only after the last is done', () => {
    const state = pin()
    const sending = transferReducer(state, accepted(state.order))
    expect(transferReducer(sending, { type: 'visited', place: 'details' })).toBe(sending)
    expect(transferReducer(sending, { type: 'withdrawn', order: state.order })).toEqual(state)
    const done = transferReducer(sending, ordered(state.order))
    expect(transferReducer(done, { type: 'visited', place: 'review' })).toBe(noTransfer)
  })

  it.each([
    [
      { ...kept, state: 'accepted' },
      /^You sent the same transfer (on .*)?at \S+, and the bank has it\. Nothing more was sent\.$/,
    ],
    [kept, /^You sent the same transfer (on .*)?at \S+\. It may have gone through\. Nothing more was sent\.$/],
    ['row', 'The bank lists a similar transfer. Nothing more was sent. Send this one only if you want both.'],
    ['unstored', /^Nothing was sent, because this browser's storage is full\./],
    [undefined, 'You sent another transfer meanwhile. Nothing more was sent. Do you still want this one?'],
  ] as const)('[R127] is asked about first if another came between', (alike, advice) => {
    const { order } = pin()
    const sending: Transfer = { step: 'sending', order, demands: 0 }
    const sent = { outcome: undefined, order: undefined, result: 'asked', alike } as const
    const asked = transferReducer(sending, { type: 'ordered', order, sent })
    expect(asked).toMatchObject({
      step: 'unsent',
      failure: { kind: 'asked', advice: expect.stringMatching(advice) as unknown },
    })
    expect(transferReducer(asked, { type: 'resumed' })).toMatchObject({ step: 'pin', order })
  })

  it('ignores events of another step', () => {
    const { order } = pin()
    const unknown = { kind: 'unknown', message: 'No answer', advice: 'Look' } as const
    const steps: Transfer[] = [
      { step: 'details', draft: details },
      review,
      { step: 'pin', order, demands: 0, tries: 0 },
      { step: 'authorization', order, demands: 1, tries: 0, demand },
      { step: 'support', order, demands: 3 },
      { step: 'sending', order, demands: 0 },
      { step: 'unsent', order, demands: 0, failure: unknown },
      { step: 'done', order, demands: 0, notices: [] },
    ]
    const events: [TransferEvent, Transfer['step'][]][] = [
      [{ type: 'edited', changes: { note: 'Rent' } }, ['details', 'review']],
      [{ type: 'chosen', details: { bank: 'Another', act_no: '1' } }, ['details']],
      [{ type: 'continued', details }, ['details']],
      [{ type: 'confirmed', quote: quoted }, ['review']],
      [accepted(order), ['pin', 'authorization']],
      [ordered(order), ['sending']],
      [{ type: 'withdrawn', order }, ['sending']],
      [{ type: 'proven', order, proof: 'declined' }, ['unsent']],
      [{ type: 'resumed' }, ['authorization', 'unsent']],
    ]
    for (const [event, own] of events)
      for (const state of steps)
        expect(transferReducer(state, event) === state, `${event.type} at ${state.step}`).toBe(
          !own.includes(state.step),
        )
    const other = { ...order }
    for (const state of steps)
      for (const event of [
        accepted(other),
        ordered(other),
        { type: 'withdrawn', order: other } as const,
        { type: 'proven', order: other, proof: 'listed' } as const,
      ])
        expect(transferReducer(state, event)).toBe(state)
  })

  it('[R122, R127] takes no answer to an old code', () => {
    const { order } = pin()
    const awaitingCode: Transfer = { step: 'authorization', order, demands: 2, tries: 1, demand }
    const again = transferReducer(awaitingCode, { type: 'resumed' })
    expect(again).toEqual(pin())
    expect(transferReducer(again, accepted(order))).toBe(again)
  })

  it('[R122] is sent only after a PIN for that order', () => {
    const stale = pin().order
    type Move = (state: Transfer) => TransferEvent
    const orderIn = (state: Transfer): TransferOrder => ('order' in state ? state.order : stale)
    const moves: Move[] = [
      () => ({ type: 'edited', changes: { amount: writtenAmount(700) } }),
      () => ({ type: 'chosen', details: { ...details, amount: writtenAmount(25_000) } }),
      () => ({ type: 'continued', details }),
      () => ({ type: 'confirmed', quote: quoted }),
      () => ({ type: 'visited', place: 'details' }),
      () => ({ type: 'visited', place: 'review' }),
      () => ({ type: 'resumed' }),
      () => accepted(stale),
      (state) => accepted(orderIn(state)),
      (state) => demanding(orderIn(state)),
      (state) => ordered(orderIn(state)),
      (state) => ending(orderIn(state), failed('network'), 'unknown'),
      (state) => ending(orderIn(state), failed('network'), 'listed'),
      (state) => ({ type: 'responded', order: orderIn(state), outcome: confirmed({ status: 'error' }) }),
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...moves), { maxLength: 60 }), (choices) => {
        let state: Transfer = noTransfer
        for (const choose of choices) {
          const event = choose(state)
          const before = state
          state = transferReducer(state, event)
          if (state.step !== 'sending' || before.step === 'sending') continue
          expect(['pin', 'authorization']).toContain(before.step)
          expect(event).toMatchObject({ type: 'responded', outcome: { kind: 'success' } })
          expect('order' in before && before.order).toBe(state.order)
          expect('order' in event && event.order).toBe(state.order)
        }
      }),
    )
  })
})
