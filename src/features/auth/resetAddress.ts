import { textIn } from '#src/lib/fields.ts'

/** The address whose password has just been reset. */
export function stateOf(email: string): object {
  return { email }
}

export function readAddress(state: unknown): string | undefined {
  return textIn(state, 'email')
}
