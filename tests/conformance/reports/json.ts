import { countResults } from '../report.ts'
import type { Report } from '../report.ts'

/** The report for programs. */
export function jsonReport(report: Report): string {
  return `${JSON.stringify({ ...report, results: countResults(report) }, null, 2)}\n`
}
