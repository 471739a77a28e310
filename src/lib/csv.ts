/** The beginning of a formula, after blanks and invisible characters. */
const formula = String.raw`[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]`
/** Spreadsheets may read a formula at the beginning of a cell, even after blanks. */
const first = new RegExp(`^(?=${formula}|[\\t\\r\\n])`, 'u')
/** Quotes do not protect a formula after what other programs take for a separator. */
const inside = new RegExp(`[;\\t\\r\\n](?=${formula})`, 'gu')
/** Must be quoted: separators (of any country), quotes, line breaks, and blanks at an end. */
const quoted = /[",;\t\r\n]|^\s|\s$/

const negative = /^-\d+\.\d\d$/

function cell(value: string): string {
  const safe = negative.test(value) ? value : value.replace(inside, "$&'").replace(first, "'")
  return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** RFC 4180: CRLF after every line, the header first. */
export function toCsv(header: readonly string[], rows: Iterable<readonly string[]>): string {
  const lines = [header.map(cell).join(',')]
  for (const row of rows) lines.push(row.map(cell).join(','))
  return `${lines.join('\r\n')}\r\n`
}
