/** Further customers whom a scenario signs up. */
import { randomUUID } from 'node:crypto'
import { readCode } from '#tests/conformance/codeFlow.ts'
import { operationOf, reasonOf } from '#tests/conformance/context.ts'
import { repeated, type Step, type Steps } from '#tests/conformance/scenario.ts'

export interface Newcomer {
  email: string
  password: string
  /** Verifies the address. */
  code: string
  opened: Step
}

/** `more`: fields that the form does not have. */
export async function newcomer(
  steps: Steps,
  letter: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Newcomer> {
  const { context, probe, stop } = steps
  const name = `conformance-${letter}${context.settings.seed}-${Date.now().toString(36)}`
  const email = `${name}@conformance.example`
  const password = `Sample-${name}-1`
  context.secrets.add(`PASSWORD_${letter.toUpperCase()}`, password)
  const names = { first_name: 'Ida', last_name: 'Lund', fullname: 'Ida Lund', username: name }
  const person = { ...names, idempotency_key: randomUUID() }
  const own = new Set(operationOf(context, 'signUp').form.map((field) => field.name))
  const added = Object.fromEntries(Object.entries(more).filter(([field]) => !own.has(field)))
  const note = Object.keys(more).length === 0 ? 'a further customer' : 'with fields that the contract does not describe'
  let opened = await probe('signUp', { ...person, ...added, email, password }, undefined, note)
  if (!opened.accepted && Object.keys(more).length > 0)
    opened = await probe('signUp', { ...person, email, password }, undefined, 'a further customer')
  if (!opened.accepted) return stop(`no further customer can be signed up: ${reasonOf(opened.exchange)}`)
  context.findings.notes.push(`A customer was opened for this run and stays: ${email}`)
  if (letter === 'a') await repeated(steps, opened, { ...person, email, password })
  const code = await readCode(steps, email, 'verify', opened, true)
  return { email, password, code, opened }
}
