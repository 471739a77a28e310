import { describe, expect, it } from 'vitest'
import { injectFault } from '#mocks/faults/faults.ts'
import { oddResponses, type OddKind } from '#mocks/faults/odd.ts'
import { playScenario } from '#mocks/scenario.ts'
import { personaPassword, personaPin } from '#mocks/seed/personas.ts'
import { bankPerTest, type Fields } from '#tests/contract/bankPerTest.ts'

const { bank, post, call, crud, sessionOf } = bankPerTest()

describe('odd responses', () => {
  const cases: [OddKind, string, Fields, object][] = [
    ['nullRows', 'getstatement', {}, { transactions: [{ name: null, amount: null }] }],
    ['zeroDate', 'getcdform', {}, { transactions: [{ created_at: '0000-00-00 00:00:00' }] }],
    ['oddStatus', 'gettrslist', {}, { transactions: [{ status: 'reversed' }, { status: 'Successful' }] }],
    ['oddRead', 'getnotifications', {}, { notifications: [{ wasread: 'No' }] }],
    ['numbers', 'getinstituition', {}, { data: { account_no: 2024000101 }, data2: { routing_no: 0 } }],
    ['textLists', 'getnotifications', {}, { notifications: 'none' }],
    ['nullUser', 'getprofile', {}, { user: { fullname: null, email: null } }],
    ['noneDemand', 'confirmmypin', { pin: personaPin }, { status: 'success', requiresanother: 'none' }],
    ['flatDemand', 'confirmmypin', { pin: personaPin }, { requiresanother: true, head: expect.any(String) as string }],
    ['nullMessage', 'mnotificationar', { id: '30' }, { status: 'success', message: null }],
    ['oddSuccess', 'newcd', { type: '', amount: '1' }, { icon: 'success', status: 200, error: [], trx_notif: null }],
    [
      'contradiction',
      'updatepwd',
      { c_pwd: 'x', n_pwd: '12345', con_pwd: '12345' },
      { status: 'error', message: 'Wrong' },
    ],
    ['nullError', 'updatepwd', { c_pwd: 'x', n_pwd: '12345', con_pwd: '12345' }, { error: true, message: null }],
  ]

  it.each(cases)('%s', async (kind, name, fields, expected) => {
    const token = await sessionOf('ada')
    await injectFault(bank(), '*', kind)
    const body = (await call(name, token, fields)) as Record<string, unknown>
    const firstRows = Object.fromEntries(
      Object.entries(body).map(([key, value]) => {
        const wanted = (expected as Record<string, unknown>)[key]
        return [key, Array.isArray(value) && Array.isArray(wanted) ? value.slice(0, wanted.length) : value]
      }),
    )
    expect(firstRows).toMatchObject(expected)
    expect(oddResponses[kind].says).not.toBe('')
  })

  it('omit the unread count, have an empty token, and have 20,000 rows', async () => {
    const token = await sessionOf('ada')
    await injectFault(bank(), 'getProfile', 'noCount')
    expect(await call('getprofile', token)).not.toHaveProperty('nc')
    await injectFault(bank(), 'signIn', 'emptyToken')
    expect(await crud('userlogin', { email: 'ada@example.com', password: personaPassword })).toHaveProperty('jwt', '')
    await injectFault(bank(), 'getStatement', 'huge')
    expect(await call('getstatement', token)).toHaveProperty('transactions.length', 20_000)
    await injectFault(bank(), 'getCryptoDepositForm', 'error429')
    expect((await post({ getcdform: 'getcdform', token })).headers.get('Retry-After')).toBe('60')
  })

  it('never arrive or never end', async () => {
    const token = await sessionOf('ada')
    await injectFault(bank(), 'getContact', 'endless')
    const response = await post({ getcontact: 'getcontact', token })
    const reader = response.body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('{')
    await reader?.cancel()
    await injectFault(bank(), 'getContact', 'silent')
    const controller = new AbortController()
    const waiting = post({ getcontact: 'getcontact', token }, '', { signal: controller.signal })
    expect(await call('getcontact', token)).toHaveProperty('contact')
    controller.abort()
    await expect(waiting).rejects.toThrow()
  })

  it('can be set by hand until they are removed', async () => {
    const token = await sessionOf('ada')
    await playScenario(
      bank(),
      `respond:getContact:${encodeURIComponent('{"contact":{"email":"own@bank.example"}}')}:always`,
    )
    for (let time = 0; time < 3; time++)
      expect(await call('getcontact', token)).toEqual({ contact: { email: 'own@bank.example' } })
    bank().store.faults.clear()
    expect(await call('getcontact', token)).toHaveProperty('contact.email', 'help@harbour-trust.example')
  })
})
