import { survives } from '../checks.ts'
import { intro } from '../rule.ts'
import type { CallRule } from '../rule.ts'
import { varyFields } from '../variations.ts'

const notes = { filename: 'notes.txt', type: 'text/plain', bytes: Buffer.from('This is no picture.') }

export const fileType: CallRule = {
  id: 'file-type',
  about: 'calls',
  level: 'MUST',
  title: 'A file of another type does not break the backend.',
  why: 'getimagesize() gives false and the code goes on with it.',
  restsOn: ['served as it is'],
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  calls: (operation, context) =>
    varyFields(
      operation,
      context,
      'with a text in it',
      ({ file }) => file,
      ({ name }) => [{ name, value: notes }],
      () => true,
    ),
  check: survives,
}
