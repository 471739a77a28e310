import { survives } from '#tests/conformance/checks.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { isValue, varyFields } from '#tests/conformance/variations.ts'

const letters = 'Zoë Łukasz 李雷 עברית 🏦 e\u0301'

export const fieldUnicode: CallRule = {
  id: 'field-unicode',
  about: 'calls',
  level: 'MUST',
  title: 'Letters of any script do not break the backend.',
  why: 'A column that is not utf8mb4 refuses an emoji; a text that is cut in the middle of a letter makes json_encode give false.',
  restsOn: ['served as it is'],
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  calls: (operation, context) =>
    varyFields(
      operation,
      context,
      'in many scripts',
      isValue(operation),
      ({ name }) => [{ name, value: letters }],
      ({ fits }) => fits(letters),
    ),
  check: survives,
}
