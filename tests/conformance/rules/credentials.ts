import { intro, must, should } from '#tests/conformance/rule.ts'

export const addressCase = should('address-case', {
  title: 'An e-mail address is the same in capitals.',
  why: 'Phones capitalise the first letter of a field: the customer cannot sign in, or waits for a code, and does not know why.',
  source: intro('E-mail addresses SHOULD be compared'),
})

export const addressKept = must('address-kept', {
  title: 'An address with capitals works with its code and at the sign-in, as it was typed at the sign-up.',
  why: 'strtolower() in the query and not in the INSERT: an address with capitals gets a code that nothing accepts.',
  source: { file: 'paths/auth.yaml', phrase: 'sends a code to the e-mail address' },
})

export const addressTakenRefused = must('address-taken-refused', {
  milder: 'in other letters, capital or small',
  title: 'The e-mail address of another customer is refused.',
  why: 'Two customers with one address: a sign-in finds either, and a reset code goes to both.',
})

export const emailChanges = must('email-changes', {
  title: 'After a change the new e-mail address signs in and the old one does not.',
  why: 'An UPDATE that matches no row is not an error: the customer sees a success.',
  source: { file: 'paths/settings.yaml', phrase: 'Changes the e-mail address' },
})

export const longPasswordWhole = must('long-password-whole', {
  title: 'Every character of a password counts, or the password is refused as too long.',
  why: 'password_hash() with bcrypt uses the first 72 bytes, or a filter for texts such as strip_tags() is used on passwords.',
  source: intro('bank that has one refuses longer text'),
})

export const newSecretChecked = should('new-secret-checked', {
  title: 'A new PIN without digits, or with anything else, and an empty new password are refused.',
  why: 'Only the form checks it: another client sets a PIN that no form can enter, or a password that everybody guesses.',
  source: { file: 'paths/account.yaml', phrase: 'SHOULD refuse a PIN that has no digits' },
})

export const passwordChanges = must('password-changes', {
  title: 'After a change the new password signs in and the old one does not.',
  why: 'An UPDATE that matches no row is not an error: the customer sees a success.',
  source: { file: 'paths/settings.yaml', phrase: 'Changes the password' },
})

export const repetitionCompared = should('repetition-compared', {
  title: 'A new password or PIN whose repetition differs is refused.',
  why: 'The bank gets the repetition and does not compare it: a client without that check stores a mistyped password, and the customer is locked out.',
})

export const resetChangesPassword = must('reset-changes-password', {
  title: 'After a reset the new password signs in and the old one does not.',
  why: 'An UPDATE that matches no row is not an error: the customer sees a success.',
  source: { file: 'paths/auth.yaml', phrase: 'Sets a new password for the customer who holds' },
})

export const resetStartsNoSession = must('reset-starts-no-session', {
  title: 'A reset of the password starts no session.',
  why: 'The function of the sign-in is called at its end: whoever has the code has a session, without the checks of a sign-in.',
  source: { file: 'paths/auth.yaml', phrase: 'no session starts here' },
})

export const wrongPasswordRefused = must('wrong-password-refused', {
  title: 'A wrong password is refused.',
  why: 'A sign-in finds the address but does not compare the password, or a change of password does not check the current one.',
  source: { file: 'paths/settings.yaml', phrase: 'for example for a wrong current password' },
})
