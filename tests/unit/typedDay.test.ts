import { describe, expect, it } from 'vitest'
import { dayExample, readDay, writeDay } from '#src/lib/typedDay.ts'

const british = { language: 'en-GB' }

describe('a typed date', () => {
  it.each([
    ['en-GB', '17 05 1990'],
    ['en-GB', '17051990'],
    ['en-GB', '17.5.1990'],
    ['de-DE', '17.05.1990'],
    ['en-US', '05/17/1990'],
    ['en-US', '05171990'],
    ['en-US', '17 May 1990'],
    ['ja-JP', '1990/5/17'],
    ['en-US', '1990-05-17'],
    ['ar-EG', '١٧/٥/١٩٩٠'],
    ['en-US', '17/05/1990'],
    ['en-GB', '05 17 1990'],
    ['en-GB', '\u200E17\u200E/05\u00AD/1990'],
  ])('is read in the order of %s: %j', (language, text) => {
    expect(readDay(text, { language })).toBe('1990-05-17')
  })

  it.each(['31.04.1985', '31 04 2026', '17 05 90', '17 05 0026', '170590', '17 05 975', '0', '17 05', '17 May May'])(
    'is never repaired: %j',
    (text) => {
      expect(readDay(text, british)).toBeUndefined()
    },
  )

  it('is written with the name of the month', () => {
    expect([writeDay('1990-09-07'), readDay(writeDay('1990-09-07'))]).toEqual(['7 Sept 1990', '1990-09-07'])
    for (const text of ['spring 1990', '1990-02-31', '12/04/1988', '']) expect(writeDay(text)).toBe(text)
    expect([dayExample(1990, 'en-US'), dayExample(2026, 'de-DE')]).toEqual(['03/27/1990', '27.03.2026'])
  })
})
