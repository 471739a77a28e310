import { expired } from '#tests/conformance/checks.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { varyToken } from '#tests/conformance/variations.ts'

export const sessionGarbage: CallRule = {
  id: 'session-garbage',
  about: 'calls',
  level: 'MUST',
  title: 'An unknown token is a 401.',
  why: 'A token that is decoded but not verified, compared in part, or not verified at all.',
  restsOn: ['served as it is'],
  source: intro('A missing or dead session gets HTTP 401'),
  calls: (operation, context) => {
    const token = context.accounts.main?.token ?? ''
    const samples: [string, string][] = [
      ['an unknown token', 'conformance.not-a-token.0'],
      // Short tokens have nothing to spare.
      ...(token.length < 16 ? [] : ([['half a token', token.slice(0, token.length / 2)]] as [string, string][])),
      ...(token.length < 16 ? [] : ([['a token with one sign changed', changed(token)]] as [string, string][])),
    ]
    const calls = samples.map(([note, sample]) => varyToken(operation, context, note, sample))
    return calls.find((entry) => !Array.isArray(entry)) ?? calls.flatMap((entry) => (Array.isArray(entry) ? entry : []))
  },
  check: expired,
}

/** Another sign in the middle of the last part, where every bit counts. */
function changed(token: string): string {
  const at = Math.floor((token.lastIndexOf('.') + 1 + token.length) / 2)
  return token.slice(0, at) + (token[at] === 'a' ? 'b' : 'a') + token.slice(at + 1)
}
