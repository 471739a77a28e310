import { survives } from '#tests/conformance/checks.ts'
import { picture } from '#tests/conformance/files.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { varyFields } from '#tests/conformance/variations.ts'

export const fileEmpty: CallRule = {
  id: 'file-empty',
  about: 'calls',
  level: 'MUST',
  title: 'A file without a single byte does not break the backend.',
  why: 'Image functions fail on it.',
  restsOn: ['served as it is'],
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  calls: (operation, context) =>
    varyFields(
      operation,
      context,
      'of zero bytes',
      ({ file }) => file,
      ({ name }) => [{ name, value: { ...picture, bytes: Buffer.alloc(0) } }],
      () => true,
    ),
  check: survives,
}
