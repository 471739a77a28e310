import type { StateRule } from '#tests/conformance/rule.ts'
import { show } from '#tests/conformance/schema.ts'

export const pictureChanges: StateRule<{ before: unknown; after: unknown }> = {
  id: 'picture-changes',
  about: 'state',
  level: 'MUST',
  title: 'After an upload the loaders name another picture.',
  why: 'A file that never arrives (enctype, upload_max_filesize, a wrong field name) leaves everything as it was.',
  restsOn: ['an accepted action'],
  source: { file: 'paths/profile.yaml', phrase: 'Loaders then name the new file' },
  check: ({ before, after }) =>
    typeof after === 'string' && after !== '' && after !== before
      ? undefined
      : { expected: `another file name than ${show(before)}`, got: show(after) },
}
