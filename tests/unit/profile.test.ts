import { describe, expect, it } from 'vitest'
import { detailsOf, isSame, requestOf } from '#src/features/profile/model.ts'

const ada = { fullname: 'Ada Marlow', email: 'ada@example.com' }

describe('the profile', () => {
  it('[R180] takes whatever the bank leaves out as empty', () => {
    expect(detailsOf({ ...ada, phone: undefined })).toEqual({
      fullname: 'Ada Marlow',
      phone: '',
      gender: '',
      dob: '',
      country: '',
      marital_status: '',
      home_address: '',
      next_of_kin: '',
    })
  })

  it.each([
    ['1988-04-12', '1988-04-12'],
    ['1988-04-12 00:00:00', '1988-04-12'],
    ['0000-00-00', ''],
    ['12/04/1988', ''],
    [undefined, ''],
  ])('reads the date of birth %j as %j', (dob, read) => {
    expect(detailsOf({ ...ada, dob }).dob).toBe(read)
  })

  it('knows a change from none', () => {
    const details = detailsOf(ada)
    expect(isSame(details, { ...details })).toBe(true)
    expect(isSame(details, { ...details, next_of_kin: 'Ben' })).toBe(false)
  })

  it('[R181] sends all eight fields, without spaces around them', () => {
    expect(requestOf({ ...detailsOf(ada), fullname: '  Ada M ', dob: '1988-04-12' })).toEqual({
      fullname: 'Ada M',
      phone: '',
      gender: '',
      dob: '1988-04-12',
      country: '',
      marital_status: '',
      home_address: '',
      next_of_kin: '',
    })
  })
})
