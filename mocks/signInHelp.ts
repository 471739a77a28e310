import { personaPassword, personaPin, personas } from '#mocks/seed/personas.ts'

/** Who can sign in to the mock bank, and with what. */
export function signInHelp(): string {
  const width = Math.max(...personas.map(({ customer }) => customer.email.length))
  const rows = personas.map(({ customer, shows }) => `    ${customer.email.padEnd(width)}  ${shows}`)
  return `\n  Mock bank. Sign in with the password ${personaPassword} (PIN ${personaPin}) as:\n${rows.join('\n')}\n`
}
