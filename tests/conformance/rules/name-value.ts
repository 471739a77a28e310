import { refused } from '#tests/conformance/checks.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { misname } from '#tests/conformance/variations.ts'

export const nameValue: CallRule = {
  id: 'name-value',
  about: 'calls',
  level: 'MUST',
  title: 'A marker counts with its own name as its value only.',
  why: 'isset() looks at the name of a field and not at its value: a form that merely has such a field calls the operation.',
  restsOn: ['served as it is', 'an unknown name is refused'],
  source: intro('whose value is that same name'),
  calls: (operation, context) =>
    operation.query['crud'] === undefined
      ? misname(operation, context, 'the marker with another value', ({ parts }, wire) => ({
          parts: parts.map((part) => (part.name === wire ? { name: wire, value: '1' } : part)),
        }))
      : [],
  check: refused,
}
