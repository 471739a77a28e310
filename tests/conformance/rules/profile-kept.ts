import type { StateRule } from '#tests/conformance/rule.ts'
import { show } from '#tests/conformance/schema.ts'

export const profileKept: StateRule<{ sent: Record<string, string>; kept: Record<string, unknown> }> = {
  id: 'profile-kept',
  about: 'state',
  level: 'MUST',
  title: 'A profile reads back as it was saved.',
  why: 'A column that was forgotten in the UPDATE is only noticed by the customer whose address is wrong.',
  restsOn: ['an accepted action'],
  source: { file: 'paths/profile.yaml', phrase: 'Replaces the personal details' },
  check: ({ sent, kept }) => {
    const wrong = Object.keys(sent).filter((name) => (kept[name] ?? '') !== sent[name])
    const pick = (from: Record<string, unknown>) => show(Object.fromEntries(wrong.map((name) => [name, from[name]])))
    return wrong.length === 0 ? undefined : { expected: pick(sent), got: pick(kept) }
  },
}
