import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CreatePinAnswer } from '#src/api/generated/models/createPinAnswer.ts'
import { failed, outcomeOf } from '#src/api/reading/outcome.ts'
import {
  newPinSchema,
  noPin,
  pinCreationReducer,
  repeatedPinSchema,
  type PinCreation,
  type PinCreationEvent,
} from '#src/features/account/model.ts'
import * as texts from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'

const enter = (pin: string): PinCreationEvent => ({ type: 'entered', pin })
const walk = (...events: PinCreationEvent[]): PinCreation => events.reduce(pinCreationReducer, noPin)

const outcomeFrom = (response: Record<string, unknown>) => outcomeOf('status', CreatePinAnswer, response)

describe('creating a PIN', () => {
  it('[R99, R101, R104] moves from four digits to the same four again, then to the bank', () => {
    expect(walk(enter('4821'))).toMatchObject({ step: 'repeat' })
    expect(walk(enter('4821'), enter('4821'))).toMatchObject({ step: 'sending', pin: '4821' })
  })

  it.each(['', '1', '12', '123', '12345', '12a4'])('[R101, R102] stays at the first step with "%s"', (pin) => {
    expect(newPinSchema.safeParse({ pin }).success).toBe(false)
    expect(newPinSchema.safeParse({ pin: '0123' }).success).toBe(true)
  })

  it.each(['4812', '48', ''])('[R103, R109] starts again after "4821" repeated as "%s"', (pin) => {
    expect(repeatedPinSchema.safeParse({ pin }).success).toBe(true)
    expect(walk(enter('4821'), enter(pin))).toEqual({
      step: 'enter',
      tries: 1,
      problem: dashboardTexts.pin.mismatch,
    })
  })

  it.each([
    [outcomeFrom({ status: 'error', message: 'Too simple' }), 'Too simple', undefined],
    [outcomeFrom({ status: 'error' }), dashboardTexts.pin.invalid, undefined],
    [failed('network'), dashboardTexts.pin.networkFailure, 'unreached'],
    [outcomeFrom({}), texts.somethingWentWrong, 'unusable'],
    [failed('invalidResponse'), texts.somethingWentWrong, 'unusable'],
  ] as const)(
    '[R107, R108, R109] reports the reason after %o, with the fields cleared',
    (outcome, problem, unanswered) => {
      expect(walk(enter('4821'), enter('4821'), { type: 'responded', outcome })).toEqual({
        step: 'enter',
        tries: 1,
        problem,
        unanswered,
      })
    },
  )

  it('[R105] is done once the bank confirms it', () => {
    const outcome = outcomeFrom({ status: 'success' })
    expect(walk(enter('4821'), enter('4821'), { type: 'responded', outcome })).toEqual({ step: 'done' })
  })

  it('[R99] starts again without a problem for a customer who wants another PIN', () => {
    expect(walk(enter('4821'), { type: 'restarted' })).toEqual({ step: 'enter', tries: 1 })
  })

  it('ignores events of another step', () => {
    const responded: PinCreationEvent = { type: 'responded', outcome: outcomeFrom({ status: 'success' }) }
    const steps: [PinCreation, PinCreationEvent][] = [
      [noPin, responded],
      [{ step: 'repeat', tries: 0, pin: '4821' }, responded],
      [noPin, { type: 'restarted' }],
      [{ step: 'sending', tries: 0, pin: '4821' }, enter('4821')],
      [{ step: 'sending', tries: 0, pin: '4821' }, { type: 'restarted' }],
      [{ step: 'done' }, responded],
      [{ step: 'done' }, enter('4821')],
    ]
    for (const [state, event] of steps) expect(pinCreationReducer(state, event)).toBe(state)
  })

  it('[R103] sends only two equal PINs', () => {
    const event = fc.oneof(
      fc.constantFrom('', '1', '123', '1111', '2222').map(enter),
      fc.constant<PinCreationEvent>({ type: 'responded', outcome: outcomeFrom({ status: 'error' }) }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state: PinCreation = noPin
        for (const next of events) {
          const before = state
          state = pinCreationReducer(state, next)
          if (state.step === 'sending' && before.step !== 'sending')
            expect([before, next]).toMatchObject([{ step: 'repeat', pin: state.pin }, enter(state.pin)])
        }
      }),
    )
  })
})
