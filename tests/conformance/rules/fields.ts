import { survives } from '#tests/conformance/checks.ts'
import type { Call } from '#tests/conformance/exchange.ts'
import { intro, callRule, type CallRule } from '#tests/conformance/rule.ts'
import type { Part } from '#tests/conformance/transport/encoding.ts'
import { oddTexts, usualKinds } from '#tests/conformance/values/values.ts'
import { isText, isValue, varied, varyFields } from '#tests/conformance/values/variations.ts'

export const fieldMissing = callRule('field-missing', {
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  ...varied('left out', isText, undefined, ({ required }) => !required),
})

export const fieldEmpty = callRule('field-empty', {
  source: intro('A required field is always sent, but it may be empty'),
  ...varied('empty', isText, '', ({ fits }) => fits('')),
})

export const fieldTwice = callRule('field-twice', {
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  calls: (operation, context) => varyFields(operation, context, 'twice', isValue(operation), (part) => [part, part]),
  check: survives,
})

export const fieldArray = callRule('field-array', {
  needsName: true,
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  calls: (operation, context) => {
    const toArray = ({ name, value }: Part): Part[] => [{ name: `${name}[]`, value }]
    return varyFields(operation, context, 'as an array', () => true, toArray)
  },
  check: survives,
})

const endless = 'a'.repeat(70_000)

export const fieldLong = callRule('field-long', {
  source: intro('Every business outcome, refusals included, is an HTTP 200'),
  ...varied('of 70,000 letters', isValue, endless),
})

export const fieldOdd = callRule('field-odd', {
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
