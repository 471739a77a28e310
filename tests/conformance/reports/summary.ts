import { besideOf, causesOf } from './causes.ts'
import { countResults, presentText, type Report } from './report.ts'

export function summaryReport(report: Report): string {
  const counts = countResults(report)
  const lines = causesOf(report).map(
    ({ finding: { level, rule, title, expected, got, place }, operations, beside }) =>
      `| ${level} | \`${rule}\` | ${operations.map((id) => `\`${id}\``).join(', ')} | ${[`${title} Expected ${expected}, got ${got}.`, ...beside.map((other) => `Also ${besideOf(other)}.`)].map(cell).join(' ')} | ${place} |`,
  )
  const head = ['| | Rule | Operations | What | Contract |', '| --- | --- | --- | --- | --- |']
  return [
    `### ${report.contract}${report.endpoint && ` against ${report.endpoint}`}`,
    '',
    ...(report.stopped === undefined ? [] : [`**Stopped.** ${cell(report.stopped)}`, '']),
    `${counts.conforms} conform, ${counts.violates} violate, ${counts.warns} warn, ${counts['not exercised']} not exercised${presentText(report)}.`,
    '',
    ...(lines.length === 0 ? [] : [...head, ...lines, '']),
    '',
  ].join('\n')
}

function cell(text: string): string {
  return text.replaceAll(/[|<>`\\]/g, (sign) => `\\${sign}`).replaceAll(/\s+/g, ' ')
}
