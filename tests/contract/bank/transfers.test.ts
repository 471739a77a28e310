import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { lastNumber } from '#mocks/domain/bank.ts'
import { customerByAccount } from '#mocks/domain/customers.ts'
import { notificationsOf } from '#mocks/domain/notifications.ts'
import { settleTransfer } from '#mocks/domain/transfers.ts'
import { bankPerTest, order, refused, success } from '#tests/contract/bankPerTest.ts'

const { bank, call, sessionOf, confirmPin, travel, balance } = bankPerTest()

const lastTransfer = (): number => lastNumber(bank(), 'transfers')

const list = z.object({ transactions: z.array(z.object({ amount: z.string(), status: z.string() })) })

describe('a transfer', () => {
  it('requires its own PIN, confirmed within the last ten minutes, also when it is refused', async () => {
    const token = await sessionOf('ada')
    await confirmPin(token)
    expect(await call('newtrs', token, order)).toEqual(success)
    expect(await call('newtrs', token, order)).toEqual(refused)
    await confirmPin(token)
    expect(await call('newtrs', token, { ...order, amount: '0' })).toEqual(refused)
    expect(await call('newtrs', token, order)).toEqual(refused)
    await confirmPin(token)
    await travel(10)
    expect(await call('newtrs', token, order)).toEqual(refused)
    await confirmPin(token)
    await travel(19)
    expect(await call('newtrs', token, order)).toEqual(success)
  })

  const tooSmall = 'The amount must be above zero.'
  const noAmount = expect.stringMatching(/breaks the contract: amount/) as unknown
  it.each([
    ['0', tooSmall],
    ['0.00', tooSmall],
    ['-5', noAmount],
    ['-0.01', noAmount],
  ])('of %s is refused', async (amount, message) => {
    const token = await sessionOf('ada')
    const before = balance('ada')
    await confirmPin(token)
    expect(await call('newtrs', token, { ...order, amount })).toHaveProperty('message', message)
    expect(balance('ada')).toBe(before)
  })

  it("to no account, a blank one or the customer's own is refused", async () => {
    const token = await sessionOf('ada')
    const before = lastTransfer()
    const [missing, own] = ['The account number is missing.', 'This is your own account.']
    for (const [act_no, message] of [
      ['', missing],
      [' ', missing],
      ['2024000101', own],
      ['2024 0001 01', own],
    ] as const) {
      await confirmPin(token)
      expect(await call('newtrs', token, { ...order, act_no }), act_no).toHaveProperty('message', message)
    }
    expect(lastTransfer()).toBe(before)
  })

  it.each(['2024 0001 16', '2024000116', ' 20240 00116 '])(
    'reaches an account whose number has spaces, given as "%s"',
    async (act_no) => {
      const gita = await sessionOf('gita')
      const before = balance('gita')
      expect(await call('getstatement2', gita)).toHaveProperty('account.account_no', '2024 0001 16')
      await confirmPin(gita)
      expect(await call('newtrs', gita, { ...order, act_no })).toHaveProperty('message', 'This is your own account.')
      const ada = await sessionOf('ada')
      await confirmPin(ada)
      expect(await call('newtrs', ada, { ...order, act_no, act_hold_name: 'Gita Rao' })).toEqual(success)
      await settleTransfer(bank(), lastTransfer(), 'successful')
      expect(balance('gita') - before).toBe(975)
      expect(await call('getstatement', gita)).toHaveProperty('transactions.0.name', 'Transfer from Ada Marlow')
      // The list, which fills the next transfer and the receipt, contains the typed text.
      expect(await call('gettrslist', ada)).toHaveProperty('transactions.0.act_no', act_no)
    },
  )

  it('is credited to the payee once, also when the typed account number has spaces', async () => {
    const token = await sessionOf('ada')
    const before = balance('ben')
    await confirmPin(token)
    await call('newtrs', token, { ...order, act_no: '2024 000 102' })
    await settleTransfer(bank(), lastTransfer(), 'successful')
    await settleTransfer(bank(), lastTransfer(), 'successful')
    expect(balance('ben') - before).toBe(975)
    const notice = { title: '$9.75 from Ada Marlow', body: 'You have received money.' }
    expect(notificationsOf(bank(), 'ben')[0]).toMatchObject(notice)
    expect(notificationsOf(bank(), 'ben').filter(({ title }) => title === notice.title)).toHaveLength(1)
  })

  it('accepts the PIN of its own session only', async () => {
    const [first, second] = [await sessionOf('ada'), await sessionOf('ada')]
    await confirmPin(second)
    expect(await call('newtrs', first, order)).toEqual(refused)
    expect(await call('newtrs', second, order)).toEqual(success)
  })

  it('without a charge, with a named or with the standard one, is on the statement with its whole amount', async () => {
    for (const [id, fee] of [
      ['zoe', '0.00'],
      ['ada', '0.25'],
      ['theo', '1.00'],
    ] as const) {
      const token = await sessionOf(id)
      await confirmPin(token)
      await call('newtrs', token, order)
      expect(await call('getstatement', token)).toHaveProperty('transactions.0', {
        ...{ id: expect.any(String) as string, reference: expect.stringMatching(/^TX\d{6}$/) as string },
        ...{ name: 'Transfer to Ben Okafor', date: '2026-01-16 09:00:00', transaction_type: 'debit', amount: '10.00' },
        ...{ status: 'in_progress', fee, transfer_id: expect.any(Number) as number },
      })
    }
  })

  it('is listed for its payer, newest first, also with others of the same time', async () => {
    const token = await sessionOf('ada')
    for (const amount of ['1.00', '2.00']) {
      await confirmPin(token)
      await call('newtrs', token, { ...order, amount })
    }
    const { transactions } = list.parse(await call('gettrslist', token))
    expect(transactions.slice(0, 4).map(({ amount }) => amount)).toEqual(['2.00', '1.00', '420.00', '150.00'])
    expect(await call('gettrslist', await sessionOf('ben'))).toHaveProperty('transactions', [])
  })

  it('is settled or fails once, with a notice to the payer', async () => {
    const token = await sessionOf('ada')
    const [before, bensBefore] = [balance('ada'), balance('ben')]
    const statuses = async (): Promise<unknown> =>
      Promise.all(
        ['gettrslist', 'getstatement'].map(async (name) => list.parse(await call(name, token)).transactions[0]?.status),
      )
    expect(await statuses()).toEqual(['in_progress', 'in_progress'])
    await settleTransfer(bank(), lastTransfer(), 'successful')
    expect(await statuses()).toEqual(['successful', 'successful'])
    const settled = { title: '$420.00 to Lena Abel', body: 'Your transfer has been settled.' }
    expect(notificationsOf(bank(), 'ada')[0]).toMatchObject(settled)
    expect(balance('ada')).toBe(before)
    await confirmPin(token)
    await call('newtrs', token, order)
    await settleTransfer(bank(), lastTransfer(), 'failed')
    await settleTransfer(bank(), lastTransfer(), 'successful')
    expect(await statuses()).toEqual(['failed', 'failed'])
    const failed = {
      title: '$10.00 to Ben Okafor',
      body: 'Your transfer failed. The amount is back on your account.',
    }
    expect(notificationsOf(bank(), 'ada')[0]).toMatchObject(failed)
    expect([balance('ada'), balance('ben')]).toEqual([before, bensBefore])
  })

  it('matches no account by a blank number, although some have none yet', () => {
    expect(customerByAccount(bank(), ' ')).toBeUndefined()
  })
})
