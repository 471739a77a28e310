import type { StateRule } from '#tests/conformance/rule.ts'
import { show } from '#tests/conformance/schema.ts'

export const textKept: StateRule<{ sent: string; kept: unknown }> = {
  id: 'text-kept',
  about: 'state',
  level: 'MUST',
  title: 'A text is returned letter by letter, whatever script and signs it is in.',
  why: 'htmlspecialchars before storing, addslashes, a column that is not utf8mb4: O’Neil becomes O&#039;Neil, and an emoji a question mark.',
  restsOn: ['an accepted action'],
  source: { file: 'users.yaml', phrase: 'and the like are plain text' },
  check: ({ sent, kept }) => (kept === sent ? undefined : { expected: show(sent), got: show(kept) }),
}
