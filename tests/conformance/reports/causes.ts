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

function shape(got: string): string {
  return got.replaceAll(/"[^"]*"|[\d.]+/g, '…').slice(0, 60)
}
