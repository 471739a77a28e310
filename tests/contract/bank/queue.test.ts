import { expect, it } from 'vitest'
import { sendRequest } from '#mocks/direct.ts'
import { bankPerTest, order } from '#tests/contract/bankPerTest.ts'

const { bank, sessionOf, confirmPin, balance } = bankPerTest()

it('two simultaneous orders are carried out one after the other', async () => {
  const before = balance('ben')
  const tokens = [await sessionOf('ben'), await sessionOf('ben')]
  for (const token of tokens) await confirmPin(token)
  const most = { ...order, act_no: '5500112233', amount: '900.00', newtrs: 'newtrs' }
  const sent = tokens.map((token) => {
    const body = new URLSearchParams({ ...most, token })
    return sendRequest(bank(), new Request('http://bank.test/api/users.php', { method: 'POST', body }))
  })
  const bodies = (await Promise.all(sent)).map(({ response }) => (response === 'cut' ? '' : response.body))
  expect(bodies.filter((body) => body.includes('Insufficient balance'))).toHaveLength(1)
  expect(balance('ben')).toBe(before - 90_000)
})
