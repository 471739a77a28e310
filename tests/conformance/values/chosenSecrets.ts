/** The passwords and PINs that a run gives to customers, known before it: `--print-token` names them for curl lines. */
import { createHash } from 'node:crypto'
import type { Settings } from '#tests/conformance/context.ts'
import type { Account } from '#tests/conformance/exchange.ts'

/** Zeros at both ends show whether the PIN is stored as text. */
export const createdPin = '0420'

/** Longer than the 72 bytes of bcrypt. */
export const ninetyLetters = `Aa1-${'long-password-'.repeat(6)}end-1`

export function unusualPassword(plain: string): string {
  return `${plain}-ÄЖ2 &'"+%41<b> `
}

export function nextPassword({ newPassword }: Pick<Settings, 'newPassword'>, { password }: Account): string {
  return newPassword ?? unusualPassword(password)
}

/** `letter`: of the customer that a run signs up. Nobody can guess it who does not know the main customer's. */
export function newcomerPassword({ accounts, seed }: Pick<Settings, 'accounts' | 'seed'>, letter: string): string {
  const { password = '' } = accounts.find(({ kind }) => kind === 'main') ?? {}
  const digest = createHash('sha256').update(`${password} ${seed} ${letter}`).digest('hex')
  return `Sq7-${letter}${digest.slice(0, 8)}x`
}

/** A bank may refuse some of these. */
export function unusualNewcomerPassword(letter: string, plain: string): string | undefined {
  if (letter === 'a') return `${plain} <b>&"' éЖ\\ `
  if (letter === 'e') return `${plain}-${'long-'.repeat(16)}end-1`
  // The shortest that the form of the sign-up sends.
  return letter === 'j' ? `Sq7-${plain.slice(-2)}` : undefined
}

export function newcomerPasswords(settings: Pick<Settings, 'accounts' | 'seed'>): [name: string, password: string][] {
  return [
    ['PASSWORD_ENROLLED', newcomerPassword(settings, '')],
    ['PASSWORD_NAMESAKE', newcomerPassword(settings, 'n1')],
    ...Array.from('abcdefghijklmpqrs', (letter): [string, string] => {
      const plain = newcomerPassword(settings, letter)
      return [`PASSWORD_${letter.toUpperCase()}`, unusualNewcomerPassword(letter, plain) ?? plain]
    }),
  ]
}

let made = 0

export function plainPassword(): string {
  made += 1
  return `Vk${made}!${Date.now().toString(36).slice(-6)}Rz`
}

export function nextPin(pin: string): string {
  return pin === '0370' ? '0730' : '0370'
}
