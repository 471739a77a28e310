/** What a formula begins with, behind blanks and characters that cannot be seen. */
const formula = String.raw`[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]`
/** Where a spreadsheet could begin to read a formula: at the beginning of a cell, a blank included. */
const first = new RegExp(`^(?=${formula}|[\\t\\r\\n])`, 'u')
/** And behind what separates cells or lines elsewhere: quotes inside a cell do not protect it there. */
const inside = new RegExp(`[;\\t\\r\\n](?=${formula})`, 'gu')
/** What must be quoted: separators (of some countries, too), quotes, line breaks, and blanks at an end. */
const quoted = /[",;\t\r\n]|^\s|\s$/

/** A negative amount: a number, not a formula. */
const negative = /^-\d+\.\d\d$/

/** One cell. An apostrophe before whatever a spreadsheet would run keeps it text. */
function cell(value: string): string {
  const safe = negative.test(value) ? value : value.replace(inside, "$&'").replace(first, "'")
  return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Comma-separated values as RFC 4180 has them: CRLF after every line, the header first. Of what begins with a minus,
 * only an amount with two decimals is written as it is: anything else could be a formula.
 */
export function toCsv(header: readonly string[], rows: Iterable<readonly string[]>): string {
  const lines = [header.map(cell).join(',')]
  for (const row of rows) lines.push(row.map(cell).join(','))
  return `${lines.join('\r\n')}\r\n`
}
