import { refused } from '#tests/conformance/checks.ts'
import type { Context } from '#tests/conformance/context.ts'
import type { Part } from '#tests/conformance/encoding.ts'
import type { PlannedOperation } from '#tests/conformance/plan.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { misname } from '#tests/conformance/variations.ts'

export const namePlace: CallRule = {
  id: 'name-place',
  about: 'calls',
  level: 'MUST',
  title: 'A marker counts in the form only, crud in the query only.',
  why: '$_REQUEST reads both. What a link can name, a foreign page can call.',
  restsOn: ['served as it is', 'an unknown name is refused'],
  source: intro('names no known operation has no'),
  calls: (operation, context) =>
    misname(operation, context, 'the name in the wrong place', ({ query, parts }, wire) =>
      query['crud'] === undefined
        ? { query: { [wire]: wire }, parts: parts.filter(({ name }) => name !== wire) }
        : { query: {}, parts: [{ name: 'crud', value: wire }, ...withCredentials(operation, context, parts)] },
    ),
  check: refused,
}

/** A sign-in with the right password: the refusal of a wrong one would not show that the name was taken. */
function withCredentials({ id }: PlannedOperation, { accounts: { main } }: Context, parts: readonly Part[]): Part[] {
  if (id !== 'signIn' || main === undefined) return [...parts]
  const own = new Map([
    ['email', main.email],
    ['password', main.password],
  ])
  return parts.map((part) => ({ ...part, value: own.get(part.name) ?? part.value }))
}
