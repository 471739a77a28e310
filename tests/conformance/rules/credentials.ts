import { mustBeRefused } from '#tests/conformance/checks.ts'
import { summary } from '#tests/conformance/exchange.ts'
import { saysNo } from '#tests/conformance/reading/rows.ts'
import { intro, must, should } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'
import { onlyTheNewSignsIn, type SignIns } from '#tests/conformance/scenarios/signIns.ts'

export const wrongPasswordRefused = must<Step>('wrong-password-refused', {
  title: 'A wrong password is refused.',
  why: 'A sign-in finds the address but does not compare the password, or a change of password does not check the current one.',
  restsOn: ['a right password'],
  source: { file: 'paths/settings.yaml', phrase: 'for example for a wrong current password' },
  check: (step) => {
    const { verified, submitted } = step.body
    const leads = step.exchange.operation?.id === 'signIn' && (saysNo(verified) || submitted !== undefined)
    return (
      mustBeRefused(step) ??
      (leads ? { expected: 'a refusal without verified and submitted', got: summary(step.exchange) } : undefined)
    )
  },
})

export const passwordChanges = must<SignIns>('password-changes', {
  title: 'After a change the new password signs in and the old one does not.',
  why: 'An UPDATE that matches no row is not an error: the customer sees a success.',
  restsOn: ['a right password', 'an accepted action'],
  seenThrough: () => ['signIn', 'resetPassword'],
  source: { file: 'paths/settings.yaml', phrase: 'Changes the password' },
  check: onlyTheNewSignsIn,
})

export const resetChangesPassword = must<SignIns>('reset-changes-password', {
  title: 'After a reset the new password signs in and the old one does not.',
  why: 'An UPDATE that matches no row is not an error: the customer sees a success.',
  restsOn: ['a right password', 'an accepted action'],
  seenThrough: () => ['signIn'],
  source: { file: 'paths/auth.yaml', phrase: 'Sets a new password for the customer who holds' },
  check: onlyTheNewSignsIn,
})

export const resetStartsNoSession = must<{ isSession: boolean }>('reset-starts-no-session', {
  title: 'A reset of the password starts no session.',
  why: 'The function of the sign-in is called at its end: whoever has the code has a session, without the checks of a sign-in.',
  restsOn: ['a code'],
  source: { file: 'paths/auth.yaml', phrase: 'no session starts here' },
  check: ({ isSession }) => (isSession ? { expected: 'no token', got: 'jwt, which opens a session' } : undefined),
})

/** `shown`: the former address, if the profile shows it. */
export const emailChanges = must<SignIns & { shown?: string }>('email-changes', {
  title: 'After a change the new e-mail address signs in and the old one does not.',
  why: 'An UPDATE that matches no row is not an error: the customer sees a success.',
  restsOn: ['a right password', 'an accepted action'],
  seenThrough: () => ['resetPassword', 'updatePassword'],
  source: { file: 'paths/settings.yaml', phrase: 'Changes the e-mail address' },
  check: ({ shown, ...signIns }) =>
    onlyTheNewSignsIn(signIns) ??
    (shown === undefined
      ? undefined
      : { expected: 'getProfile profile.email: the new address', got: `the former one, ${shown}` }),
})

export const addressTakenRefused = must<Step & { level?: 'SHOULD' }>('address-taken-refused', {
  milder: 'in other letters, capital or small',
  title: 'The e-mail address of another customer is refused.',
  why: 'Two customers with one address: a sign-in finds either, and a reset code goes to both.',
  check: (step) => {
    const violation = mustBeRefused(step)
    return violation === undefined || step.level === undefined ? violation : { ...violation, level: step.level }
  },
})

export const repetitionCompared = should<Step>('repetition-compared', {
  title: 'A new password or PIN whose repetition differs is refused.',
  why: 'The bank gets the repetition and does not compare it: a client without that check stores a mistyped password, and the customer is locked out.',
  restsOn: ['a right password'],
  check: mustBeRefused,
})

export const newSecretChecked = should<Step>('new-secret-checked', {
  title: 'A new PIN without digits, or with anything else, and an empty new password are refused.',
  why: 'Only the form checks it: another client sets a PIN that no form can enter, or a password that everybody guesses.',
  restsOn: ['a right password', 'a right PIN', 'a code'],
  source: { file: 'paths/account.yaml', phrase: 'SHOULD refuse a PIN that has no digits' },
  check: mustBeRefused,
})

export const addressCase = should<Step & { lost?: string }>('address-case', {
  title: 'An e-mail address is the same in capitals.',
  why: 'Phones capitalise the first letter of a field: the customer cannot sign in, or waits for a code, and does not know why.',
  restsOn: ['a right password'],
  source: intro('E-mail addresses SHOULD be compared'),
  check: ({ accepted, exchange, lost }) =>
    accepted ? undefined : { expected: 'what the address in small letters gets', got: lost ?? summary(exchange) },
})

export const addressKept = must<{ lost: readonly string[] }>('address-kept', {
  title: 'An address with capitals works with its code and at the sign-in, as it was typed at the sign-up.',
  why: 'strtolower() in the query and not in the INSERT: an address with capitals gets a code that nothing accepts.',
  restsOn: ['a code'],
  source: { file: 'paths/auth.yaml', phrase: 'sends a code to the e-mail address' },
  check: ({ lost }) =>
    lost.length === 0
      ? undefined
      : { expected: 'what an address in small letters gets', got: `a refusal of ${lost.join(' and ')}` },
})

/** `isLost`: the whole password does not sign in. */
export const longPasswordWhole = must<Step & { isLost?: boolean; what?: string }>('long-password-whole', {
  title: 'Every character of a password counts, or the password is refused as too long.',
  why: 'password_hash() with bcrypt uses the first 72 bytes, or a filter for texts such as strip_tags() is used on passwords.',
  restsOn: ['a right password', 'an accepted action'],
  seenThrough: () => ['signIn'],
  source: intro('bank that has one refuses longer text'),
  check: ({ accepted, exchange, isLost, what = 'another last letter' }) => {
    if (isLost === true) return { expected: 'a sign-in with the whole password', got: 'a wrong password' }
    return accepted ? { expected: `no sign-in with ${what}`, got: summary(exchange) } : undefined
  },
})
