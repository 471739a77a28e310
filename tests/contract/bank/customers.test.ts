import { describe, expect, it } from 'vitest'
import { customerByEmail, customerById } from '#mocks/domain/customers.ts'
import { editCustomer } from '#mocks/domain/editing.ts'
import { statementOf } from '#mocks/domain/ledger.ts'
import { notificationsOf } from '#mocks/domain/notifications.ts'
import { playScenario } from '#mocks/scenario.ts'
import { personaPassword, personaPin } from '#mocks/seed/personas.ts'
import { bankPerTest } from '#tests/contract/bankPerTest.ts'

const { bank, post, call, crud, sessionOf, balance } = bankPerTest()

const success = { status: 'success' }
const mira = {
  ...{ first_name: 'Mira', last_name: 'Halden', fullname: 'Mira Halden' },
  ...{ email: ' mira@example.com', username: 'mira', password: 'kx7!fq2v' },
}

describe('a customer', () => {
  it('has an account once the identity is verified, and details that were sent last', async () => {
    await crud('newuser', mira)
    const record = customerByEmail(bank(), 'Mira@example.com ')
    const unknown = { accountNumber: '', emailVerified: false, verification: 'Not Verified', submitted: false }
    expect(record).toMatchObject({ id: 'c1', fullname: 'Mira Halden', email: 'mira@example.com', ...unknown })
    expect(await crud('newuser', { ...mira, email: 'MIRA@example.com' })).toMatchObject({ error: true })
    const neil = await sessionOf('neil')
    const form = { type: 'Passport', country: 'Portugal', home_address: '1 Rua Nova' }
    for (const phone of ['+351 2', ''])
      expect(await call('submit_verification', neil, { ...form, phone })).toMatchObject(success)
    const details = { country: 'Portugal', phone: '+351 2', home_address: '1 Rua Nova', submitted: true }
    expect(customerById(bank(), 'neil')).toMatchObject(details)
    await playScenario(bank(), `kyc:${mira.email.trim()}:approve,kyc:neil:approve,kyc:neil:approve`)
    const accounts = ['c1', 'neil'].map((one) => Number(customerById(bank(), one)?.accountNumber))
    expect(accounts).toEqual([2_026_000_001, 2_026_000_002])
    const notice = { title: 'Welcome', body: 'Your identity is verified and your account is open.' }
    expect(notificationsOf(bank(), 'neil')[0]).toMatchObject(notice)
    await playScenario(bank(), `kyc:${mira.email.trim()}:decline`)
    expect(notificationsOf(bank(), 'c1')).toHaveLength(1)
  })

  it('keeps the session in which the password was changed, and no other', async () => {
    const [own, other, bens] = [await sessionOf('ada'), await sessionOf('ada'), await sessionOf('ben')]
    const change = { c_pwd: personaPassword, n_pwd: 'kx7!fq2v', con_pwd: 'kx7!fq2v' }
    expect(await call('updatepwd', own, change)).toEqual(success)
    const statuses = [own, other, bens].map(async (token) => (await post({ getprofile: 'getprofile', token })).status)
    expect(await Promise.all(statuses)).toEqual([200, 401, 200])
  })

  it('[R130] is locked out of the PIN by five wrong tries in a row', async () => {
    const token = await sessionOf('ada')
    const enter = (pin: string) => call('confirmmypin', token, { pin })
    for (const tries_left of [4, 3, 2, 1])
      expect(await enter('9999')).toEqual({ status: 'error', locked: false, tries_left, message: 'Invalid Pin' })
    expect(await enter(personaPin)).toMatchObject(success)
    for (let time = 0; time < 4; time++) expect(await enter('9999')).toMatchObject({ locked: false })
    const message = 'Your PIN is locked after too many wrong tries. Contact support.'
    for (const pin of ['9999', personaPin])
      expect(await enter(pin)).toEqual({ status: 'error', locked: true, tries_left: 0, message })
    const none = { status: 'error', message: 'Create a transaction PIN first.' }
    expect(await call('confirmmypin', await sessionOf('nora'), { pin: '1234' })).toEqual(none)
  })

  it('[R212] reads a notification once, and no other customer does', async () => {
    const token = await sessionOf('ada')
    const unread = notificationsOf(bank(), 'ada').filter(({ read }) => !read)
    const count = async () => ((await call('getprofile', token)) as { nc: number }).nc
    expect(await count()).toBe(unread.length)
    const read = (by: string) => call('mnotificationar', by, { id: String(unread[0]?.id) })
    expect(await read(await sessionOf('ben'))).toEqual({ status: 'error' })
    expect(await read(token)).toEqual(success)
    expect(await read(token)).toEqual({ status: 'error' })
    expect(await count()).toBe(unread.length - 1)
  })

  it('has the balance that the back office books, and a history of salaries and purchases', async () => {
    for (const amount of [500_000, 400_000, 400_000]) await editCustomer(bank(), 'emil', { balance: amount })
    await editCustomer(bank(), 'emil', { fullname: 'Emil' })
    const emil = () => customerById(bank(), 'emil') ?? expect.fail('Emil is missing.')
    const correction = { name: 'Correction by the bank', status: 'successful', at: '2026-01-16T09:00:00.000Z' }
    expect(statementOf(bank(), emil())).toEqual([
      { ...correction, id: 'j176', reference: 'TX000176', amount: 500_000 },
      { ...correction, id: 'j177', reference: 'TX000177', amount: -100_000 },
    ])
    await playScenario(bank(), 'history:emil:450')
    const [, , ...lines] = statementOf(bank(), emil())
    expect(lines).toHaveLength(450)
    const entry = (serial: number, name: string, at: string, amount: number) => ({
      ...{ id: `h${serial}`, reference: `HX000${serial}`, name, at, status: 'successful', amount },
    })
    expect([lines[1], lines[5]]).toEqual([
      entry(449, 'Bakery Lindt & Sons', '2026-01-15T13:00:00.000Z', -10_265),
      entry(445, 'Salary', '2026-01-14T17:00:00.000Z', 240_000),
    ])
    const counted = lines.filter(({ status }) => status !== 'failed')
    expect(counted).toHaveLength(443)
    expect(balance('emil')).toBe(400_000 + counted.reduce((sum, { amount }) => sum + amount, 0))
  })
})
