import { isDeepStrictEqual } from 'node:util'
import { mustBeRefused } from '#tests/conformance/checks.ts'
import { show } from '#tests/conformance/contract/schema.ts'
import { summary } from '#tests/conformance/exchange.ts'
import { differing } from '#tests/conformance/reading/tokens.ts'
import { intro, must, should } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

export const resendsOf = (operation: string): readonly string[] =>
  operation === 'verifyEmail'
    ? ['resendConfirmationCode']
    : operation === 'resetPassword'
      ? ['resendResetCode', 'requestPasswordReset']
      : []

export const codeSent = must<{ code: string | undefined }>('code-sent', {
  title: 'A code is sent when the contract says so.',
  why: 'The code is stored but no email is sent: the customer waits for it in vain.',
  restsOn: ['an accepted action'],
  check: ({ code }) =>
    code === undefined ? { expected: 'a code in the mail', got: 'none that --code-command prints' } : undefined,
})

export const wrongCodeRefused = must<Step>('wrong-code-refused', {
  title: 'A wrong code is refused.',
  why: 'The code is compared with ==, or with what the caller sent.',
  restsOn: ['a code'],
  source: { file: 'paths/auth.yaml', phrase: 'A wrong or' },
  check: mustBeRefused,
})

export const codeOnce = must<Step & { which: string }>('code-once', {
  milder: 'a used code, and one for an address or a password',
  title: 'A used or replaced code is void.',
  why: 'The code stays in its column after use: anybody who finds the old email can use it.',
  restsOn: ['a code'],
  seenThrough: resendsOf,
  check: ({ accepted, exchange, which }) => {
    if (!accepted) return undefined
    const isMild = which === 'used' || exchange.operation?.id !== 'confirmAuthorizationCode'
    const violation = { expected: `a refusal of the ${which} code`, got: summary(exchange) }
    return isMild ? { ...violation, level: 'SHOULD' } : violation
  },
})

export const codesOwn = must<Step>('codes-own', {
  title: 'A code counts only for the address that it was sent to.',
  why: 'SELECT … WHERE code = ? without the address: any customer’s code opens every account.',
  restsOn: ['a code'],
  check: mustBeRefused,
})

export const codesForPurpose = must<Step>('codes-for-purpose', {
  title: 'A code counts only for its purpose.',
  why: 'One column holds all codes: the code that verifies an address also resets a password, or approves a transfer.',
  restsOn: ['a code'],
  check: mustBeRefused,
})

export const codesApart = must<{ flaw: string | undefined }>('codes-apart', {
  title:
    'A code that is sent, first or again, is for the purpose that was named, is good, and voids no code for another purpose.',
  why: 'The new code is sent and not stored, or the tries of the former one count for it. Or one column holds all codes: a new reset code overwrites the code that verifies the address.',
  restsOn: ['a code'],
  seenThrough: (operation) => (operation === 'requestPasswordReset' ? [] : ['requestPasswordReset']),
  source: intro('It is valid for the address and the purpose that it was sent for'),
  check: ({ flaw }) =>
    flaw === undefined ? undefined : { expected: 'a code that is good, for this purpose only', got: flaw },
})

export const codeTries = should<Step & { wrong: number }>('code-tries', {
  title: 'A code becomes void after some wrong tries.',
  why: 'Without a limit on tries, six digits can be guessed in a night.',
  restsOn: ['a code'],
  source: { file: 'paths/auth.yaml', phrase: 'A code SHOULD be valid for 30 minutes' },
  check: ({ accepted, exchange, wrong }) =>
    accepted
      ? { expected: `a refusal of the right code after ${wrong} wrong ones`, got: summary(exchange) }
      : undefined,
})

export const codeLasts = should<Step>('code-lasts', {
  title: 'A code is still good after a wrong try, and at the end of the run.',
  why: 'The code is deleted at the first try, right or wrong, or ends after some seconds: the customer needs another code.',
  restsOn: ['a code'],
  source: { file: 'paths/auth.yaml', phrase: 'A code SHOULD be valid for 30 minutes' },
  check: ({ accepted, exchange }) =>
    accepted
      ? undefined
      : { expected: 'a success of the right code, as of a new one after it', got: summary(exchange) },
})

export const codesDiffer = should<{ codes: readonly string[] }>('codes-differ', {
  title: 'The next code cannot be derived from earlier ones.',
  why: 'A fixed code, a counter, the time, or a part of the address in place of random_int().',
  restsOn: ['a code'],
  source: intro('be random, too'),
  check: ({ codes }) => {
    const { positions, fixed, bits } = differing(codes)
    // A code may have a word in front.
    const isPoor = codes.every((code) => /^\d+$/.test(code)) ? fixed > 1 : bits < 12
    return (positions === 0 && codes.length > 2) || (isPoor && codes.length > 4)
      ? { expected: 'codes without a pattern', got: `${codes.length} codes that differ in ${positions} characters` }
      : undefined
  },
})

export const codeFits = must<{ fits: boolean; length: number | undefined }>('code-fits', {
  title: 'A code that is sent can be entered: it fits the field that takes it.',
  why: 'One function makes all codes, with six digits; the field for the authorization of a transfer has four.',
  restsOn: ['a code'],
  source: { file: 'schemas/transfers.yaml', phrase: 'The Transfer Authorization Code: 4 digits' },
  check: ({ fits, length }) =>
    fits ? undefined : { expected: 'a code of the pattern in the contract', got: `one of ${length ?? 0} characters` },
})

export const forgotTellsNothing = should<{ known: unknown; unknown: unknown }>('forgot-tells-nothing', {
  title: 'The response to a forgotten password does not disclose who has an account.',
  why: '"No such user" for some addresses and "Check your mail" for others reveals who is a customer.',
  source: { file: 'paths/auth.yaml', phrase: 'The response SHOULD be the same whether or not' },
  check: ({ known, unknown }) =>
    isDeepStrictEqual(known, unknown)
      ? undefined
      : { expected: `what an address with an account gets: ${show(known)}`, got: show(unknown) },
})
