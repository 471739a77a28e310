/**
 * A formula's sign at the beginning, or after what other programs take for a separator: quotes do not protect it there.
 * Blanks and invisible characters may precede it. The sign is optional, so that a long blank is read once.
 */
const formula = /(^|[;\t\r\n])([;\s\p{Cc}\p{Cf}]*)([=+\-@|＝＋－＠｜]?)/gu
/** Begins with what some programs skip. */
const skipped = /^[\t\r\n]/
/** Spreadsheets would drop zeros, round to 15 digits, or read an exponent or a date. */
const changed =
  /^(?:0\d[\d.,]*|\d{16,}|\d+(?:\.\d+)?e\d+|\d{1,2}[-/]\d{1,4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-?\d{1,4})$/i
/** Must be quoted: separators (of any country), quotes, line breaks, and blanks at an end. */
const quoted = /[",;\t\r\n]|^\s|\s$/

const negative = /^-\d+\.\d\d$/

/** An apostrophe makes a spreadsheet take the text as it is. */
function asText(value: string): string {
  const safe = value.replace(formula, (all, before: string, blank: string, sign: string) =>
    sign === '' ? all : `${before}${blank}'${sign}`,
  )
  return changed.test(value) || skipped.test(safe) ? `'${safe}` : safe
}

function cell(value: string): string {
  const safe = negative.test(value) ? value : asText(value)
  return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** RFC 4180: CRLF after every line, the header first. */
export function toCsv(header: readonly string[], rows: Iterable<readonly string[]>): string {
  const lines = [header.map(cell).join(',')]
  for (const row of rows) lines.push(row.map(cell).join(','))
  return `${lines.join('\r\n')}\r\n`
}
