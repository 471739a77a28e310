/**
 * Each premise must be proven in a run before a rule that depends on it is checked; otherwise the rule is skipped, with
 * the reason. `premises.test.ts` makes each of them false.
 */
export const premises = {
  'an unknown name is refused': 'a call without a name, and one with an unknown name, get another response',
  'served as it is': 'the operation serves the very same call unchanged, with a session that is alive',
  'a token is wanted': 'a call without any token is refused',
  'a token nobody can make': 'no token that was made up from those of two customers is served',
  'a temporary token': 'a sign-in has given the temporary token a moment ago, and called the identity not approved',
  'a dead token': 'no customer of this run holds the token that was given as dead',
  'an ended session': 'most of three other operations refuse the token of a former sign-in',
  'two customers': 'the second customer has signed in, is not the main one, and has what must not change',
  'a right password': 'the customer has signed in with the password',
  'a right PIN': 'the bank has accepted the PIN of the customer, or accepts nobody’s',
  'no PIN': 'the bank says that the customer has no PIN',
  'nothing confirmed': 'a transfer has spent whatever confirmation was left from before',
  'a text as it was sent': 'the bank has kept the texts of this run letter by letter',
  'a code': 'the code that the bank has sent could be read',
  'a code is wanted': 'the bank has responded to the right PIN with a demand for an authorization code',
  'a new customer': 'the code of the sign-up has arrived, or its address counts as taken',
  'an accepted action': 'the action was accepted, and the response that shows its effect can be read',
  'something to compare': 'the responses to be compared can be read and hold what the rule is about',
} as const

export type Premise = keyof typeof premises

/**
 * Rules whose violation refutes a premise. A finding with that premise, at an operation that depends on the violating
 * one (`seenThrough`), only follows from it.
 */
export const refutedBy: Partial<Record<Premise, readonly string[]>> = {
  'a right password': ['wrong-password-refused', 'others-untouched'],
  'a right PIN': ['wrong-pin-refused', 'others-untouched', 'code-sent'],
  'a text as it was sent': ['text-kept'],
  'a token is wanted': ['session-missing'],
  'a token nobody can make': ['token-unguessable'],
  'something to compare': ['own-data', 'own-rows', 'ids-unique', 'newest-first', 'balances-agree'],
}
