import { createHash } from 'node:crypto'
import { besideOf, causesOf, whenOf, type Cause } from './causes.ts'
import { escapeMarkup } from './escape.ts'
import { countResults, remarkOn, skippedLines, type OperationReport, type Report } from './report.ts'

const style = `
:root { color-scheme: light dark; --line: #8884; --red: #b3261e; --amber: #8a5a00; --green: #1b6e3c }
@media (prefers-color-scheme: dark) { :root { --red: #ff8a80; --amber: #ffca66; --green: #7ddb9c } }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; padding: .4rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top }
.violates { color: var(--red); font-weight: 600 } .warns { color: var(--amber); font-weight: 600 } .conforms { color: var(--green) }
article { border: 1px solid var(--line); border-radius: .5rem; padding: .5rem 1rem; margin: 1rem 0 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; overflow-wrap: anywhere }
@media (max-width: 40rem) { td:nth-child(2), td:nth-child(5), th:nth-child(2), th:nth-child(5) { display: none } td, th { padding-inline: .2rem } dl { grid-template-columns: 1fr } dt { font-weight: 600 } body { overflow-wrap: anywhere } }
dd { margin: 0 } pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0 }
`

export function htmlReport(report: Report): string {
  const { contract, endpoint, operations, cases, checks, ms, notes, stopped } = report
  const counts = countResults(report)
  const causes = causesOf(report)
  const hash = createHash('sha256').update(style).digest('base64')
  const summary = `${counts.conforms} conform, ${counts.violates} violate, ${counts.warns} warn, ${counts['not exercised']} not exercised`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash}'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance: ${summary}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeMarkup(contract)}</h1>
<p>${escapeMarkup(endpoint)}</p>
${stopped === undefined ? '' : `<p class="violates">Stopped. ${escapeMarkup(stopped)}</p>`}
<p>${summary}. ${cases} cases, ${checks} checks in ${(ms / 1000).toFixed(2)} s.</p>
<table>
<thead><tr><th scope="col">Operation</th><th scope="col">Wire name</th><th scope="col">Result</th><th scope="col">Findings</th><th scope="col">Cases</th></tr></thead>
<tbody>
${operations.map((operation) => rowOf(operation, causes)).join('\n')}
</tbody>
</table>
${causes.length === 0 ? '' : `<section><h2>Findings</h2>${causes.map(findingOf).join('')}</section>`}
${listOf('Skipped rules', skippedLines(report))}
${listOf('Notes', notes)}
</body>
</html>
`
}

function rowOf(operation: OperationReport, causes: readonly Cause[]): string {
  const { id, wire, result, cases } = operation
  const remark = remarkOn(operation)
  const why = remark === undefined ? '' : `: ${escapeMarkup(remark)}`
  const links = causes.flatMap(({ finding, operations, beside }, index) =>
    operations.includes(id)
      ? [finding, ...beside.filter(({ operation }) => operation === id)].map(
          ({ rule }) => `<a href="#finding-${index}">${rule}</a>`,
        )
      : [],
  )
  const mark = result.replace(' ', '-')
  return `<tr><th scope="row">${id}</th><td>${wire}</td><td><span class="${mark}">${result}</span>${why}</td><td>${links.join(', ')}</td><td>${cases}</td></tr>`
}

function findingOf({ finding, operations, beside }: Cause, index: number): string {
  const { level, rule, title, expected, got, place, curl, known } = finding
  const entry = (name: string, text: string): string => `<dt>${name}</dt><dd>${escapeMarkup(text)}</dd>`
  const more = operations.length > 1 ? ' (what follows is of the first)' : ''
  return `<article id="finding-${index}"><h3 class="${level === 'MUST' ? 'violates' : 'warns'}">${level} ${rule}</h3><p>${escapeMarkup(title)}</p><dl>
${entry('At', operations.join(', ') + more)}${known === undefined ? '' : entry('Known', known)}${entry('When', whenOf(finding))}
${entry('Expected', expected)}${entry('Got', got)}${beside.map((other) => entry('Also', besideOf(other))).join('')}${entry('Contract', place)}
<dt>Again</dt><dd><pre><code>${escapeMarkup(curl)}</code></pre></dd></dl></article>`
}

function listOf(title: string, lines: string[]): string {
  return lines.length === 0
    ? ''
    : `<section><h2>${title}</h2><ul>${lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('')}</ul></section>`
}
