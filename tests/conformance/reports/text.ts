import { counted } from '#tests/conformance/counted.ts'
import { besideOf, causesOf, whenOf, type Cause } from './causes.ts'
import {
  countResults,
  moneyLines,
  presentText,
  remarkOn,
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
    `${paint(report.contract, 'bold')} against ${report.endpoint} (${scopes[report.scope]}, seed ${report.seed})`,
    ...moneyLines(report).map((line) => paint(line, 'red')),
    '',
    ...operations.map((operation) => rowOf(operation, paint)),
    ...causesOf(report).flatMap((cause) => ['', ...causeLines(cause, paint)]),
    ...section('Skipped rules', skippedLines(report), paint),
    ...section('Notes', notes, paint),
    '',
    `${counted(total, 'operation')}: ${counts.conforms} conform, ${counts.violates} violate, ${counts.warns} warn, ${counts['not exercised']} not exercised${presentText(report)}`,
    `${cases.toLocaleString('en')} cases, ${checks.toLocaleString('en')} checks in ${(ms / 1000).toFixed(2)} s (${rate} cases a second)`,
    '',
  ].join('\n')
}

function rowOf(operation: OperationReport, paint: Paint): string {
  const { id, wire, result, cases, findings } = operation
  const { word, colour } = marks[result]
  const remark = remarkOn(operation)
  const why = remark === undefined ? '' : paint(`  ${remark}`, 'dim')
  const name = wire === '' ? id : `${id} (${wire})`
  const broken = findings.length === 0 ? '' : `  ${findings.map(({ rule }) => rule).join(', ')}`
  return `${paint(word.padEnd(14), colour)} ${name.padEnd(46)} ${String(cases).padStart(4)} cases${broken}${why}`
}

function causeLines({ finding, operations, beside }: Cause, paint: Paint): string[] {
  const { level, rule, title, why, expected, got, curl, place, known } = finding
  return [
    `${paint(`${level} ${rule}`, known !== undefined ? 'dim' : level === 'MUST' ? 'red' : 'yellow')}  ${title}`,
    `      at        ${operations.join(', ')}${operations.length > 1 ? ' (the rest is of the first)' : ''}`,
    ...(known === undefined ? [] : [`      known     ${known}`]),
    `      why       ${why}`,
    `      when      ${whenOf(finding)}`,
    `      expected  ${expected}`,
    `      got       ${got}`,
    ...beside.map((other) => `      also      ${besideOf(other)}`),
    `      contract  ${place}`,
    `      again     ${curl}`,
  ]
}

function section(title: string, lines: string[], paint: Paint): string[] {
  return lines.length === 0 ? [] : ['', paint(title, 'bold'), ...lines.map((line) => `  ${line}`)]
}
