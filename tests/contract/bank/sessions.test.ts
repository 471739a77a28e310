import { describe, expect, it } from 'vitest'
import { maxWrongSignIns } from '#mocks/domain/customers.ts'
import { playScenario } from '#mocks/scenario.ts'
import { personaPassword } from '#mocks/seed/personas.ts'
import { bankPerTest } from '#tests/contract/bankPerTest.ts'

const { bank, post, call, sessionOf, signIn, travel } = bankPerTest()

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

  it('ends when the password changes, except the one that changed it', async () => {
    const [own, other] = [await sessionOf('ada'), await sessionOf('ada')]
    await call('updatepwd', own, { c_pwd: personaPassword, n_pwd: 'another-one', con_pwd: 'another-one' })
    expect(await isAlive(own)).toBe(true)
    expect(await isAlive(other)).toBe(false)
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

  it('of one customer continues when those of another end', async () => {
    const [token, other] = [await sessionOf('ada'), await sessionOf('ben')]
    await playScenario(bank(), 'expire:ada')
    expect(await isAlive(token)).toBe(false)
    expect(await isAlive(other)).toBe(true)
  })

  it('has a token that names its kind, a new one each time, and the same sequence in every run', async () => {
    const tokens = [await sessionOf('ada'), await sessionOf('ada'), await sessionOf('neil')]
    const starts = tokens.map((token) => token.slice(0, -30))
    expect(starts).toEqual(['demo-session-1-627073940', 'demo-session-2-002735721', 'demo-temporary-3-527447039'])
    expect(new Set(tokens.map((token) => token.slice(-30))).size).toBe(3)
  })
})
