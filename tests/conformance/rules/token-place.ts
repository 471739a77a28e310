import { expired } from '#tests/conformance/checks.ts'
import { isLoopback } from '#tests/conformance/loopback.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { varyToken } from '#tests/conformance/variations.ts'

export const tokenPlace: CallRule = {
  id: 'token-place',
  about: 'calls',
  level: 'MUST',
  title: 'A token counts in the form only.',
  why: 'A token in the address lands in logs, histories and referrers. Tested against loopback only, for that very reason.',
  restsOn: ['served as it is', 'a token is wanted'],
  seenThrough: (operation) => [operation],
  source: intro('never in the address and never in a header'),
  calls: (operation, context) => {
    if (operation.session !== 'session' || operation.kind !== 'loader') return []
    const token = context.accounts.main?.token
    if (token === undefined) return { missing: 'needs a sign-in: --email and --password' }
    if (!isLoopback(context.settings.endpoint))
      return { missing: 'puts a token into an address: against loopback only' }
    const query = { ...operation.query, token }
    const calls = [
      varyToken(operation, context, 'the token in the address', undefined, { query }),
      varyToken(operation, context, 'the token in a header', undefined, {
        headers: { Authorization: `Bearer ${token}` },
      }),
    ]
    return calls.flatMap((entry) => (Array.isArray(entry) ? entry : []))
  },
  check: expired,
}
