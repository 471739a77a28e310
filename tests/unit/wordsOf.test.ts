import { expect, it } from 'vitest'
import { fold } from '#src/lib/wordsOf.ts'

it.each([
  ['Müller', 'muller'],
  ['Mu\u0308ller', 'muller'],
  ['Nguyễn Đức', 'nguyen duc'],
  ['ŁÓDŹ', 'lodz'],
  ['Straße', 'strasse'],
  ['O’Neil', "o'neil"],
  ['Søren‑Ås', 'soren-as'],
  ['Harbour\u00ADGrocery', 'harbourgrocery'],
  ['ＡＢＣ', 'abc'],
  ['ΝΊΚΟΣ', fold('νικος')],
])('a search compares %j as %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})
