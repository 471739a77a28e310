import { mustBeRefused } from '#tests/conformance/checks.ts'
import { show } from '#tests/conformance/contract/schema.ts'
import { foldedAs, saysNo, within } from '#tests/conformance/reading/rows.ts'
import { must } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

export const unverifiedRefused = must<Step>('unverified-refused', {
  title: 'A customer whose e-mail address is not verified cannot sign in.',
  why: 'The flag is stored and never checked.',
  restsOn: ['a right password'],
  source: { file: 'paths/auth.yaml', phrase: 'The new customer cannot sign in before' },
  check: mustBeRefused,
})

export const unverifiedSaysSo = must<{ body: Record<string, unknown>; email: string }>('unverified-says-so', {
  title: 'A sign-in without a verified address returns `verified` and the address.',
  why: 'The screen where the code is entered needs both: without `verified` it never opens, without `email` it knows no address.',
  check: ({ body: { verified, email }, email: wanted }) =>
    saysNo(verified) && foldedAs('email', email) === foldedAs('email', wanted)
      ? undefined
      : { expected: `verified "no" and email ${wanted}`, got: show({ verified, email }) },
})

export const verificationKept = must<{ verified: unknown; accepted: boolean; got: string }>('verification-kept', {
  title: 'A verified e-mail address stays verified.',
  why: 'The code is accepted but the flag is never stored: the customer verifies and cannot sign in.',
  restsOn: ['an accepted action'],
  check: ({ verified, accepted, got }) =>
    !accepted && saysNo(verified)
      ? { expected: 'a sign-in that does not demand the verification again', got }
      : undefined,
})

export const sessionForApproved = must<{ operation: string; served: boolean; got: string }>('session-for-approved', {
  title: 'Only customers with an approved identity get a session.',
  why: 'A sign-in, or the verification of the address, gives everybody the same kind of token.',
  check: ({ operation, served, got }) =>
    served ? { expected: `HTTP 401 from ${operation} for the token`, got } : undefined,
})

/** `isSubmitted`: whether documents were submitted. */
export const kycPending = must<{ body: Record<string, unknown>; isSubmitted?: boolean }>('kyc-pending', {
  title: 'Once documents were submitted, and not before, a sign-in returns the status of the review.',
  why: 'Otherwise the customer has to submit the same documents again.',
  restsOn: ['an accepted action'],
  source: { file: 'paths/kyc.yaml', phrase: 'becomes' },
  check: ({ body, isSubmitted = true }) => {
    const { verification_status, error, submitted } = body
    const { submitted: ofUser } = within(body, 'user')
    const asError = Boolean(error) && submitted === 'Yes'
    const isDeclined = !isSubmitted && verification_status === 'Declined'
    const isPending = verification_status === 'Pending Verification' || asError || isDeclined
    const pending = 'verification_status "Pending Verification", or error with submitted "Yes"'
    const isUntrue = [submitted, ofUser].includes(isSubmitted ? 'No' : 'Yes')
    return isPending === isSubmitted && !isUntrue
      ? undefined
      : {
          expected: isSubmitted
            ? `${pending}${isUntrue ? ': no submitted "No" beside it' : ''}`
            : 'nothing of a review: nothing was submitted',
          got: show({
            verification_status,
            error,
            submitted,
            ...(ofUser === undefined ? {} : { user: { submitted: ofUser } }),
          }),
        }
  },
})

export const tokenServed = must<{ isDead: boolean }>('token-served', {
  title: 'The token that a verification returns is good for the documents.',
  why: 'The session is not stored, or its transaction is not committed: the new customer is signed out at the first step.',
  restsOn: ['an accepted action'],
  source: { file: 'schemas/kyc.yaml', phrase: 'The temporary token from' },
  check: ({ isDead }) =>
    isDead ? { expected: 'a token that submitVerification accepts', got: 'HTTP 401 for the token' } : undefined,
})

export const sessionMayVerify = must<{ expired: boolean; got: string }>('session-may-verify', {
  title: 'Documents may be submitted with a session token.',
  why: 'A query that looks for temporary tokens only signs out a customer whose documents have run out.',
  source: { file: 'paths/kyc.yaml', phrase: 'A customer who is signed in may submit' },
  check: ({ expired, got }) => (expired ? { expected: 'HTTP 200, as with a temporary token', got } : undefined),
})
