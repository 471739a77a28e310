/** The passwords and PINs that a run gives to customers. */
import { createHash } from 'node:crypto'
import type { Settings } from '#tests/conformance/context.ts'

/** Zeros at both ends show whether the PIN is stored as text. */
export const createdPin = '0420'

/** Longer than the 72 bytes of bcrypt. */
export const ninetyLetters = `Aa1-${'long-password-'.repeat(6)}end-1`

export function unusualPassword(plain: string): string {
  return `${plain}-ÄЖ2 &'"+%41<b> `
}

/** The password of a customer that the run signs up. Nobody can guess it who does not know the main customer's. */
export function newcomerPassword({ accounts }: Pick<Settings, 'accounts'>, letter: string): string {
  const { password = '' } = accounts.find(({ kind }) => kind === 'main') ?? {}
  const digest = createHash('sha256').update(`${password} ${letter}`).digest('hex')
  return `Sq7-${letter}${digest.slice(0, 8)}x`
}

/** A bank may refuse some of these. */
export function unusualNewcomerPassword(letter: string, plain: string): string | undefined {
  if (letter === 'a') return `${plain} <b>&"' éЖ\\ `
  if (letter === 'e') return `${plain}-${'long-'.repeat(16)}end-1`
  // The shortest that the form of the sign-up sends.
  return letter === 'j' ? `Sq7-${plain.slice(-2)}` : undefined
}

let made = 0

export function plainPassword(): string {
  made += 1
  return `Vk${made}!${Date.now().toString(36).slice(-6)}Rz`
}

export function nextPin(pin: string): string {
  return pin === '0370' ? '0730' : '0370'
}

/** The form that changes a password or a PIN. */
export const changeOf = (from: string, to: string) => ({ c_pwd: from, n_pwd: to, con_pwd: to })
