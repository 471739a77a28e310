import fc from 'fast-check'
import { CreatePinAnswer } from '#src/api/generated/models/createPinAnswer.ts'
import { failed, outcomeOf } from '#src/api/outcome.ts'
import { describe, expect, it } from 'vitest'
import { createPin, noPin } from '#src/features/account/model.ts'
import type { PinCreation, PinCreationEvent } from '#src/features/account/model.ts'
import { texts } from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'

const type = (digits: string): PinCreationEvent => ({ type: 'typed', digits })
const confirm: PinCreationEvent = { type: 'confirmed' }
const walk = (...events: PinCreationEvent[]): PinCreation => events.reduce(createPin, noPin)

const answered = (response: Record<string, unknown>) => outcomeOf('status', CreatePinAnswer, response)

describe('creating a PIN', () => {
  it('[R99, R101, R104] goes from four digits to the same four again, then to the bank', () => {
    expect(walk(type('4821'), confirm)).toMatchObject({ step: 'repeat', repeated: '' })
    expect(walk(type('4821'), confirm, type('4821'), confirm)).toMatchObject({ step: 'sending', pin: '4821' })
  })

  it.each(['', '1', '12', '123'])('[R101, R102] does not go on with "%s"', (digits) => {
    expect(walk(type(digits), confirm)).toEqual({
      step: 'enter',
      tries: 1,
      pin: '',
      problem: dashboardTexts.pin.invalid,
    })
  })

  it('[R103] begins anew after a mismatch', () => {
    expect(walk(type('4821'), confirm, type('4812'), confirm)).toEqual({
      step: 'enter',
      tries: 1,
      pin: '',
      problem: dashboardTexts.pin.mismatch,
    })
  })

  it.each([
    [answered({ status: 'error', message: 'Too simple' }), 'Too simple'],
    [answered({ status: 'error' }), dashboardTexts.pin.invalid],
    [failed('network'), dashboardTexts.pin.networkFailure],
    [answered({}), texts.somethingWentWrong],
    [failed('invalidResponse'), texts.somethingWentWrong],
  ] as const)('[R107, R108, R109] after %o says why, with the fields cleared', (outcome, problem) => {
    expect(walk(type('4821'), confirm, type('4821'), confirm, { type: 'answered', outcome })).toEqual({
      step: 'enter',
      tries: 1,
      pin: '',
      problem,
    })
  })

  it('[R103] sends nothing, whatever is typed and pressed, but two equal PINs of four digits', () => {
    const event = fc.oneof(
      fc.constantFrom('', '1', '123', '1111', '2222').map(type),
      fc.constant(confirm),
      fc.constant<PinCreationEvent>({ type: 'answered', outcome: answered({ status: 'error' }) }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state: PinCreation = noPin
        for (const next of events) {
          const before = state
          state = createPin(state, next)
          if (state.step === 'sending' && before.step !== 'sending')
            expect(before).toMatchObject({ step: 'repeat', pin: state.pin, repeated: state.pin })
          if (state.step === 'sending') expect(state.pin).toHaveLength(4)
        }
      }),
    )
  })
})
