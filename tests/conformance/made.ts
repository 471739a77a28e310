/** The passwords and PINs that a run gives to customers, known before it: `--print-token` names them for curl lines. */
import type { Settings } from './context.ts'
import type { Account } from './exchange.ts'

/** Leading zeros show whether the PIN is stored as text. */
export const createdPin = '0042'

/** Longer than the 72 bytes of bcrypt. */
export const ninetyLetters = `Aa1-${'long-password-'.repeat(6)}end-1`

export function nextPassword({ newPassword }: Pick<Settings, 'newPassword'>, { password }: Account): string {
  return newPassword ?? `${password}-Ä2 &'" `
}

export function nextPin(pin: string): string {
  return pin === '0037' ? '0073' : '0037'
}
