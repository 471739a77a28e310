import { refused } from '#tests/conformance/checks.ts'
import { selected } from '#tests/conformance/context.ts'
import { intro, type CallRule } from '#tests/conformance/rule.ts'

export const namesTwo: CallRule = {
  id: 'names-two',
  about: 'calls',
  level: 'SHOULD',
  title: 'A call that names two operations is refused.',
  why: 'A call carries exactly one name. A backend that takes whichever it tests first can be made to do what a filter in front of it did not see.',
  restsOn: ['an unknown name is refused'],
  source: intro('A call carries exactly one name'),
  endpoint: true,
  calls: (_operation, context) => {
    const [first, second] = context.plan.operations.filter(
      (operation) => operation.kind === 'loader' && selected(context, operation),
    )
    const holder = context.accounts.main
    if (first === undefined) return []
    const token = holder?.token === undefined ? [] : [{ name: 'token', value: holder.token }]
    const named = (wire: string) => ({ name: wire, value: wire })
    const form = { method: 'POST', query: {}, encoding: 'urlencoded' } as const
    return [
      ...(second === undefined
        ? []
        : [
            {
              operation: undefined,
              form: { ...form, parts: [named(first.wire), named(second.wire), ...token] },
              note: `the markers of ${first.id} and ${second.id}`,
            },
          ]),
      {
        operation: undefined,
        form: { ...form, query: { crud: 'userlogin' }, parts: [named(first.wire), ...token] },
        note: `crud=userlogin and the marker of ${first.id}`,
      },
    ]
  },
  check: refused,
}
