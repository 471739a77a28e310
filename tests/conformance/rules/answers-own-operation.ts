import type { StateRule } from '../rule.ts'

export const answersOwnOperation: StateRule<{ id: string; other: string | undefined }> = {
  id: 'answers-own-operation',
  about: 'state',
  level: 'MUST',
  title: 'The answer is that of the operation that was called.',
  why: 'A dispatch by the wrong key, by the first of several, or by a part of the name: getstatement also begins getstatement2.',
  restsOn: [],
  source: { file: 'users.yaml', phrase: 'call says in one of two ways which operation it wants' },
  check: ({ id, other }) =>
    other === undefined ? undefined : { expected: `the answer of ${id}`, got: `the answer of ${other}` },
}
