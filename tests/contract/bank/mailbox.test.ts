import { describe, expect, it } from 'vitest'
import { digits } from '#mocks/domain/bank.ts'
import { lastMail, mailsAfter } from '#mocks/domain/mailbox.ts'
import { bankPerTest } from '#tests/contract/bankPerTest.ts'

const { bank, call, crud, sessionOf, confirmPin, travel, codeFor } = bankPerTest()

const una = 'una@example.com'
const valid = expect.objectContaining({ status: 'success' }) as unknown
const invalid = expect.objectContaining({ message: 'This code is not valid.' }) as unknown

const resend = (email = una): Promise<unknown> => call('resendconfirmcode', '', { email })
const verify = (ver_code: string, email = una): Promise<unknown> =>
  crud('verifyuser', { action: 'code', email, ver_code })
const requestReset = (email: string): Promise<unknown> => crud('userforgot', { action: 'code', email })

describe('a code', () => {
  it('is valid once, and only the newest', async () => {
    await resend()
    const older = codeFor(una)
    await resend()
    expect(await verify(older)).toEqual(invalid)
    expect(await verify(` ${codeFor(una)} `)).toEqual(valid)
    expect(await verify(codeFor(una))).toEqual(invalid)
  })

  it('is valid for half an hour', async () => {
    await resend()
    await travel(29)
    await resend()
    await travel(59)
    expect(await verify(codeFor(una))).toEqual(invalid)
    await resend()
    await travel(59 + 29)
    expect(await verify(codeFor(una))).toEqual(valid)
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
    await travel(10)
    expect(await call('confirmtpin', token, { pin: codeFor('cora@example.com') })).toEqual(invalid)
    await confirmPin(token)
    await travel(19)
    expect(await call('confirmtpin', token, { pin: codeFor('cora@example.com') })).toEqual(valid)
  })

  it('stays valid when one for another purpose or customer is sent and used', async () => {
    const neil = { email: 'neil@example.com', fullname: 'Nell', username: 'nell', password: 'demo-password' }
    await resend()
    const code = codeFor(una)
    await requestReset(una)
    expect(await verify(codeFor(una)), 'the code of another purpose').toEqual(invalid)
    await crud('newuser', { ...neil, email: 'nell@example.com', first_name: 'Nell', last_name: '' })
    expect(await verify(codeFor('nell@example.com')), 'the code of somebody else').toEqual(invalid)
    expect(await verify(codeFor('nell@example.com'), 'nell@example.com')).toEqual(valid)
    expect(await verify(code)).toEqual(valid)
  })

  it('has all its digits, also after a leading zero', async () => {
    const codes: string[] = []
    for (let time = 0; time < 40; time++) codes.push(await digits(bank(), 4))
    expect(codes.every((code) => /^\d{4}$/.test(code))).toBe(true)
    expect(codes.some((code) => code.startsWith('0'))).toBe(true)
    expect(new Set(codes).size).toBeGreaterThan(35)
  })
})

describe('the mailbox', () => {
  it('lists what was sent after a given mail, oldest first', async () => {
    expect(lastMail(bank())).toBe(0)
    await resend()
    const last = lastMail(bank())
    expect(mailsAfter(bank(), 0)).toHaveLength(1)
    await requestReset('ada@example.com')
    await resend()
    expect(mailsAfter(bank(), last).map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@example.com', 'Reset your password'],
      [una, 'Verify your email address'],
    ])
    await sessionOf('cora').then(confirmPin)
    expect(mailsAfter(bank(), lastMail(bank()))).toEqual([])
    expect(mailsAfter(bank(), lastMail(bank()) - 1)).toEqual([
      expect.objectContaining({
        subject: 'Transfer Authorization Code',
        code: expect.stringMatching(/^\d{4}$/) as string,
      }),
    ])
  })
})
