/** Deviations from a schema, worded as complaints. */
import type { Heard } from './exchange.ts'
import { schemaPlace } from './places.ts'
import type { Complaint } from './rule.ts'
import type { Issue, IssueKind } from './schema.ts'

/** The first deviation of a kind in an HTTP 200 answer. */
export function issueOf(kind: IssueKind, { issues }: Heard): Complaint | undefined {
  const of = issues.filter((issue) => issue.kind === kind)
  const [first] = of
  return first === undefined ? undefined : complaintOf(first, of.length - 1)
}

export function complaintOf({ path, expected, got, place }: Issue, more = 0): Complaint {
  const at = path === '' ? 'the answer' : path
  const others = more === 0 ? '' : ` (and ${more} more)`
  return { expected: `${at}: ${expected}`, got: `${got}${others}`, place: schemaPlace(place) }
}
