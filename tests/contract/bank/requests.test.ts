import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { notificationsOf } from '#mocks/domain/notifications.ts'
import { decideRequest } from '#mocks/domain/requests.ts'
import { bankPerTest } from '#tests/contract/bankPerTest.ts'

const { bank, call, sessionOf, balance } = bankPerTest()

const list = z.object({ transactions: z.array(z.object({ id: z.int(), amount: z.string(), status: z.string() })) })
const rows = async (name: string, token: string) => list.parse(await call(name, token)).transactions

describe('a reported crypto payment', () => {
  it('for a deposit is credited once when it is confirmed', async () => {
    const token = await sessionOf('ada')
    const before = balance('ada')
    await decideRequest(bank(), 3, 'confirmed')
    await decideRequest(bank(), 3, 'declined')
    await decideRequest(bank(), 3, 'confirmed')
    expect(balance('ada') - before).toBe(50_000)
    expect((await rows('getcdform', token))[0]).toMatchObject({ id: 3, status: 'confirmed' })
    expect(await call('getstatement', token)).toHaveProperty(
      'transactions.0',
      expect.objectContaining({
        name: 'Bitcoin deposit',
        transaction_type: 'credit',
        amount: '500.00',
        status: 'successful',
      }),
    )
    const notice = { title: 'Your deposit was confirmed', body: 'Bitcoin, $500.00.', about: 'statement' }
    const [newest, next] = notificationsOf(bank(), 'ada')
    expect(newest).toMatchObject(notice)
    expect(next).not.toMatchObject(notice)
  })

  it('for a deposit changes only its status when it is declined', async () => {
    const before = balance('ada')
    await decideRequest(bank(), 3, 'declined')
    expect(balance('ada')).toBe(before)
    expect((await rows('getcdform', await sessionOf('ada')))[0]).toMatchObject({ id: 3, status: 'declined' })
    expect(notificationsOf(bank(), 'ada')[0]).toMatchObject({ title: 'Your deposit was declined' })
  })

  it('for an upgrade changes the plan when it is confirmed, and never the balance', async () => {
    const token = await sessionOf('ada')
    const before = balance('ada')
    for (const plan of ['Gold', 'Platinum']) await call('newupgrade', token, { type: 'Bitcoin', amount: '750', plan })
    await decideRequest(bank(), 5, 'declined')
    expect(await call('getupgradeform', token)).toHaveProperty('current_plan', 'Silver')
    await decideRequest(bank(), 4, 'confirmed')
    expect(await call('getupgradeform', token)).toHaveProperty('current_plan', 'Gold')
    expect(balance('ada')).toBe(before)
    expect(notificationsOf(bank(), 'ada')[0]?.about).toBeUndefined()
    expect((await rows('getupgradeform', token)).map(({ id }) => id)).toEqual([5, 4])
    expect(await rows('getupgradeform', await sessionOf('ben'))).toEqual([])
  })

  it('for a fixed deposit changes neither plan nor balance when it is confirmed', async () => {
    const token = await sessionOf('ada')
    const before = balance('ada')
    await call('newfdc', token, { type: 'Bitcoin', amount: '20', plan: '3 months, 2.1% a year' })
    await decideRequest(bank(), 4, 'confirmed')
    expect(await call('getupgradeform', token)).toHaveProperty('current_plan', 'Silver')
    expect(balance('ada')).toBe(before)
    expect(notificationsOf(bank(), 'ada')[0]).toMatchObject({ title: 'Your fixed deposit was confirmed' })
  })
})
