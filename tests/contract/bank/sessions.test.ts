import { describe, expect, it } from 'vitest'
import { maxWrongSignIns } from '#mocks/domain/customers.ts'
import { bankPerTest } from '#tests/contract/bankPerTest.ts'

const { post, sessionOf, signIn, travel } = bankPerTest()

const ada = 'ada@example.com'

async function failSignIns(times: number): Promise<void> {
  for (let time = 0; time < times; time++) expect(await signIn(ada, 'wrong')).toEqual({ status: 'error', error: true })
}

async function isAlive(token: string): Promise<boolean> {
  return (await post({ getprofile: 'getprofile', token })).status === 200
}

describe('a session', () => {
  it('is refused for a quarter of an hour after ten wrong passwords', async () => {
    await failSignIns(maxWrongSignIns)
    await travel(14)
    expect(await signIn(ada)).toMatchObject({ error: true, message: expect.stringContaining('Too many') as string })
    await travel(15)
    expect(await signIn(ada, 'wrong')).toEqual({ status: 'error', error: true })
    expect(await signIn(ada), 'the count has begun anew').toMatchObject({ status: 'success' })
  })

  it('starts with the right password after nine wrong ones, and resets their count', async () => {
    for (let time = 0; time < 2; time++) {
      await failSignIns(maxWrongSignIns - 1)
      expect(await signIn(ada)).toMatchObject({ status: 'success' })
    }
  })

  it('lasts twelve hours', async () => {
    const token = await sessionOf('ada')
    await travel(12 * 60 - 1)
    expect(await isAlive(token)).toBe(true)
    await travel(12 * 60)
    expect(await isAlive(token)).toBe(false)
  })
})
