import { survives } from '#tests/conformance/checks.ts'
import type { Call } from '#tests/conformance/exchange.ts'
import { intro, type CallRule, must } from '#tests/conformance/rule.ts'
import type { Part } from '#tests/conformance/transport/encoding.ts'
import { oddTexts, usualKinds } from '#tests/conformance/values/values.ts'
import { isText, isValue, varied, varyFields } from '#tests/conformance/values/variations.ts'

export const fieldMissing = must('field-missing', {
  title: 'A missing field does not break the backend, and an optional field may be missing.',
  why: 'An undefined array key is a notice before the JSON, or null where a text is expected.',
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  ...varied('left out', isText, undefined, ({ required }) => !required),
})

export const fieldEmpty = must('field-empty', {
  title: 'An empty field does not break the backend.',
  why: 'Required means always sent, not never empty. Empty texts become 0, NULL or a database error.',
  source: intro('A required field is always sent, but it may be empty'),
  ...varied('empty', isText, '', ({ fits }) => fits('')),
})

export const fieldTwice = must('field-twice', {
  title: 'A field that is sent twice does not break the backend.',
  why: 'PHP keeps the last value; a framework may hand over a list.',
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  calls: (operation, context) => varyFields(operation, context, 'twice', isValue(operation), (part) => [part, part]),
  check: survives,
})

export const fieldArray = must('field-array', {
  title: 'A field that is sent as an array does not break the backend.',
  why: 'PHP makes an array of a name that ends in []; trim(), strlen() and every query then fail with a TypeError.',
  needsName: true,
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  calls: (operation, context) => {
    const toArray = ({ name, value }: Part): Part[] => [{ name: `${name}[]`, value }]
    return varyFields(operation, context, 'as an array', () => true, toArray)
  },
  check: survives,
})

const endless = 'a'.repeat(70_000)

export const fieldLong = must('field-long', {
  title: 'A very long text does not break the backend.',
  why: 'A text longer than the column is an uncaught database error.',
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  ...varied('of 70,000 letters', isValue, endless),
})

export const fieldOdd = must('field-odd', {
  title: 'No text breaks the backend.',
  why: 'A column that is not utf8mb4, zero bytes, numbers out of range, line breaks, and characters with a meaning in a query, path or format.',
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
})

export const fieldRules: readonly CallRule[] = [
  ...[fieldMissing, fieldEmpty, fieldTwice, fieldArray, fieldLong, fieldOdd],
]
