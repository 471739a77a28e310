import { survives } from '#tests/conformance/checks.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { varyFields } from '#tests/conformance/variations.ts'

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
