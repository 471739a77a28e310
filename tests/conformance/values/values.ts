/** Values that backends are known to get wrong. Which field gets which is the same in every run. */

export const keptTexts: readonly string[] = [
  '0',
  'NULL',
  'null',
  'false',
  '007',
  '1e3',
  '+44 20 7946 0958',
  '100 % of 5 %',
  'a%20b %41',
  'O\'Neil & "Sons" <Ltd>',
  'Back\\slash \\n \\',
  'Zoë Łukasz',
  'Zoe\u0308 e\u0301',
  '李雷 🏦 👩‍👩‍👧',
  'עברית العربية',
  '&amp; &#039; &lt;b&gt;',
  'Tom; DROP TABLE x; --',
  '{"a":[1]}',
  '$1 ${x} {{y}} <?= 1 ?> $12',
  // Their last byte is that of a space that does not break.
  'Für Mirà',
  'Š',
  'two  spaces, and: one; more',
  // Unicode's NFKC, and clean typography, lose these.
  'It’s “so” – 12½ m²…',
  'Straße İstanbul ﬁ',
  'Two lines,\r\nof one text',
  `${'A long line of a text that goes on and on. '.repeat(7)}The end.`,
  `${'A text that is longer than any column of a few thousand. '.repeat(180)}The end.`,
]

export const packedNames: readonly [first: string, last: string][] = [
  ['Zoë "Zo" & Kim', `D'Été 𠮷 <b> 100 % $1 \\`],
  ['李雷 עברית', 'e\u0301 Mirà'],
  ['Ø', 'Null'],
  ['Anna Maria '.repeat(24).trim(), 'Lund'],
]

/** A bank with rules for names should accept these. */
export const names: readonly string[] = [
  "Zoë O'Neil-Søn",
  'Łukasz Ørsted',
  'Seán O’Neil–Søn',
  "D'Arcy Null",
  'Müller-Lüdenscheid',
  'Zoe  Lund',
  'maría de la Cruz y López',
  'Ng',
  '𠮷田 太郎',
  `${'Anna Maria '.repeat(30)}Lund`,
  'Zoe\u0308 "Zo" Lund, 5 % \\ & $12 Šárka Mirà',
  'Ø',
]

/** Loose comparisons accept these as the code. Without surrounding spaces, which a bank may trim. */
export function almost(code: string): [what: string, text: string][] {
  const all: [string, string][] = [
    ['with ".0" at its end', `${code}.0`],
    // A bank may leave out what is no digit, as in "123-456".
    ['with letters and digits at its end', `${code}x1`],
    ['with a zero in front', `0${code}`],
    ['as a power', `${code}e0`],
    ['without its last digit', code.slice(0, -1)],
    ['twice', code + code],
    ['as a pattern', '%'],
    ['as a query', "' OR '1'='1"],
    ['without the zeros in front', code.replace(/^0+/, '')],
    ['with another first digit', (code.startsWith('9') ? '8' : '9') + code.slice(1)],
    ['backwards', Array.from(code).toReversed().join('')],
    ['of zeros', '0'.repeat(code.length)],
  ]
  return all.filter(([, text]) => text !== code && text !== '')
}

export function guessesAt(code: string): string[] {
  const isNumber = /^\d+$/.test(code)
  return Array.from({ length: 12 }, (_, index) =>
    isNumber
      ? String((Number(code) + 7 * (index + 1)) % 10 ** code.length).padStart(code.length, '0')
      : `${code.slice(0, -2)}${10 + index}`,
  ).filter((guess) => guess !== code)
}

export const emptyCodes: readonly [what: string, text: string | undefined][] = [
  ['an empty text', ''],
  ['no such field', undefined],
  ['a zero', '0'],
  ['zeros', '0000'],
  ['the word null', 'null'],
  ['a space', ' '],
]

/** What a customer may write. */
const usualTexts = {
  'letters of many scripts': 'Zoë Łukasz 李雷 עברית 🏦 e\u0301',
  'markup and quotes': `<script>alert(1)</script> "'><b>O'Neil\\ ' OR '1'='1 -- {{7*7}}`,
}

export const usualKinds: ReadonlySet<string> = new Set(Object.keys(usualTexts))

export const oddTexts: Readonly<Record<string, string>> = {
  ...usualTexts,
  'a single quote': "'",
  'a backslash at the end': 'x\\',
  'a zero byte': 'a\u0000b',
  'a line break': 'one\r\ntwo\nthree',
  spaces: '   ',
  zero: '0',
  'a negative number': '-1',
  'a huge number': '9'.repeat(40),
  'an infinite number': '1e999',
  'a word for nothing': 'NULL',
  JSON: '{"a":[1,{"b":null}]}',
  'a path': '../../../../etc/passwd',
  'a query': `x' OR '1'='1' -- `,
  'another query': '" OR ""="',
  'percent signs': '%s %d %00 %',
}

/** Minor units: cents that float arithmetic loses, and the limits of decimal notation. */
export const amounts: readonly number[] = [1999, 29, 115, 1, 1005, 1000, 410, 700, 1990, 257, 899]

/** More than a rule for amounts may allow, and what floats or narrow columns lose. */
export const largeAmounts: readonly number[] = [40_000, 123_456]

/** Rows to reach in a list. Later orders raise the transfers above a hundred. */
export const longList = 102

export function written(minor: number, short = false): string {
  const text = (minor / 100).toFixed(2)
  return short ? text.replace(/\.?0+$/, '') : text
}

/** Letters, leading zeros, more digits than a number holds, and texts that read as a number. */
export const accountNumbers: readonly string[] = [
  'DE89370400440532013000',
  '0000000042',
  '98765432109876543210',
  '00120e45',
  'nl91abna0417164300',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  '1',
]
