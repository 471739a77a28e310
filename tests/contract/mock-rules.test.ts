import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { changeSettings } from '#mocks/domain/bank.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import { customerById, maxWrongSignIns } from '#mocks/domain/customers.ts'
import { decideVerification } from '#mocks/domain/kyc.ts'
import { editCustomer } from '#mocks/domain/editing.ts'
import { customerBalance } from '#mocks/domain/ledger.ts'
import { notificationsOf } from '#mocks/domain/notifications.ts'
import { settleTransfer } from '#mocks/domain/transfers.ts'
import { injectFault } from '#mocks/faults/faults.ts'
import { oddResponses } from '#mocks/faults/odd.ts'
import type { OddKind } from '#mocks/faults/odd.ts'
import { seededBank } from '#mocks/node.ts'
import { playScenario } from '#mocks/scenario.ts'
import { personaPassword, personaPin } from '#mocks/seed/personas.ts'
import type { PersonaId } from '#mocks/seed/personas.ts'
import { startBankServer } from '#mocks/server.ts'

let bank: Bank
let url: string
beforeEach(async () => {
  bank = await seededBank()
  const server = await startBankServer(bank)
  url = `${server.url}/api/users.php`
  return server.close
})

type Fields = Record<string, string>

const post = (fields: Fields, search = ''): Promise<Response> =>
  fetch(`${url}${search}`, { method: 'POST', body: new URLSearchParams(fields) })
const call = async (name: string, token: string, fields: Fields = {}): Promise<unknown> =>
  (await post({ [name]: name, token, ...fields })).json()
const crud = async (name: string, fields: Fields): Promise<unknown> => (await post(fields, `?crud=${name}`)).json()
const sessionOf = async (id: PersonaId): Promise<string> => (await playScenario(bank, `as:${id}`)).signIn?.token ?? ''
const travel = (minutes: number): Promise<void> => changeSettings(bank, { travelMs: minutes * 60_000 })

function balance(id: PersonaId): number {
  const customer = customerById(bank, id)
  if (customer === undefined) throw new Error(`${id} is missing`)
  return customerBalance(bank, customer)
}

const codeFor = (to: string): string => bank.store.mails.all().findLast((mail) => mail.to === to)?.code ?? ''
const order = { amount: '10.00', bank: 'Harbour Trust', act_no: '2024000102', act_hold_name: 'Ben Okafor', extra: '{}' }
const confirm = (token: string): Promise<unknown> => call('confirmmypin', token, { pin: personaPin })
const key = '7d1f6c1e-3f0b-4c5e-9a51-0d7c1f6b2a11'
const success = expect.objectContaining({ icon: 'success' }) as unknown
const refused = expect.objectContaining({ icon: 'error' }) as unknown

describe('one order is one order', () => {
  it('gives the same response to the same key, and books a transfer once, even when its response is lost', async () => {
    const token = await sessionOf('ada')
    const before = balance('ada')
    const keyed = { ...order, idempotency_key: key }
    await confirm(token)
    await injectFault(bank, 'submitTransfer', 'lost')
    await expect(call('newtrs', token, keyed)).rejects.toThrow()
    const again = await call('newtrs', token, keyed)
    expect(again).toEqual(success)
    expect(await call('newtrs', token, keyed)).toEqual(again)
    expect(before - balance('ada')).toBe(1000)
  })

  it('gives two calls with one key that arrive together the same response', async () => {
    const token = await sessionOf('ada')
    const before = balance('ada')
    await confirm(token)
    const keyed = { ...order, idempotency_key: key }
    const [first, second] = await Promise.all([call('newtrs', token, keyed), call('newtrs', token, keyed)])
    expect(first).toEqual(success)
    expect(second).toEqual(first)
    expect(before - balance('ada')).toBe(1000)
  })

  it('takes a deposit once for a key, and refuses the key with other details or leaves it to another customer', async () => {
    const [ada, ben] = [await sessionOf('ada'), await sessionOf('ben')]
    const deposit = { type: 'Bitcoin', amount: '5.00', idempotency_key: key }
    const taken = async (): Promise<number> => Promise.resolve(bank.store.requests.all().length)
    const before = await taken()
    for (let time = 0; time < 3; time++) expect(await call('newcd', ada, deposit)).toEqual(success)
    expect(await taken()).toBe(before + 1)
    expect(await call('newcd', ada, { ...deposit, amount: '6.00' })).toEqual(refused)
    expect(await call('newcd', ben, deposit)).toEqual(success)
    expect(await taken()).toBe(before + 2)
  })

  it('takes two orders without a key for two', async () => {
    const token = await sessionOf('ada')
    const before = bank.store.requests.all().length
    for (let time = 0; time < 2; time++) await call('newcd', token, { type: 'Bitcoin', amount: '5.00' })
    expect(bank.store.requests.all()).toHaveLength(before + 2)
  })
})

