import { describe, expect, it } from 'vitest'
import { customerById } from '#mocks/domain/customers.ts'
import { personaPin } from '#mocks/seed/personas.ts'
import { bankPerTest } from '#tests/contract/bankPerTest.ts'

const { bank, call, sessionOf, confirmPin } = bankPerTest()

const change = { c_pwd: personaPin, n_pwd: '4321', con_pwd: '4321' }

describe('a PIN', () => {
  it('is created once', async () => {
    expect(await call('updatepin', await sessionOf('ada'), { pin: '9999' })).toMatchObject({ status: 'error' })
    expect(customerById(bank(), 'ada')?.pin).toBe(personaPin)
  })

  it('is locked after five wrong tries, and each response has the number left', async () => {
    const token = await sessionOf('ada')
    for (const left of [4, 3, 2, 1])
      expect(await call('confirmmypin', token, { pin: '0000' })).toMatchObject({ locked: false, tries_left: left })
    const message = 'Your PIN is locked after too many wrong tries. Contact support.'
    const locked = { status: 'error', locked: true, tries_left: 0, message }
    expect(await call('confirmmypin', token, { pin: '0000' })).toEqual(locked)
    expect(await confirmPin(token)).toEqual(locked)
    expect(await call('supdatepin', token, change)).toEqual({ failed: message, locked: true, tries_left: 0 })
  })

  it('that is right uses up no try, and resets the count', async () => {
    const token = await sessionOf('ada')
    for (let time = 0; time < 4; time++) await call('confirmmypin', token, { pin: '0000' })
    expect(await confirmPin(token)).toMatchObject({ status: 'success' })
    expect(await call('confirmmypin', token, { pin: '0000' })).toEqual({
      status: 'error',
      locked: false,
      tries_left: 4,
      message: 'Invalid Pin',
    })
  })

  it('has the same limit when it is changed', async () => {
    const token = await sessionOf('ada')
    expect(await call('supdatepin', token, { ...change, c_pwd: '0000' })).toEqual({
      failed: 'The current PIN is wrong.',
      locked: false,
      tries_left: 4,
    })
    expect(await call('confirmmypin', token, { pin: '0000' })).toHaveProperty('tries_left', 3)
    expect(await call('supdatepin', token, change)).toMatchObject({ status: 'success' })
    expect(await call('confirmmypin', token, { pin: '4321' })).toMatchObject({ status: 'success' })
  })

  it('has to be created before it is requested', async () => {
    const token = await sessionOf('nora')
    const message = 'Create a transaction PIN first.'
    expect(await confirmPin(token)).toEqual({ status: 'error', message })
    expect(await call('supdatepin', token, change)).toEqual({ failed: message })
  })
})
