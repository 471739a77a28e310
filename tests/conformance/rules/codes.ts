import { intro, must, should } from '#tests/conformance/rule.ts'

export const codeFits = must('code-fits', {
  title: 'A code that is sent can be entered: it fits the field that takes it.',
  why: 'One function makes all codes, with six digits; the field for the authorization of a transfer has four.',
  source: { file: 'schemas/transfers.yaml', phrase: 'The Transfer Authorization Code: 4 digits' },
})

export const codeLasts = should('code-lasts', {
  title: 'A code is still good after a wrong try, and at the end of the run.',
  why: 'The code is deleted at the first try, right or wrong, or ends after some seconds: the customer needs another code.',
  source: { file: 'paths/auth.yaml', phrase: 'A code SHOULD be valid for 30 minutes' },
})

export const codeOnce = must('code-once', {
  milder: 'a used code, and one for an address or a password',
  title: 'A used or replaced code is void.',
  why: 'The code stays in its column after use: anybody who finds the old email can use it.',
})

export const codeSent = must('code-sent', {
  title: 'A code is sent when the contract says so.',
  why: 'The code is stored but no email is sent: the customer waits for it in vain.',
})

export const codeTries = should('code-tries', {
  title: 'A code becomes void after some wrong tries.',
  why: 'Without a limit on tries, six digits can be guessed in a night.',
  source: { file: 'paths/auth.yaml', phrase: 'A code SHOULD be valid for 30 minutes' },
})

export const codesApart = must('codes-apart', {
  title:
    'A code that is sent, first or again, is for the purpose that was named, is good, and voids no code for another purpose.',
  why: 'The new code is sent and not stored, or the tries of the former one count for it. Or one column holds all codes: a new reset code overwrites the code that verifies the address.',
  source: intro('It is valid for the address and the purpose that it was sent for'),
})

export const codesDiffer = should('codes-differ', {
  title: 'The next code cannot be derived from earlier ones.',
  why: 'A fixed code, a counter, the time, or a part of the address in place of random_int().',
  source: intro('be random, too'),
})

export const codesForPurpose = must('codes-for-purpose', {
  title: 'A code counts only for its purpose.',
  why: 'One column holds all codes: the code that verifies an address also resets a password, or approves a transfer.',
})

export const codesOwn = must('codes-own', {
  title: 'A code counts only for the address that it was sent to.',
  why: 'SELECT … WHERE code = ? without the address: any customer’s code opens every account.',
})

export const forgotTellsNothing = should('forgot-tells-nothing', {
  title: 'The response to a forgotten password does not disclose who has an account.',
  why: '"No such user" for some addresses and "Check your mail" for others reveals who is a customer.',
  source: { file: 'paths/auth.yaml', phrase: 'The response SHOULD be the same whether or not' },
})

export const wrongCodeRefused = must('wrong-code-refused', {
  title: 'A wrong code is refused.',
  why: 'The code is compared with ==, or with what the caller sent.',
  source: { file: 'paths/auth.yaml', phrase: 'A wrong or' },
})
