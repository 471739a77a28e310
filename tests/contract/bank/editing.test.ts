import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { editCustomer } from '#mocks/domain/editing.ts'
import { bankPerTest } from '#tests/contract/bankPerTest.ts'

const { bank, call, sessionOf, signIn } = bankPerTest()

describe('a customer edited in the back office', () => {
  it('gets the new name, plan and balance, with a correction in the history', async () => {
    const token = await sessionOf('ada')
    await editCustomer(bank(), 'ada', { fullname: 'Ada M. Marlow', current_plan: 'Gold', balance: 725 })
    expect(await call('getprofile', token)).toHaveProperty('user.fullname', 'Ada M. Marlow')
    expect(await call('getupgradeform', token)).toHaveProperty('current_plan', 'Gold')
    expect(await call('getstatement2', token)).toHaveProperty('account.tb', '7.25')
    const correction = expect.objectContaining({ name: 'Correction by the bank', amount: '18085.25' }) as unknown
    expect(await call('getstatement', token)).toHaveProperty('transactions.0', correction)
    await editCustomer(bank(), 'ada', { balance: 725 })
    expect(
      bank()
        .store.journal.all()
        .filter(({ name }) => name === 'Correction by the bank'),
    ).toHaveLength(1)
  })

  it('gets an account with the first balance, and the new identity status at the next sign-in', async () => {
    await editCustomer(bank(), 'neil', { verification: 'verified', balance: 10_000 })
    const { jwt } = z.object({ jwt: z.string() }).parse(await signIn('neil@example.com'))
    expect(await call('getstatement2', jwt)).toHaveProperty('account', {
      account_no: expect.stringMatching(/^20\d{8}$/) as unknown,
      tb: '100.00',
      currency: 'USD',
    })
    await editCustomer(bank(), 'neil', { verification: 'Declined' })
    expect(await signIn('neil@example.com')).toHaveProperty('verification_status', 'Declined')
  })
})
