import type { StateRule } from '#tests/conformance/rule.ts'

export const uploadNamesOwn: StateRule<{ mine: unknown; theirs: unknown }> = {
  id: 'upload-names-own',
  about: 'state',
  level: 'MUST',
  title: 'Every customer’s picture has a name of its own.',
  why: 'One file name for all: the last upload is everybody’s picture.',
  restsOn: ['two customers', 'an accepted action'],
  source: 'operation',
  check: ({ mine, theirs }) =>
    typeof mine !== 'string' || mine === '' || mine !== theirs
      ? undefined
      : { expected: 'another name than that of another customer’s picture', got: mine },
}
