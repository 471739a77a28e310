import type { Exchange } from '#tests/conformance/exchange.ts'
import type { Violation } from '#tests/conformance/rule.ts'
import { schemaPlace } from './places.ts'
import type { Issue, IssueKind } from './schema.ts'

export function issueOf(kind: IssueKind, { issues }: Exchange): Violation | undefined {
  const [first, ...others] = issues.filter((issue) => issue.kind === kind)
  return first === undefined ? undefined : violationOf(first, others)
}

export function violationOf({ path, expected, got, place }: Issue, others: readonly Issue[] = []): Violation {
  const at = path === '' ? 'the response' : path
  const rows = others.filter((other) => fieldOf(other.path) === fieldOf(path)).length
  const fields = others.length - rows
  const more = [
    ...(rows === 0 ? [] : [counted(rows, 'more row')]),
    ...(fields === 0 ? [] : [counted(fields, 'more place')]),
  ]
  const also = more.length === 0 ? '' : ` (and in ${more.join(' and ')})`
  return { expected: `${at}: ${expected}`, got: `${got}${also}`, place: schemaPlace(place) }
}

/** The same in every row. */
function fieldOf(path: string): string {
  return path.replaceAll(/\[\d+\]/g, '[]')
}

/** "1 rule", "2 rules". */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