describe('the rules of the mock bank', () => {
  it('make a confirmed PIN good for one order, accepted or refused, and for ten minutes', async () => {
    const token = await sessionOf('ada')
    await confirm(token)
    expect(await call('newtrs', token, order)).toEqual(success)
    expect(await call('newtrs', token, order)).toEqual(refused)
    await confirm(token)
    expect(await call('newtrs', token, { ...order, amount: '0' })).toEqual(refused)
    expect(await call('newtrs', token, order)).toEqual(refused)
    await confirm(token)
    await travel(11)
    expect(await call('newtrs', token, order)).toEqual(refused)
  })

  it.each(['0', '0.00', '-5', '-0.01'])('refuse a transfer of %s', async (amount) => {
    const token = await sessionOf('ada')
    const before = balance('ada')
    await confirm(token)
    const message = amount.startsWith('-') ? /breaks the contract: amount/ : 'The amount must be above zero.'
    await expect(call('newtrs', token, { ...order, amount })).resolves.toHaveProperty(
      'message',
      typeof message === 'string' ? message : expect.stringMatching(message),
    )
    expect(balance('ada')).toBe(before)
  })

  it('refuse a transfer to no account, to a blank one and to the own one', async () => {
    const token = await sessionOf('ada')
    for (const act_no of ['', ' ', '2024000101', '2024 0001 01']) {
      await confirm(token)
      expect(await call('newtrs', token, { ...order, act_no }), act_no).toEqual(refused)
    }
    expect(bank.store.transfers.all()).toHaveLength(2)
  })

  it.each(['2024 0001 16', '2024000116', ' 20240 00116 '])(
    'know an account whose number is written with spaces, given as "%s"',
    async (act_no) => {
      const gita = await sessionOf('gita')
      expect(await call('getstatement2', gita)).toHaveProperty('account.account_no', '2024 0001 16')
      await confirm(gita)
      expect(await call('newtrs', gita, { ...order, act_no })).toHaveProperty('message', 'This is your own account.')
      const ada = await sessionOf('ada')
      await confirm(ada)
      expect(await call('newtrs', ada, { ...order, act_no, act_hold_name: 'Gita Rao' })).toEqual(success)
      await settleTransfer(bank, 3, 'successful')
      expect(balance('gita')).toBe(100_975)
      expect(await call('getstatement', gita)).toHaveProperty('transactions.0.name', 'Transfer from Ada Marlow')
      // The list, which fills the next transfer and the receipt, has it as it was typed.
      expect(await call('gettrslist', ada)).toHaveProperty('transactions.0.act_no', act_no)
    },
  )

  it('credit a payee once and notify them, also when the account number was typed with spaces', async () => {
    const token = await sessionOf('ada')
    const before = balance('ben')
    await confirm(token)
    await call('newtrs', token, { ...order, act_no: '2024 000 102' })
    await settleTransfer(bank, 3, 'successful')
    await settleTransfer(bank, 3, 'successful')
    expect(balance('ben') - before).toBe(975)
    expect(notificationsOf(bank, 'ben')[0]).toMatchObject({ title: 'You have received money' })
  })

  it('end the sessions of a customer whose identity is declined', async () => {
    const token = await sessionOf('ada')
    await decideVerification(bank, 'ada', false)
    expect((await post({ getprofile: 'getprofile', token })).status).toBe(401)
    expect(await crud('userlogin', { email: 'ada@example.com', password: personaPassword })).toMatchObject({
      verification_status: 'Declined',
    })
  })

  it('keep the PIN that exists', async () => {
    expect(await call('updatepin', await sessionOf('ada'), { pin: '9999' })).toMatchObject({ status: 'error' })
    expect(customerById(bank, 'ada')?.pin).toBe(personaPin)
  })

  it('say how many tries are left, and lock a PIN after five wrong ones', async () => {
    const token = await sessionOf('ada')
    for (const left of [4, 3, 2, 1])
      expect(await call('confirmmypin', token, { pin: '0000' })).toMatchObject({ locked: false, tries_left: left })
    expect(await call('confirmmypin', token, { pin: '0000' })).toMatchObject({ locked: true, tries_left: 0 })
    expect(await confirm(token)).toMatchObject({ status: 'error', locked: true })
  })

  it('make a code good for one use, the newest only, five tries and half an hour', async () => {
    const email = 'una@example.com'
    const resend = (): Promise<unknown> => call('resendconfirmcode', '', { email })
    const verify = (ver_code: string): Promise<unknown> => crud('verifyuser', { action: 'code', email, ver_code })
    const valid = expect.objectContaining({ status: 'success' }) as unknown
    const invalid = expect.objectContaining({ error: true }) as unknown
    await resend()
    const older = codeFor(email)
    await resend()
    expect(await verify(older)).toEqual(invalid)
    await travel(31)
    expect(await verify(codeFor(email))).toEqual(invalid)
    await resend()
    for (let time = 0; time < 5; time++) expect(await verify('nothing')).toEqual(invalid)
    expect(await verify(codeFor(email))).toEqual(invalid)
    await resend()
    expect(await verify(codeFor(email))).toEqual(valid)
    expect(await verify(codeFor(email))).toEqual(invalid)
  })

  it('limit wrong sign-ins for a quarter of an hour', async () => {
    const right = { email: 'ada@example.com', password: personaPassword }
    for (let time = 0; time < maxWrongSignIns; time++)
      expect(await crud('userlogin', { ...right, password: 'wrong' })).toMatchObject({ error: true })
    expect(await crud('userlogin', right)).toMatchObject({
      error: true,
      message: expect.stringContaining('Too many') as string,
    })
    await travel(16)
    expect(await crud('userlogin', right)).toMatchObject({ status: 'success' })
  })

  it('end every session but the own one with a new password', async () => {
    const [own, other] = [await sessionOf('ada'), await sessionOf('ada')]
    await call('updatepwd', own, { c_pwd: personaPassword, n_pwd: 'another-one', con_pwd: 'another-one' })
    expect((await post({ getprofile: 'getprofile', token: own })).status).toBe(200)
    expect((await post({ getprofile: 'getprofile', token: other })).status).toBe(401)
  })
})

