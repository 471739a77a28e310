import { survives } from '#tests/conformance/checks.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { isValue, varyFields } from '#tests/conformance/variations.ts'

const markup = `<script>alert(1)</script> "'><b>O'Neil\\ ' OR '1'='1 -- {{7*7}}`

export const fieldMarkup: CallRule = {
  id: 'field-markup',
  about: 'calls',
  level: 'MUST',
  title: 'Markup and quotes in a text do not break the backend.',
  why: 'A quote that ends a string in a query is a database error, or worse.',
  restsOn: ['served as it is'],
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  calls: (operation, context) =>
    varyFields(
      operation,
      context,
      'with markup and quotes',
      isValue(operation),
      ({ name }) => [{ name, value: markup }],
      ({ fits }) => fits(markup),
    ),
  check: survives,
}
