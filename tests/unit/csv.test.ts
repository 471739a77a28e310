import { describe, expect, it } from 'vitest'
import { toCsv } from '#src/lib/csv.ts'

const lineOf = (...cells: string[]) => toCsv(['h'], [cells]).split('\r\n').slice(1, -1).join('\r\n')

describe('toCsv', () => {
  it('writes the header first and ends every line with CRLF', () => {
    expect(toCsv(['Date', 'Name'], [['2026-01-15', 'Salary']])).toBe('Date,Name\r\n2026-01-15,Salary\r\n')
    expect(toCsv(['Date'], [])).toBe('Date\r\n')
  })

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
  ])('quotes %j as RFC 4180 requires', (text, written) => {
    expect(lineOf(text)).toBe(written)
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', "|cmd'/c calc'!A0", '＝1', ' =1', '\t=1', '\r=1', '\n=1', '\tx', '\rx'])(
    'prevents a spreadsheet from evaluating %j',
    (text) => {
      expect(lineOf(text).replace(/^"/, '')).toMatch(/^\s*'/)
    },
  )

  it.each(['0012345678901234567', '12345678901234567', '00017', '1E10', '12e5', '3/4', '12-2026', 'MAR1', 'DEC-12'])(
    'keeps %s as it is in a spreadsheet',
    (text) => {
      expect(lineOf(text)).toBe(`'${text}`)
    },
  )

  it('leaves numbers and dates that no spreadsheet changes', () => {
    const cells = ['2024000101', '0.50', '0', '3200.00', '2026-01-15', 'TX000017', 'GYM24', '123456789012345']
    expect(lineOf(...cells)).toBe(cells.join(','))
  })

  it.each([
    ['Rent;=1+1', "Rent;'=1+1"],
    ['Rent\t-1', "Rent\t'-1"],
    ['Rent\n+1;=2', "Rent\n'+1;'=2"],
    ['=1;=2', "'=1;'=2"],
    ['\t=1+1', "'\t'=1+1"],
    [';=1', ";'=1"],
    ['Rent;\u200B=1', "Rent;\u200B'=1"],
  ])('prevents a spreadsheet with another separator from evaluating %j', (text, safe) => {
    expect(lineOf(text)).toBe(`"${safe}"`)
  })

  it('writes a negative amount as a number', () => {
    expect(lineOf('-1234.50', '-1+2.00')).toBe("-1234.50,'-1+2.00")
  })

  it('neutralises and quotes in one cell', () => {
    expect(lineOf('=HYPERLINK("http://x","y")', 'a')).toBe('"\'=HYPERLINK(""http://x"",""y"")",a')
  })

  it('keeps formula characters that are not first', () => {
    expect(lineOf('a=b', 'a-2', 'x@y')).toBe('a=b,a-2,x@y')
  })
})
