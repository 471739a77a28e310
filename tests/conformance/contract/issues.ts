import type { Exchange } from '#tests/conformance/exchange.ts'
import type { Violation } from '#tests/conformance/rule.ts'
import { schemaPlace } from './places.ts'
import type { Issue, IssueKind } from './schema.ts'

export function issueOf(kind: IssueKind, { issues }: Exchange): Violation | undefined {
  const of = issues.filter((issue) => issue.kind === kind)
  const [first] = of
  return first === undefined ? undefined : violationOf(first, of.length - 1)
}

export function violationOf({ path, expected, got, place }: Issue, more = 0): Violation {
  const at = path === '' ? 'the response' : path
  const others = more === 0 ? '' : ` (and ${more} more)`
  return { expected: `${at}: ${expected}`, got: `${got}${others}`, place: schemaPlace(place) }
}
