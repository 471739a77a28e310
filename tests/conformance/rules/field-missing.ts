import { survives } from '#tests/conformance/checks.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { isText, varyFields } from '#tests/conformance/variations.ts'

export const fieldMissing: CallRule = {
  id: 'field-missing',
  about: 'calls',
  level: 'MUST',
  title: 'A form without a required field does not break the backend.',
  why: 'An undefined array key is a notice before the JSON, or null where a text is expected.',
  restsOn: ['served as it is'],
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  calls: (operation, context) =>
    varyFields(
      operation,
      context,
      'left out',
      (field) => field.required && isText(operation)(field),
      () => [],
    ),
  check: survives,
}
