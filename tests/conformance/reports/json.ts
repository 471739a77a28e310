import { countResults, type Report } from './report.ts'

export function jsonReport(report: Report): string {
  return `${JSON.stringify({ ...report, results: countResults(report) }, null, 2)}\n`
}
