import type { StateRule } from '#tests/conformance/rule.ts'

export const responsesOwnOperation: StateRule<{ id: string; other: string | undefined }> = {
  id: 'responses-own-operation',
  about: 'state',
  level: 'MUST',
  title: 'The response is that of the operation that was called.',
  why: 'A dispatch by the wrong key, by the first of several, or by a part of the name: getstatement also begins getstatement2.',
  restsOn: [],
  source: { file: 'users.yaml', phrase: 'call says in one of two ways which operation it wants' },
  check: ({ id, other }) =>
    other === undefined ? undefined : { expected: `the response of ${id}`, got: `the response of ${other}` },
}
