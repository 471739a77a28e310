import type { Finding } from '#tests/conformance/findings.ts'
import { type OperationReport, type Report, failing } from './report.ts'

export function junitReport(report: Report): string {
  const { operations, ms, contract, stopped } = report
  if (stopped !== undefined) return stoppedReport(contract, stopped)
  const failed = failing(report)
  const suites = [...new Set(operations.map(({ domain }) => domain))].map((domain) => {
    const own = operations.filter((operation) => operation.domain === domain)
    const failures = own.filter((operation) => failed.has(operation)).length
    const skipped = own.filter((operation) => operation.result.startsWith('not ') && !failed.has(operation)).length
    const cases = own.map((operation) => caseOf(operation, failed.has(operation))).join('')
    return `  <testsuite name="${domain}" tests="${own.length}" failures="${failures}" skipped="${skipped}">\n${cases}  </testsuite>\n`
  })
  const head = `name="${escapeMarkup(contract)}" tests="${operations.length}" failures="${failed.size}" time="${(ms / 1000).toFixed(3)}"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${head}>\n${suites.join('')}</testsuites>\n`
}

/** A run that has judged nothing is one error: skipped operations alone would look like a pass. */
function stoppedReport(contract: string, stopped: string): string {
  const error = `<error type="stopped" message="${escapeMarkup(stopped)}"/>`
  const suite = `  <testsuite name="run" tests="1" failures="0" errors="1" skipped="0">\n    <testcase classname="run" name="run">\n      ${error}\n    </testcase>\n  </testsuite>\n`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escapeMarkup(contract)}" tests="1" failures="0" errors="1" time="0.000">\n${suite}</testsuites>\n`
}

function caseOf({ id, domain, result, reason = '', findings }: OperationReport, hasFailed: boolean): string {
  const open = findings.filter(({ known }) => known === undefined)
  const head = `    <testcase classname="${domain}" name="${id}"`
  if (hasFailed) {
    const message = open[0] === undefined ? reason : `${open[0].rule}: ${open[0].title}`
    const text = open.length === 0 ? reason : open.map(textOf).join('\n\n')
    return `${head}>\n      <failure type="${result}" message="${escapeMarkup(message)}">${escapeMarkup(text)}</failure>\n    </testcase>\n`
  }
  if (result.startsWith('not '))
    return `${head}>\n      <skipped message="${escapeMarkup(reason)}"/>\n    </testcase>\n`
  return `${head}/>\n`
}

function textOf({ level, rule, title, why, note, expected, got, place, curl }: Finding): string {
  return `${level} ${rule}: ${title}\nwhy ${why}\nwhen ${note}\nexpected ${expected}\ngot ${got}\n${place}\n${curl}`
}

export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll(/[^\t\n\r\x20-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\u{fffd}')
}
