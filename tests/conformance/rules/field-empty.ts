import { survives } from '#tests/conformance/checks.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { isText, varyFields } from '#tests/conformance/variations.ts'

export const fieldEmpty: CallRule = {
  id: 'field-empty',
  about: 'calls',
  level: 'MUST',
  title: 'An empty field does not break the backend.',
  why: 'Required means always sent, not never empty. Empty texts become 0, NULL or a database error.',
  restsOn: ['served as it is'],
  source: intro('it may be empty unless a pattern says otherwise'),
  calls: (operation, context) =>
    varyFields(
      operation,
      context,
      'empty',
      isText(operation),
      ({ name }) => [{ name, value: '' }],
      ({ fits }) => fits(''),
    ),
  check: survives,
}
