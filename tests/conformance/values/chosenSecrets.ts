/** The passwords and PINs that a run gives to customers, known before it: `--print-token` names them for curl lines. */
import type { Settings } from '#tests/conformance/context.ts'
import type { Account } from '#tests/conformance/exchange.ts'

/** Leading zeros show whether the PIN is stored as text. */
export const createdPin = '0042'

/** Longer than the 72 bytes of bcrypt. */
export const ninetyLetters = `Aa1-${'long-password-'.repeat(6)}end-1`

export function unusualPassword(plain: string): string {
  return `${plain}-ÄЖ2 &'"+%41<b> `
}

export function nextPassword({ newPassword }: Pick<Settings, 'newPassword'>, { password }: Account): string {
  return newPassword ?? unusualPassword(password)
}

let made = 0

export function plainPassword(): string {
  made += 1
  return `Vk${made}!${Date.now().toString(36).slice(-6)}Rz`
}

export function nextPin(pin: string): string {
  return pin === '0037' ? '0073' : '0037'
}
