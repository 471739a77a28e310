import type { Finding } from '#tests/conformance/findings.ts'
import { rules } from '#tests/conformance/rules.ts'
import type { Report } from './report.ts'

export interface Cause {
  finding: Finding
  operations: string[]
  /** What the same call has broken besides. */
  beside: Finding[]
}

/** One wrong effect of a call, such as an amount, may break several rules, and one fault several operations. */
export function causesOf({ operations }: Pick<Report, 'operations'>): Cause[] {
  const causes: Cause[] = []
  for (const finding of operations.flatMap(({ findings }) => findings)) {
    const graded = causes.filter(({ finding: { level, known } }) => level === finding.level && known === finding.known)
    const alike = graded.find((cause) => isAlike(cause.finding, finding))
    const ofCall = graded.find((cause) => isOfOneEffect(cause.finding, finding))
    const isTold = graded.some(
      (cause) => cause.operations.includes(finding.operation) && cause.beside.some((other) => isAlike(other, finding)),
    )
    if (alike !== undefined) alike.operations.push(finding.operation)
    else if (ofCall !== undefined) ofCall.beside.push(finding)
    else if (!isTold) causes.push({ finding, operations: [finding.operation], beside: [] })
  }
  return causes
}

function isAlike(one: Finding, other: Finding): boolean {
  return one.rule === other.rule && shape(one.got) === shape(other.got)
}

function isOfOneEffect(one: Finding, other: Finding): boolean {
  const isEffect = ({ rule }: Finding): boolean =>
    rules.find(({ id }) => id === rule)?.restsOn?.includes('an accepted action') === true
  return one.operation === other.operation && one.curl === other.curl && isEffect(one) && isEffect(other)
}

/** The call of a finding, and how many others broke the rule. */
export function whenOf({ note, times, also = [] }: Finding): string {
  const others = also.length > 0 ? `, also: ${also.join('; ')}` : ''
  return times > 1 ? `${note}, ${times} times${others}` : note
}

export function besideOf({ rule, expected, got }: Finding): string {
  return `${rule}: expected ${expected}, got ${got}`
}

function shape(got: string): string {
  return got.replaceAll(/"[^"]*"|[\d.]+/g, '…').slice(0, 60)
}
