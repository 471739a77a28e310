import * as z from 'zod/mini'
import type { CreatePinAnswer } from '#src/api/generated/models/createPinAnswer.ts'
import { CreatePinRequest } from '#src/api/generated/models/createPinRequest.ts'
import type { Outcome } from '#src/api/reading/outcome.ts'
import { pinFailure, type PinFailure } from '#src/components/form/pinFailure.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'

/** A PIN is kept only until it is compared or sent. */
export type PinCreation =
  | ({ step: 'enter'; tries: number } & Partial<PinFailure>)
  | { step: 'repeat'; tries: number; pin: string }
  | { step: 'sending'; tries: number; pin: string }
  | { step: 'done' }

export type PinCreationEvent =
  | { type: 'entered'; pin: string }
  | { type: 'restarted' }
  | { type: 'responded'; outcome: Outcome<CreatePinAnswer> }

export const noPin: PinCreation = { step: 'enter', tries: 0 }

/** Any failure starts again with empty fields. Only two equal PINs are sent. */
export function pinCreationReducer(state: PinCreation, event: PinCreationEvent): PinCreation {
  switch (state.step) {
    case 'enter':
      return event.type === 'entered' ? { step: 'repeat', tries: state.tries, pin: event.pin } : state
    case 'repeat':
      if (event.type === 'restarted') return startAgain(state.tries)
      if (event.type !== 'entered') return state
      return event.pin === state.pin
        ? { step: 'sending', tries: state.tries, pin: state.pin }
        : startAgain(state.tries, { problem: dashboardTexts.pin.mismatch })
    case 'sending':
      if (event.type !== 'responded') return state
      return event.outcome.kind === 'success' ? { step: 'done' } : startAgain(state.tries, pinFailure(event.outcome))
    case 'done':
      return state
  }
}

function startAgain(tries: number, failure?: Partial<PinFailure>): PinCreation {
  return { step: 'enter', tries: tries + 1, ...failure }
}

export const newPinSchema = z.pick(CreatePinRequest, { pin: true })

/** Accepts any text: a repetition that is too short just differs. */
export const repeatedPinSchema = z.object({ pin: z.string() })
