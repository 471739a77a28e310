import { survives } from '#tests/conformance/checks.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { isValue, varyFields } from '#tests/conformance/variations.ts'

const letters = 'a'.repeat(70_000)

export const fieldLong: CallRule = {
  id: 'field-long',
  about: 'calls',
  level: 'MUST',
  title: 'A very long text does not break the backend.',
  why: 'A text beyond the column is a database error that nobody caught.',
  restsOn: ['served as it is'],
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  calls: (operation, context) =>
    varyFields(operation, context, 'of 70,000 letters', isValue(operation), ({ name }) => [{ name, value: letters }]),
  check: survives,
}
