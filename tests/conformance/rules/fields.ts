import { survives } from '#tests/conformance/checks.ts'
import type { Call } from '#tests/conformance/exchange.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { oddTexts, usualKinds } from '#tests/conformance/values/values.ts'
import { isText, isValue, varyFields } from '#tests/conformance/values/variations.ts'

export const fieldMissing: CallRule = {
  id: 'field-missing',
  level: 'MUST',
  title: 'A missing field does not break the backend, and an optional field may be missing.',
  why: 'An undefined array key is a notice before the JSON, or null where a text is expected.',
  restsOn: ['accepted unchanged'],
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  calls: (operation, context) =>
    varyFields(
      operation,
      context,
      'left out',
      isText(operation),
      () => [],
      ({ required }) => !required,
    ),
  check: survives,
}

export const fieldEmpty: CallRule = {
  id: 'field-empty',
  level: 'MUST',
  title: 'An empty field does not break the backend.',
  why: 'Required means always sent, not never empty. Empty texts become 0, NULL or a database error.',
  restsOn: ['accepted unchanged'],
  source: intro('A required field is always sent, but it may be empty'),
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

export const fieldTwice: CallRule = {
  id: 'field-twice',
  level: 'MUST',
  title: 'A field that is sent twice does not break the backend.',
  why: 'PHP keeps the last value; a framework may hand over a list.',
  restsOn: ['accepted unchanged'],
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  calls: (operation, context) => varyFields(operation, context, 'twice', isValue(operation), (part) => [part, part]),
  check: survives,
}

export const fieldArray: CallRule = {
  id: 'field-array',
  level: 'MUST',
  title: 'A field that is sent as an array does not break the backend.',
  why: 'PHP makes an array of a name that ends in []; trim(), strlen() and every query then fail with a TypeError.',
  restsOn: ['accepted unchanged', 'an unknown name is refused'],
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  calls: (operation, context) =>
    varyFields(
      operation,
      context,
      'as an array',
      () => true,
      ({ name, value }) => [{ name: `${name}[]`, value }],
    ),
  check: survives,
}

const endless = 'a'.repeat(70_000)

export const fieldLong: CallRule = {
  id: 'field-long',
  level: 'MUST',
  title: 'A very long text does not break the backend.',
  why: 'A text longer than the column is an uncaught database error.',
  restsOn: ['accepted unchanged'],
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  calls: (operation, context) =>
    varyFields(operation, context, 'of 70,000 letters', isValue(operation), ({ name }) => [{ name, value: endless }]),
  check: survives,
}

export const fieldOdd: CallRule = {
  id: 'field-odd',
  level: 'MUST',
  title: 'No text breaks the backend.',
  why: 'A column that is not utf8mb4, zero bytes, numbers out of range, line breaks, and characters with a meaning in a query, path or format.',
  restsOn: ['accepted unchanged'],
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  calls: (operation, context) => {
    const calls: Call[] = []
    for (const [what, text] of Object.entries(oddTexts)) {
      const varied = varyFields(
        operation,
        context,
        `with ${what}`,
        isText(operation),
        ({ name }) => [{ name, value: text }],
        ({ fits }) => usualKinds.has(what) && fits(text),
      )
      if (!Array.isArray(varied)) return varied
      calls.push(...varied)
    }
    return calls
  },
  check: survives,
}

export const fieldRules: readonly CallRule[] = [
  ...[fieldMissing, fieldEmpty, fieldTwice, fieldArray, fieldLong, fieldOdd],
]
