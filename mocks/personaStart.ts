import { paths } from '#src/paths.ts'
import type { Persona } from './seed/personas.ts'

export interface PersonaStart {
  path: string
  scenario?: string
}

export function personaStart({ id, customer }: Persona): PersonaStart {
  const { role, notice, emailVerified, verification, refusesUnapproved } = customer
  if (role === 'admin' || notice || emailVerified === false || refusesUnapproved) return { path: paths.auth.signIn() }
  const isApproved = verification === undefined || verification === 'verified'
  return { path: isApproved ? paths.dashboard.home() : paths.auth.account(), scenario: `as:${id}` }
}
