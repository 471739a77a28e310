import { counted } from '#tests/conformance/contract/issues.ts'
import type { Finding } from '#tests/conformance/findings.ts'
import {
  countResults,
  moneyLines,
  presentText,
  skippedLines,
  type OperationReport,
  type Report,
  type Result,
} from './report.ts'

type Paint = (text: string, colour: 'red' | 'green' | 'yellow' | 'dim' | 'bold') => string

const codes = { red: 31, green: 32, yellow: 33, dim: 2, bold: 1 }
const painted: Paint = (text, colour) => `\u001b[${codes[colour]}m${text}\u001b[0m`
const plain: Paint = (text) => text

const marks: Record<Result, { word: string; colour: 'red' | 'green' | 'yellow' | 'dim' }> = {
  conforms: { word: 'conforms', colour: 'green' },
  violates: { word: 'VIOLATES', colour: 'red' },
  warns: { word: 'warns', colour: 'yellow' },
  'not implemented': { word: 'not implemented', colour: 'yellow' },
  'not exercised': { word: 'not exercised', colour: 'dim' },
}

const scopes = { reads: 'read-only', writes: 'with writes, money included' }

export function textReport(report: Report, colour: boolean): string {
  const paint = colour ? painted : plain
  const { cases, checks, ms, operations, notes } = report
  const counts = countResults(report)
  const rate = Math.round(cases / (ms / 1000)).toLocaleString('en')
  const total = operations.length - 1
  return [
    `${paint(report.contract, 'bold')} against ${report.endpoint} (${scopes[report.scope]})`,
    ...moneyLines(report).map((line) => paint(line, 'red')),
    '',
    ...operations.map((operation) => rowOf(operation, paint)),
    ...byRule(report).flatMap((findings) => ['', ...ruleLines(findings, paint)]),
    ...section('Skipped rules', skippedLines(report), paint),
    ...section('Notes', notes, paint),
    '',
    `${counted(total, 'operation')}: ${counts.conforms} conform, ${counts.violates} violate, ${counts.warns} warn, ${counts['not exercised']} not exercised${presentText(report)}`,
    `${cases.toLocaleString('en')} cases, ${checks.toLocaleString('en')} checks in ${(ms / 1000).toFixed(2)} s (${rate} cases a second)`,
    '',
  ].join('\n')
}

function rowOf({ id, wire, result, cases, findings, reason, known = reason }: OperationReport, paint: Paint): string {
  const { word, colour } = marks[result]
  const why = known === undefined ? '' : paint(`  ${known}`, 'dim')
  const name = wire === '' ? id : `${id} (${wire})`
  const broken = findings.length === 0 ? '' : `  ${findings.map(({ rule }) => rule).join(', ')}`
  return `${paint(word.padEnd(15), colour)} ${name.padEnd(46)} ${String(cases).padStart(4)} cases${broken}${why}`
}

function byRule({ operations }: Report): Finding[][] {
  const groups = new Map<string, Finding[]>()
  for (const finding of operations.flatMap(({ findings }) => findings)) {
    const { level, rule, known = '' } = finding
    const name = [level, rule, known].join('\n')
    groups.set(name, [...(groups.get(name) ?? []), finding])
  }
  return [...groups.values()]
}

function ruleLines(findings: readonly Finding[], paint: Paint): string[] {
  const [first] = findings
  if (first === undefined) return []
  const { level, rule, title, why, known } = first
  return [
    `${paint(`${level} ${rule}`, known !== undefined ? 'dim' : level === 'MUST' ? 'red' : 'yellow')}  ${title}`,
    ...(known === undefined ? [] : [`      known     ${known}`]),
    `      why       ${why}`,
    ...findings.flatMap(({ operation, expected, got, place, curl, ...calls }) => [
      `   at ${operation}`,
      `      when      ${whenOf(calls)}`,
      `      expected  ${expected}`,
      `      got       ${got}`,
      `      contract  ${place}`,
      `      again     ${curl}`,
    ]),
  ]
}

function whenOf({ note, times, also = [] }: Pick<Finding, 'note' | 'times' | 'also'>): string {
  const others = also.length > 0 ? `, also: ${also.join('; ')}` : ''
  return times > 1 ? `${note}, ${times} times${others}` : note
}

function section(title: string, lines: string[], paint: Paint): string[] {
  return lines.length === 0 ? [] : ['', paint(title, 'bold'), ...lines.map((line) => `  ${line}`)]
}
