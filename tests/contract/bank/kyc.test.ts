import { describe, expect, it } from 'vitest'
import { customerById } from '#mocks/domain/customers.ts'
import { decideVerification } from '#mocks/domain/kyc.ts'
import { notificationsOf } from '#mocks/domain/notifications.ts'
import { bankPerTest } from '#tests/contract/bankPerTest.ts'

const { bank, post, sessionOf, signIn, travel, upload } = bankPerTest()

describe('an identity check', () => {
  it('ends the sessions when it is declined', async () => {
    const token = await sessionOf('ada')
    await decideVerification(bank(), 'ada', false)
    expect((await post({ getprofile: 'getprofile', token })).status).toBe(401)
    expect(await signIn('ada@example.com')).toHaveProperty('verification_status', 'Declined')
  })

  const documents = {
    pic: new File(['face'], 'face.png'),
    idcardFront: new File(['front'], 'front.png', { type: 'image/png' }),
  }
  const submit = (token: string, details: Record<string, string | File>): Promise<unknown> =>
    upload('submit_verification', token, { country: '', phone: '', home_address: '', type: 'Passport', ...details })

  it('waits for the back office with the submitted details', async () => {
    await travel(60)
    const token = await sessionOf('neil')
    expect(await submit(token, { ...documents, country: 'Norway', phone: '+47 1' })).toMatchObject({
      status: 'success',
    })
    expect(await signIn('neil@example.com')).toMatchObject({
      verification_status: 'Pending Verification',
      submitted: 'Yes',
      user: { country: 'Norway', phone: '+47 1', home_address: '' },
    })
    expect(bank().store.verifications.all()).toEqual([
      {
        ...{ id: 1, customer: 'neil', at: '2026-01-16T10:00:00.000Z', type: 'Passport' },
        ...{ country: 'Norway', phone: '+47 1', home_address: '' },
        files: [
          { field: 'pic', name: 'face.png', type: expect.any(String) as string, size: 4 },
          { field: 'idcardFront', name: 'front.png', type: 'image/png', size: 5 },
        ],
      },
    ])
  })

  it('keeps the details that a second submission leaves blank', async () => {
    const token = await sessionOf('ada')
    await submit(token, { phone: '+1 1' })
    expect(await signIn('ada@example.com')).toMatchObject({
      user: { country: 'United States', phone: '+1 1', home_address: '14 Quay Street, Portsmouth' },
    })
  })

  it('opens an account with a number of its own and sends a welcome when it is approved', async () => {
    for (const id of ['neil', 'pia'] as const) await decideVerification(bank(), id, true)
    expect(customerById(bank(), 'neil')).toMatchObject({ accountNumber: '2026000001', verification: 'verified' })
    expect(customerById(bank(), 'pia')).toMatchObject({ accountNumber: '2026000002' })
    expect(notificationsOf(bank(), 'pia')).toMatchObject([
      { title: 'Welcome', body: 'Your identity is verified and your account is open.' },
    ])
  })

  it('leaves an existing account unchanged when it is approved again', async () => {
    await decideVerification(bank(), 'ada', true)
    expect(customerById(bank(), 'ada')?.accountNumber).toBe('2024000101')
  })
})