describe('odd responses', () => {
  const cases: [OddKind, string, Fields, object][] = [
    ['nullRows', 'getstatement', {}, { transactions: [{ name: null, amount: null }] }],
    ['zeroDate', 'getcdform', {}, { transactions: [{ created_at: '0000-00-00 00:00:00' }] }],
    ['oddStatus', 'gettrslist', {}, { transactions: [{ status: 'reversed' }, { status: 'Successful' }] }],
    ['oddRead', 'getnotifications', {}, { notifications: [{ wasread: 'No' }] }],
    ['numbers', 'getinstituition', {}, { data: { account_no: 2024000101 }, data2: { routing_no: 0 } }],
    ['nullLists', 'getnotifications', {}, { notifications: null }],
    ['nullUser', 'getprofile', {}, { user: { fullname: null, email: null } }],
    ['noneDemand', 'confirmmypin', { pin: personaPin }, { status: 'success', requiresanother: 'none' }],
    ['flatDemand', 'confirmmypin', { pin: personaPin }, { requiresanother: true, head: expect.any(String) as string }],
    ['nullMessage', 'mnotificationar', { id: '4' }, { status: 'success', message: null }],
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
    await injectFault(bank, '*', kind)
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

  it('without an unread count, with an empty token, and with 20,000 rows', async () => {
    const token = await sessionOf('ada')
    await injectFault(bank, 'getProfile', 'noCount')
    expect(await call('getprofile', token)).not.toHaveProperty('nc')
    await injectFault(bank, 'signIn', 'emptyToken')
    expect(await crud('userlogin', { email: 'ada@example.com', password: personaPassword })).toHaveProperty('jwt', '')
    await injectFault(bank, 'getStatement', 'huge')
    expect(await call('getstatement', token)).toHaveProperty('transactions.length', 20_000)
    await injectFault(bank, 'getCryptoDepositForm', 'error429')
    expect((await post({ getcdform: 'getcdform', token })).headers.get('Retry-After')).toBe('60')
  })

  it('that never arrive or never end', async () => {
    const token = await sessionOf('ada')
    await injectFault(bank, 'getContact', 'endless')
    const response = await post({ getcontact: 'getcontact', token })
    const reader = response.body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('{')
    await reader?.cancel()
    await injectFault(bank, 'getContact', 'silent')
    const controller = new AbortController()
    const body = new URLSearchParams({ getcontact: 'getcontact', token })
    const waiting = fetch(url, { method: 'POST', body, signal: controller.signal })
    expect(await call('getcontact', token)).toHaveProperty('contact')
    controller.abort()
    await expect(waiting).rejects.toThrow()
  })

  it('of your own, until they are removed', async () => {
    const token = await sessionOf('ada')
    await playScenario(
      bank,
      `respond:getContact:${encodeURIComponent('{"contact":{"email":"own@bank.example"}}')}:always`,
    )
    for (let time = 0; time < 3; time++)
      expect(await call('getcontact', token)).toEqual({ contact: { email: 'own@bank.example' } })
    bank.store.faults.clear()
    expect(await call('getcontact', token)).toHaveProperty('contact.email', 'help@bank.example')
  })
})

describe('a scenario', () => {
  it.each([
    ['kyc:pia:aprove', '"aprove" is none of approve, decline, pending.'],
    ['transfer:2:success', '"success" is none of successful, failed.'],
    ['transfer:99:failed', 'There is no transfer 99 in progress.'],
    ['request:1:confirmed', 'There is no pending request 1.'],
    ['latency:fast', '"fast" is no whole number from 0 to 600000.'],
    ['chaos:101', '"101" is no whole number from 0 to 100.'],
    ['fail:getContact', 'It is written fail:<operation or *>:<kind>[:<times>|always].'],
    ['fail:getContacts:html', 'There is no operation "getContacts".'],
    ['fail:getContact:htm', 'There is no failure "htm".'],
    ['history:addd:5', 'There is no persona "addd".'],
    ['respond:getContact:{', 'The response is no percent-encoded JSON.'],
    ['toString:1', 'There is no scenario step "toString".'],
  ])('with a mistake says which: %s', async (step, message) => {
    await expect(playScenario(bank, `latency:5,${step}`)).rejects.toThrow(`Step "${step}": ${message}`)
  })

  it('plays nothing when a step cannot be read', async () => {
    await expect(playScenario(bank, 'offline:1,kyc:pia:aprove')).rejects.toThrow()
    expect((await post({ getcontact: 'getcontact' })).status).toBe(401)
  })
})

describe('a customer who is edited by hand', () => {
  it('has the new name, plan and balance, with the correction in the history', async () => {
    const token = await sessionOf('ada')
    await editCustomer(bank, 'ada', { fullname: 'Ada M. Marlow', current_plan: 'Gold', balance: 725 })
    expect(await call('getprofile', token)).toHaveProperty('user.fullname', 'Ada M. Marlow')
    expect(await call('getupgradeform', token)).toHaveProperty('current_plan', 'Gold')
    expect(await call('getstatement2', token)).toHaveProperty('account.tb', '7.25')
    const correction = expect.objectContaining({ name: 'Correction by the bank', amount: '18085.25' }) as unknown
    expect(await call('getstatement', token)).toHaveProperty('transactions.0', correction)
    await editCustomer(bank, 'ada', { balance: 725 })
    expect(bank.store.journal.all().filter(({ name }) => name === 'Correction by the bank')).toHaveLength(1)
  })

  it('has an account once there is a balance, and the identity that was set at the next sign-in', async () => {
    await editCustomer(bank, 'neil', { verification: 'verified', balance: 10_000 })
    const neil = { email: 'neil@example.com', password: personaPassword }
    const { jwt } = z.object({ jwt: z.string() }).parse(await crud('userlogin', neil))
    expect(await call('getstatement2', jwt)).toHaveProperty('account', {
      ...{ account_no: expect.stringMatching(/^20\d{8}$/) as unknown, tb: '100.00', currency: 'USD' },
    })
    await editCustomer(bank, 'neil', { verification: 'Declined' })
    expect(await crud('userlogin', neil)).toHaveProperty('verification_status', 'Declined')
  })
})
