import type { Call } from '#tests/conformance/exchange.ts'
import { intro, callRule, type CallRule } from '#tests/conformance/rule.ts'
import type { Part } from '#tests/conformance/transport/encoding.ts'
import { oddTexts, usualKinds } from '#tests/conformance/values/values.ts'
import { isText, isValue, survival, varied, varyFields } from '#tests/conformance/values/variations.ts'

export const fieldMissing = callRule('field-missing', {
  ...varied('left out', isText, undefined, ({ required }) => !required),
})

export const fieldEmpty = callRule('field-empty', {
  ...varied('empty', isText, '', ({ fits }) => fits('')),
  source: intro('A required field is always sent, but it may be empty'),
})

export const fieldTwice = callRule('field-twice', {
  ...survival,
  calls: (operation, context) => varyFields(operation, context, 'twice', isValue(operation), (part) => [part, part]),
})

export const fieldArray = callRule('field-array', {
  needsName: true,
  ...survival,
  calls: (operation, context) => {
    const toArray = ({ name, value }: Part): Part[] => [{ name: `${name}[]`, value }]
    return varyFields(operation, context, 'as an array', () => true, toArray)
  },
})

const endless = 'a'.repeat(70_000)

export const fieldLong = callRule('field-long', {
  ...varied('of 70,000 letters', isValue, endless),
})

export const fieldOdd = callRule('field-odd', {
  ...survival,
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
})

export const fieldRules: readonly CallRule[] = [
  ...[fieldMissing, fieldEmpty, fieldTwice, fieldArray, fieldLong, fieldOdd],
]
