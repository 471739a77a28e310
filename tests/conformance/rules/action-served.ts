import type { StateRule } from '#tests/conformance/rule.ts'

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
