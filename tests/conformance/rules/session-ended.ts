import { expired } from '#tests/conformance/checks.ts'
import { operationOf, sendCall, validCall } from '#tests/conformance/context.ts'
import { isExpired, sessionProbes } from '#tests/conformance/revive.ts'
import type { CallRule } from '#tests/conformance/rule.ts'
import { varyToken } from '#tests/conformance/variations.ts'

export const sessionEnded: CallRule = {
  id: 'session-ended',
  about: 'calls',
  level: 'MUST',
  title: 'A session that has ended for one operation has ended for all.',
  why: 'A new sign-in, or a change of password, has ended the session, and one operation looks at another table. Checked with tokens of this run that most operations refuse.',
  restsOn: ['served as it is', 'an ended session'],
  source: 'operation',
  prepare: async (context) => {
    const { main } = context.accounts
    if (main === undefined) return
    for (const token of [...new Set(context.former)].filter((former) => former !== main.token)) {
      const looks = sessionProbes.map((id) =>
        sendCall(context, validCall(operationOf(context, id), {}, { ...main, token }, 'is it dead?')),
      )
      if ((await Promise.all(looks)).filter(isExpired).length > 1) {
        context.ended = token
        return
      }
    }
  },
  calls: (operation, context) => {
    if (operation.session === 'none') return []
    if (context.ended === undefined) return { missing: 'no session of this run has ended', optional: true }
    return varyToken(operation, context, 'a session that has ended', context.ended)
  },
  check: expired,
}
