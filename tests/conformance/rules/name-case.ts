import { refused } from '#tests/conformance/checks.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'
import { misname } from '#tests/conformance/variations.ts'

export const nameCase: CallRule = {
  id: 'name-case',
  about: 'calls',
  level: 'MUST',
  title: 'Names of operations are case-sensitive.',
  why: 'strcasecmp, or a database that compares without case, lets through what a filter in front of it does not recognise.',
  restsOn: ['served as it is', 'an unknown name is refused'],
  source: intro('Names are case-sensitive'),
  calls: (operation, context) =>
    misname(operation, context, 'the name in capitals', ({ query, parts }, wire) => ({
      query: query['crud'] === undefined ? query : { crud: wire.toUpperCase() },
      parts: parts.map((part) => (part.name === wire ? { name: wire.toUpperCase(), value: wire.toUpperCase() } : part)),
    })),
  check: refused,
}
