import { expect, it } from 'vitest'
import { regionOf } from '#src/lib/regionOf.ts'

it.each([
  ['en-GB', 'GB'],
  ['de', 'DE'],
  ['zh-Hant', 'TW'],
  ['en-US@posix', 'US'],
  ['C', 'US'],
  ['', 'US'],
])('the region of %j is %s', (language, region) => {
  expect(regionOf(language)).toBe(region)
})
