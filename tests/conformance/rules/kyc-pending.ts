import type { StateRule } from '#tests/conformance/rule.ts'
import { show } from '#tests/conformance/schema.ts'

export const kycPending: StateRule<{ body: Record<string, unknown> }> = {
  id: 'kyc-pending',
  about: 'state',
  level: 'MUST',
  title: 'After documents were handed in, a sign-in says that they are under review.',
  why: 'Otherwise the customer has to hand in the same documents again.',
  restsOn: ['a new customer', 'an accepted action'],
  source: { file: 'paths/kyc.yaml', phrase: 'becomes' },
  check: ({ body: { verification_status, error, submitted } }) => {
    const asError = Boolean(error) && submitted === 'Yes'
    return verification_status === 'Pending Verification' || asError
      ? undefined
      : {
          expected: 'verification_status "Pending Verification", or error with submitted "Yes"',
          got: show({ verification_status, error, submitted }),
        }
  },
}
