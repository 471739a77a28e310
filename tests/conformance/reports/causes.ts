import type { Finding } from '#tests/conformance/findings.ts'
import type { Report } from './report.ts'

export interface Cause {
  finding: Finding
  operations: string[]
}

export function causesOf({ operations }: Pick<Report, 'operations'>): Cause[] {
  const causes = new Map<string, Cause>()
  for (const finding of operations.flatMap(({ findings }) => findings)) {
    const key = [finding.rule, finding.level, finding.known ?? '', shape(finding.got)].join(' ')
    const known = causes.get(key)
    if (known === undefined) causes.set(key, { finding, operations: [finding.operation] })
    else known.operations.push(finding.operation)
  }
  return [...causes.values()]
}

/** The call of a finding, and how many others broke the rule. */
export function whenOf({ note, times, also = [] }: Finding): string {
  const others = also.length > 0 ? `, also: ${also.join('; ')}` : ''
  return times > 1 ? `${note}, ${times} times${others}` : note
}

function shape(got: string): string {
  return got.replaceAll(/"[^"]*"|[\d.]+/g, '…').slice(0, 60)
}
