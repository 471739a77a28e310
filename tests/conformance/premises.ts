/** A rule is skipped, with the reason, unless its premises are proven. `premises.test.ts` makes each of them false. */
export const premises = {
  'an unknown name is refused': 'a call without a name, and one with an unknown name, get another response',
  'accepted unchanged': 'the operation accepts the same call unchanged, with a live session',
  'a token is required': 'a call without any token is refused',
  'an unforgeable token': 'no token that was forged from those of two customers is accepted',
  'a temporary token':
    'a sign-in has just returned the temporary token and a status of the identity other than approved',
  'a dead token': 'the token given as dead belongs to no session of this run',
  'an ended session': 'most of three other operations refuse the token of a former sign-in',
  'two customers':
    'the second customer has signed in, differs from the main one, and has the data that must not change',
  'a right password': 'the customer has signed in with the password',
  'a right PIN': 'the bank has accepted the PIN of the customer, or accepts nobody’s',
  'no PIN': 'the PIN status of the customer is no',
  'nothing confirmed': 'a transfer has spent any earlier confirmation',
  'texts stored unchanged': 'the bank has stored the texts of this run unchanged',
  'a code': 'the code from the bank could be read',
  'a code is required': 'the response to the right PIN has demanded an authorization code',
  'a new customer': 'the code of the sign-up has arrived, or its address is refused as taken',
  'an accepted action': 'the action was accepted, and the response that shows its effect can be read',
  'comparable responses': 'the compared responses can be read and contain what the rule is about',
} as const

export type Premise = keyof typeof premises

export const refutedBy: Partial<Record<Premise, readonly string[]>> = {
  'a right password': ['wrong-password-refused', 'others-untouched'],
  'a code': ['codes-apart'],
  'an accepted action': ['submission-listed', 'transfer-listed'],
  'a right PIN': ['wrong-pin-refused', 'pin-created', 'others-untouched', 'code-sent'],
  'texts stored unchanged': ['text-kept'],
  'a token is required': ['session-missing'],
  'an unforgeable token': ['token-unguessable'],
  'comparable responses': [
    ...['own-data', 'own-rows', 'ids-unique', 'newest-first', 'balances-agree', 'facts-agree', 'text-kept'],
    ...[
      'rows-stay',
      'transfer-listed',
      'transfer-in-statement',
      'submission-listed',
      'reads-alike',
      'statuses-agree',
      'allowed-values',
      'exact-types',
      'required-fields',
    ],
  ],
}
