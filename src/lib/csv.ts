/** What a spreadsheet would take for a formula: these signs first in a cell, also behind blanks, and their full-width twins. */
const formula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/
/** What must stand in quotes: separators (of some countries, too), quotes, line breaks, and blanks at an end. */
const quoted = /[",;\t\r\n]|^\s|\s$/

/** One cell. Text that a spreadsheet would run gets an apostrophe before it, so that it stays text. */
function cell(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value
  return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Comma-separated values as RFC 4180 has them: CRLF after every line, the header first. Amounts belong in without a sign
 * (the direction in a column of its own), since a leading minus is taken for a formula.
 */
export function toCsv(header: readonly string[], rows: Iterable<readonly string[]>): string {
  const lines = [header.map(cell).join(',')]
  for (const row of rows) lines.push(row.map(cell).join(','))
  return `${lines.join('\r\n')}\r\n`
}
