/** Advice on a typed password. It never blocks the form: the bank decides whether a password is valid. */

export const passwordAdvice = 'Use 8 or more characters; 15 or more is better.'

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong'

const common = [
  'password',
  'passwort',
  'qwerty',
  'letmein',
  'welcome',
  'iloveyou',
  'abc123',
  'admin',
  'monkey',
  'dragon',
]
const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '01234567890', '09876543210']
/** Shorter parts of a name occur in good passwords by chance. */
const minPartLength = 4

/** Length counts most; common words, keyboard rows, repetitions and data `about` the customer count little. */
export function passwordStrength(password: string, about: readonly string[] = []): PasswordStrength | undefined {
  if (password === '') return undefined
  const known = about.flatMap((fact) => fact.split(/[\s@.]+/)).filter((part) => part.length >= minPartLength)
  const guessed = [...known, ...common].map((word) => word.toLowerCase())
  const rest = guessed.reduce((text, word) => text.replaceAll(word, '*'), password.toLowerCase())
  if (new Set(rest).size < 4 || isRow(rest)) return 'weak'
  const length = Math.min(rest.length, 3 * new Set(rest).size)
  if (length < 8) return 'weak'
  if (length < 12) return 'fair'
  return length < 15 ? 'good' : 'strong'
}

export function passwordHelp(password: string, about: readonly string[] = []): string {
  const strength = passwordStrength(password, about)
  return strength === undefined ? passwordAdvice : `${passwordAdvice} Strength: ${strength}`
}

function isRow(text: string): boolean {
  return rows.some((row) => row.includes(text))
}
