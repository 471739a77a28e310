import { describe, expect, it } from 'vitest'
import { bankPerTest } from '#tests/contract/bankPerTest.ts'

const { bank, crud, signIn, codeFor } = bankPerTest()

const signUp = (email: string): Promise<unknown> =>
  crud('newuser', {
    ...{ email, fullname: 'Eve Stone', username: 'eve', first_name: 'Eve', last_name: 'Stone' },
    password: 'demo-password',
  })

describe('a customer', () => {
  it.each(['ADA@example.com', ' ada@example.com '])(
    'is found by an e-mail address in any spelling: "%s"',
    async (email) => {
      expect(await signIn(email)).toMatchObject({ status: 'success', email: 'ada@example.com' })
      expect(await signUp(email)).toMatchObject({ message: 'An account with this email address exists already.' })
    },
  )

  it('has neither a verified address nor identity nor account after signing up', async () => {
    expect(await signUp(' Eve@Example.com')).toEqual({ status: 'success' })
    expect(await signIn('eve@example.com')).toMatchObject({ status: 'error', verified: 'no', email: 'Eve@Example.com' })
    const verification = { action: 'code', email: 'eve@example.com', ver_code: codeFor('Eve@Example.com') }
    expect(await crud('verifyuser', verification)).toMatchObject({
      status: 'success',
      jwt: expect.stringContaining('temporary') as string,
      verification_status: 'Not Verified',
    })
    expect(await signIn('eve@example.com')).toMatchObject({
      ...{ status: 'success', verified: 'yes', submitted: 'No', verification_status: 'Not Verified' },
      user: { fullname: 'Eve Stone', username: 'eve', email: 'Eve@Example.com', role: 'customer' },
    })
    await signUp('eva@example.com')
    const ids = bank()
      .store.customers.all()
      .map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
