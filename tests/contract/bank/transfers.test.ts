import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { lastNumber } from '#mocks/domain/bank.ts'
import { customerByAccount } from '#mocks/domain/customers.ts'
import { bookEntry, house } from '#mocks/domain/ledger.ts'
import { notificationsOf } from '#mocks/domain/notifications.ts'
import { settleTransfer } from '#mocks/domain/transfers.ts'
import { bankPerTest, order, refused, success } from '#tests/contract/bankPerTest.ts'

const { bank, call, sessionOf, confirmPin, travel, balance } = bankPerTest()

const lastTransfer = (): number => lastNumber(bank(), 'transfers')

const list = z.object({
  transactions: z.array(
    z.object({ id: z.unknown(), name: z.string().optional(), amount: z.string(), status: z.string() }),
  ),
})

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

  it.each([
    [{ amount: '0' }, 'The amount must be above zero.'],
    [{ act_no: ' ' }, 'The account number is missing.'],
    [{ act_no: '2024 000101' }, 'This is your own account.'],
    [{ amount: '18092.50' }, 'Insufficient balance'],
  ])('is refused with %j', async (changes, message) => {
    const token = await sessionOf('ada')
    await confirmPin(token)
    expect(await call('newtrs', token, { ...order, ...changes })).toEqual({ icon: 'error', status: 'error', message })
  })

  it('is credited to the payee once, also when the typed account number has spaces', async () => {
    const token = await sessionOf('ada')
    const before = balance('ben')
    await confirmPin(token)
    await call('newtrs', token, { ...order, act_no: '2024 000 102' })
    await settleTransfer(bank(), lastTransfer(), 'successful')
    await settleTransfer(bank(), lastTransfer(), 'successful')
    expect(balance('ben') - before).toBe(975)
    const names = [await sessionOf('ben'), token].map(async (one) => list.parse(await call('getstatement', one)))
    const rows = (await Promise.all(names)).map(({ transactions: [newest] }) => newest?.name)
    expect(rows).toEqual(['Transfer from Ada Marlow', 'Transfer to Ben Okafor'])
    const ids = list.parse(await call('gettrslist', token)).transactions.map(({ id }) => Number(id))
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(list.parse(await call('gettrslist', await sessionOf('emil'))).transactions).toEqual([])
    const notice = { title: '$9.75 from Ada Marlow', body: 'You have received money.' }
    expect(notificationsOf(bank(), 'ben')[0]).toMatchObject(notice)
    expect(notificationsOf(bank(), 'ben').filter(({ title }) => title === notice.title)).toHaveLength(1)
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

  it('[R114, R115] costs the standard charge only if none is set', async () => {
    for (const persona of ['theo', 'zoe'] as const) {
      const token = await sessionOf(persona)
      await confirmPin(token)
      expect(await call('newtrs', token, order)).toEqual(success)
    }
    expect(bank().store.transfers.all().slice(-2)).toMatchObject([{ fee: 100 }, { fee: 0 }])
  })

  it('is no entry unless its sides add up to zero', async () => {
    const postings = [
      { account: house.cash, amount: -100 },
      { account: '2024000101', amount: 99 },
    ]
    const theft = bookEntry(bank(), { name: 'Theft', status: 'successful', postings })
    await expect(theft).rejects.toThrow('The entry "Theft" is off balance by -1.')
  })

  it('matches no account by a blank number, although some have none yet', () => {
    expect(customerByAccount(bank(), ' ')).toBeUndefined()
  })
})
