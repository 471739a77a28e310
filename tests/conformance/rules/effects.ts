import { isDeepStrictEqual } from 'node:util'
import type { StateRule } from '#tests/conformance/rule.ts'
import { show } from '#tests/conformance/schema.ts'

/** What an action needs to be served: the PIN or the password that another one sets or confirms. */
const rootsOf: Record<string, readonly string[]> = {
  submitTransfer: ['confirmPin'],
  confirmPin: ['createPin', 'updatePin'],
  updatePassword: ['resetPassword'],
}

export const actionServed: StateRule<{ reason: string | undefined }> = {
  id: 'action-served',
  about: 'state',
  level: 'MUST',
  title: 'What is requested with everything that it takes is done.',
  why: 'A backend that refuses every change is safe and of no use. A refusal that names a minimum, a limit or a pause is the bank’s right and no finding.',
  restsOn: ['a right password', 'a right PIN', 'a code'],
  seenThrough: (operation) => rootsOf[operation] ?? [],
  source: 'operation',
  check: ({ reason }) =>
    reason === undefined
      ? undefined
      : { expected: 'a success: nothing was wrong with the call', got: `a refusal: ${reason}` },
}

export const sessionLasts: StateRule<{ before: string }> = {
  id: 'session-lasts',
  about: 'state',
  level: 'SHOULD',
  title: 'A session lasts until something ends it.',
  why: 'The contract names no end of a session but a missing or dead one. A customer who is signed out by an ordinary action loses what they were doing. A sign-in elsewhere and a change of password, e-mail address or PIN are reasons.',
  restsOn: ['an accepted action'],
  source: 'operation',
  check: ({ before }) => ({ expected: 'the session is alive after it', got: `HTTP 401 for the next call (${before})` }),
}

export const othersUntouched: StateRule<{ what: string; before: unknown; after: unknown }> = {
  id: 'others-untouched',
  about: 'state',
  level: 'MUST',
  title: 'What one customer does changes nothing for another.',
  why: 'An UPDATE without its WHERE, or with the wrong id: everybody gets the new profile, PIN or password.',
  restsOn: ['two customers'],
  source: 'operation',
  check: ({ what, before, after }) =>
    isDeepStrictEqual(before, after) ? undefined : { expected: `${what} as before: ${show(before)}`, got: show(after) },
}
