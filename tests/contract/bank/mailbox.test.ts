import { describe, expect, it } from 'vitest'
import { bankPerTest } from '#tests/contract/bankPerTest.ts'

const { call, crud, sessionOf, confirmPin, travel, codeFor } = bankPerTest()

const una = 'una@example.com'
const valid = expect.objectContaining({ status: 'success' }) as unknown
const invalid = expect.objectContaining({ message: 'This code is not valid.' }) as unknown

const resend = (email = una): Promise<unknown> => call('resendconfirmcode', '', { email })
const verify = (ver_code: string, email = una): Promise<unknown> =>
  crud('verifyuser', { action: 'code', email, ver_code })

describe('a code', () => {
  it('is valid for half an hour', async () => {
    await resend()
    await travel(29)
    await resend()
    await travel(59)
    expect(await verify(codeFor(una))).toEqual(invalid)
    await resend()
    await travel(59 + 29)
    expect(await verify(` ${codeFor(una)} `)).toEqual(valid)
  })

  it('is valid for five tries', async () => {
    await resend()
    for (let time = 0; time < 5; time++) expect(await verify('nothing')).toEqual(invalid)
    expect(await verify(codeFor(una))).toEqual(invalid)
    await resend()
    for (let time = 0; time < 4; time++) expect(await verify('nothing')).toEqual(invalid)
    expect(await verify(codeFor(una))).toEqual(valid)
  })

  it('for a transfer is valid for ten minutes', async () => {
    const token = await sessionOf('cora')
    await confirmPin(token)
    const wrong = { status: 'error', locked: false, message: 'This code is not valid.' }
    for (const tries_left of [4, 3, 2, 1, 0])
      expect(await call('confirmtpin', token, { pin: '0000' })).toEqual({ ...wrong, tries_left })
    await confirmPin(token)
    await travel(10)
    expect(await call('confirmtpin', token, { pin: codeFor('cora@example.com') })).toEqual(invalid)
    await confirmPin(token)
    await travel(19)
    expect(await call('confirmtpin', token, { pin: codeFor('cora@example.com') })).toEqual(valid)
  })
})
