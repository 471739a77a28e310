import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { User } from '#src/api/generated/models/user.ts'
import { profileDetails, type Details } from '#src/features/profile/model.ts'
import { sentDetailsSchema } from '#src/features/profile/schema.ts'

const ada = { fullname: 'Ada Marlow', email: 'ada@example.com' }

const submitted = (details: Details, user: User) => z.parse(sentDetailsSchema(profileDetails(user).dob), details)

describe('the profile', () => {
  it('[R180] reads missing fields as empty', () => {
    const { fullname, ...others } = profileDetails({ ...ada, phone: undefined })
    expect(fullname).toBe('Ada Marlow')
    expect(new Set(Object.values(others))).toEqual(new Set(['']))
  })

  it('[R180] takes spaces around a text for no change', () => {
    const shown = profileDetails({
      ...ada,
      fullname: ' Ada Marlow ',
      home_address: '1 High Street \r\n\r\n Springfield\n',
    })
    expect(shown).toMatchObject({ fullname: 'Ada Marlow', home_address: '1 High Street Springfield' })
    expect(z.parse(sentDetailsSchema(shown.dob), shown)).toEqual(shown)
  })

  it.each([
    ['1988-04-12', '1988-04-12'],
    ['1988-04-12 00:00:00', '1988-04-12'],
    ['0000-00-00', ''],
    ['0000-00-00 00:00:00', ''],
    ['12/04/1988', '12/04/1988'],
    ['1988-02-31', '1988-02-31'],
    ['1990-05-15T00:00:00Z', '1990-05-15'],
    ['1990-05-15T23:30:00-11:00', '1990-05-15'],
    [undefined, ''],
  ])('reads the date of birth %j as %j', (dob, read) => {
    expect(profileDetails({ ...ada, dob }).dob).toBe(read)
  })

  it.each(['15/05/1990', 'May 1990'])(
    '[R181] sends an unreadable date of birth, %j, back unchanged when another field changes',
    (dob) => {
      const user = { ...ada, dob }
      expect(submitted({ ...profileDetails(user), phone: '+1 555' }, user)).toMatchObject({ phone: '+1 555', dob })
      expect(submitted({ ...profileDetails(user), dob: '1990-05-15' }, user)).toMatchObject({ dob: '1990-05-15' })
    },
  )

  it.each(['31 04 1985', '12 Apr 88', '12 Apr 0088', '1 Jan 2990', '5'])('never sends %j as a date of birth', (dob) => {
    const parsed = sentDetailsSchema('1988-04-12').safeParse({ ...profileDetails(ada), dob })
    expect(parsed.error?.issues).toMatchObject([{ path: ['dob'], message: 'Check this date' }])
  })

  it('[R181] reads the same day of birth in every time zone', () => {
    const zone = process.env['TZ']
    try {
      for (const tz of ['Pacific/Honolulu', 'UTC', 'Pacific/Kiritimati']) {
        process.env['TZ'] = tz
        expect(profileDetails({ ...ada, dob: '1990-05-15T00:00:00Z' }).dob).toBe('1990-05-15')
      }
    } finally {
      process.env['TZ'] = zone
    }
  })
})
