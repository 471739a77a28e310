import { survives } from '#tests/conformance/checks.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { varyFields } from '#tests/conformance/variations.ts'

export const fileMissing: CallRule = {
  id: 'file-missing',
  about: 'calls',
  level: 'MUST',
  title: 'A form without its file does not break the backend.',
  why: '$_FILES has no such key, and a notice precedes the JSON.',
  restsOn: ['served as it is'],
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  calls: (operation, context) =>
    varyFields(
      operation,
      context,
      'left out',
      ({ file }) => file,
      () => [],
      ({ required }) => !required,
    ),
  check: survives,
}
