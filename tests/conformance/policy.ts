const words =
  /\bminim|\bmaxim|\b(least|most|smallest|largest|lowest|highest) amount|at least|at most|\blimit|per day|a day|daily|\bonce\b|\bwait\b|minute|too (low|small|many|soon|often|short)|insufficient|working day|business day|hours|closed|there is a pin|already|\block(ed|s)?\b/i

/** A refusal may name a policy of the bank (a minimum, a limit, a pause between codes). */
export function isPolicy(reason: string): boolean {
  return words.test(reason)
}

/** Reasons that cannot apply to a run: its addresses are new, its notification is unread. */
const untrue: Readonly<Record<string, RegExp>> = {
  signUp: /already|exist|taken|in use/i,
  updateEmail: /already|exist|taken|in use/i,
  markNotificationAsRead: /already/i,
}

export function isUntrue(operation: string, reason: string): boolean {
  return untrue[operation]?.test(reason) === true
}

export function isJustified(operation: string, reason: string): boolean {
  return isPolicy(reason) && !isUntrue(operation, reason)
}

/** It cannot apply to an amount that the balance covers. */
export function isTooLittle(reason: string): boolean {
  return /insufficient|not enough|exceeds? (the|your) balance/i.test(reason)
}

/** A pause that a bank may demand of anybody. */
export function isPause(reason: string): boolean {
  return /\bwait\b|minute|hour|later|too (soon|often|many)/i.test(reason)
}
