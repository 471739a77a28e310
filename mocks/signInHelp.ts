import { personaPassword, personaPin, personas } from '#mocks/seed/personas.ts'
import { personaStart } from './personaStart.ts'

/** `app`: the app's address, for links that sign in. */
export function signInHelp(app?: string): string {
  const rows = personas.map((persona) => {
    const { path, scenario } = personaStart(persona)
    const link = app === undefined ? '' : `${app.replace(/\/$/, '')}${path}${scenario ? `?scenario=${scenario}` : ''}`
    return [link, persona.customer.email, persona.shows]
  })
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .filter((text) => text !== '')
      .join('  '),
  )
  const how = app === undefined ? '' : ' or open a link'
  return `\n  Mock bank. Sign in with the password ${personaPassword} (PIN ${personaPin})${how}:\n    ${lines.join('\n    ')}\n`
}
