import { expired } from '../checks.ts'
import { hear, lawful, operationOf } from '../bench.ts'
import { isExpired, sessionProbes } from '../revive.ts'
import type { CallRule } from '../rule.ts'
import { varyToken } from '../variations.ts'

export const sessionEnded: CallRule = {
  id: 'session-ended',
  about: 'calls',
  level: 'MUST',
  title: 'A session that has ended for one operation has ended for all.',
  why: 'A new sign-in, or a change of password, has ended the session, and one operation looks at another table. Asked with tokens of this run that most operations refuse.',
  restsOn: ['served as it is', 'an ended session'],
  source: 'operation',
  prepare: async (bench) => {
    const { main } = bench.accounts
    if (main === undefined) return
    for (const token of [...new Set(bench.former)].filter((former) => former !== main.token)) {
      const looks = sessionProbes.map((id) =>
        hear(bench, lawful(operationOf(bench, id), {}, { ...main, token }, 'is it dead?')),
      )
      if ((await Promise.all(looks)).filter(isExpired).length > 1) {
        bench.ended = token
        return
      }
    }
  },
  calls: (operation, bench) => {
    if (operation.session === 'none') return []
    if (bench.ended === undefined) return { missing: 'no session of this run has ended', optional: true }
    return varyToken(operation, bench, 'a session that has ended', bench.ended)
  },
  check: expired,
}
