import { must } from '#tests/conformance/rule.ts'

export const kycPending = must('kyc-pending', {
  title: 'Once documents were submitted, and not before, a sign-in returns the status of the review.',
  why: 'Otherwise the customer has to submit the same documents again.',
  source: { file: 'paths/kyc.yaml', phrase: 'becomes' },
})

export const sessionForApproved = must('session-for-approved', {
  title: 'Only customers with an approved identity get a session.',
  why: 'A sign-in, or the verification of the address, gives everybody the same kind of token.',
})

export const sessionMayVerify = must('session-may-verify', {
  title: 'Documents may be submitted with a session token.',
  why: 'A query that looks for temporary tokens only signs out a customer whose documents have run out.',
  source: { file: 'paths/kyc.yaml', phrase: 'A customer who is signed in may submit' },
})

export const tokenServed = must('token-served', {
  title: 'The token that a verification returns is good for the documents.',
  why: 'The session is not stored, or its transaction is not committed: the new customer is signed out at the first step.',
  source: { file: 'schemas/kyc.yaml', phrase: 'The temporary token from' },
})

export const unverifiedRefused = must('unverified-refused', {
  title: 'A customer whose e-mail address is not verified cannot sign in.',
  why: 'The flag is stored and never checked.',
  source: { file: 'paths/auth.yaml', phrase: 'The new customer cannot sign in before' },
})

export const unverifiedSaysSo = must('unverified-says-so', {
  title: 'A sign-in without a verified address returns `verified` and the address.',
  why: 'The screen where the code is entered needs both: without `verified` it never opens, without `email` it knows no address.',
})

export const verificationKept = must('verification-kept', {
  title: 'A verified e-mail address stays verified.',
  why: 'The code is accepted but the flag is never stored: the customer verifies and cannot sign in.',
})
