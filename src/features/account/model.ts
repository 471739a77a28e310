/** Creating the transaction PIN, step by step. Pure: the screen draws a step and reports what happened. */
import type { CreatePinAnswer } from '#src/api/generated/models/createPinAnswer.ts'
import type { Outcome } from '#src/api/outcome.ts'
import { pinFailure } from '#src/components/pinFailure.ts'
import { pinLength } from '#src/lib/pin.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'

/** Where the customer stands. A PIN is kept only for as long as it has to be compared or sent. */
export type PinCreation =
  /** `problem` is what became of the last of the `tries` before. */
  | { step: 'enter'; tries: number; pin: string; problem?: string }
  | { step: 'repeat'; tries: number; pin: string; repeated: string }
  | { step: 'sending'; tries: number; pin: string }
  | { step: 'done' }

export type PinCreationEvent =
  { type: 'typed'; digits: string } | { type: 'confirmed' } | { type: 'answered'; outcome: Outcome<CreatePinAnswer> }

export const noPin: PinCreation = { step: 'enter', tries: 0, pin: '' }

/** What comes next. After any failure the customer begins anew with empty fields; nothing is sent but two equal PINs. */
export function createPin(state: PinCreation, event: PinCreationEvent): PinCreation {
  switch (state.step) {
    case 'enter':
      if (event.type === 'typed') return { step: 'enter', tries: state.tries, pin: event.digits }
      if (event.type !== 'confirmed') return state
      return state.pin.length === pinLength
        ? { step: 'repeat', tries: state.tries, pin: state.pin, repeated: '' }
        : beginAnew(state.tries, dashboardTexts.pin.invalid)
    case 'repeat':
      if (event.type === 'typed') return { ...state, repeated: event.digits }
      if (event.type !== 'confirmed') return state
      return state.repeated === state.pin
        ? { step: 'sending', tries: state.tries, pin: state.pin }
        : beginAnew(state.tries, dashboardTexts.pin.mismatch)
    case 'sending':
      if (event.type !== 'answered') return state
      return event.outcome.kind === 'success' ? { step: 'done' } : beginAnew(state.tries, pinFailure(event.outcome))
    case 'done':
      return state
  }
}

function beginAnew(tries: number, problem: string): PinCreation {
  return { step: 'enter', tries: tries + 1, pin: '', problem }
}
