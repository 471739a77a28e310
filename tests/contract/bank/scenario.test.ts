import { describe, expect, it } from 'vitest'
import { settingsOf, timestamp } from '#mocks/domain/bank.ts'
import { customerById } from '#mocks/domain/customers.ts'
import { editCustomer } from '#mocks/domain/editing.ts'
import { playScenario } from '#mocks/scenario.ts'
import { bankPerTest } from '#tests/contract/bankPerTest.ts'

const { bank, post, balance } = bankPerTest()

describe('a scenario', () => {
  it.each([
    ['kyc:pia:aprove', '"aprove" is not one of approve, decline, pending.'],
    ['transfer:99:failed', 'There is no transfer 99 in progress.'],
    ['request:1:confirmed', 'There is no pending request 1.'],
    ['latency:fast', '"fast" is not a whole number from 0 to 600000.'],
    ['fail:getContact', 'Write it as fail:<operation or *>:<kind>[:<times>|always].'],
    ['fail:getContacts:html', 'There is no operation "getContacts".'],
    ['fail:userforgot:html', '"userforgot" is the name of requestPasswordReset and resetPassword. Write one of these.'],
    ['fail:getContact:htm', 'There is no failure "htm".'],
    ['history:addd:5', 'There is no persona "addd".'],
    ['respond:getContact:{', 'The response is not percent-encoded JSON.'],
    ['reset:1', '"1" is not a date such as 2026-01-16.'],
    ['fail:getContact:html:0', '"0" is not a whole number from 1 to 1000000.'],
    ['as:', 'There is no persona "".'],
    ['ofline:1', 'There is no scenario step "ofline".'],
    ['toString:1', 'There is no scenario step "toString".'],
  ])('names its mistake: %s', async (step, message) => {
    await expect(playScenario(bank(), `latency:5,${step}`)).rejects.toThrow(`Step "${step}": ${message}`)
  })

  it('runs no step when one is invalid', async () => {
    await expect(playScenario(bank(), 'offline:1,kyc:pia:aprove')).rejects.toThrow()
    expect((await post({ getcontact: 'getcontact' })).status).toBe(401)
  })
})

describe('the scenario step', () => {
  const contact = async (token: string): Promise<number> => (await post({ getcontact: 'getcontact', token })).status

  it('reset returns to the first day', async () => {
    await editCustomer(bank(), 'ada', { fullname: 'Somebody Else' })
    await playScenario(bank(), 'latency:5,reset')
    expect(customerById(bank(), 'ada')?.fullname).toBe('Ada Marlow')
    expect(settingsOf(bank()).latencyMs).toBe(0)
  })

  it("as sets the browser's token, its kind and the identity status", async () => {
    const token = expect.any(String) as string
    expect(await playScenario(bank(), 'as:ada')).toEqual({ signIn: { token, kind: 'session', status: 'verified' } })
    expect(await playScenario(bank(), 'as:neil,latency:0')).toEqual({
      signIn: { token, kind: 'temporary', status: 'Not Verified' },
    })
  })

  it.each([
    ['fail:getContact:error500', [500, 200, 200]],
    ['fail:getContact:error500:2', [500, 500, 200]],
    ['fail:getcontact:error500', [500, 200, 200]],
    ['fail:getProfile:error500', [200, 200, 200]],
    ['fail:getContact:error500:always', [500, 500, 500]],
    ['fail:getContact:error500,fail:*:error503:1', [500, 503, 200]],
  ])('%s fails the given number of calls', async (step, statuses) => {
    const { signIn } = await playScenario(bank(), `as:ada,${step}`)
    for (const status of statuses) expect(await contact(signIn?.token ?? '')).toBe(status)
  })

  it('latency delays every response, or those of one operation', async () => {
    await playScenario(bank(), 'latency:5,latency:20:getContact,latency:600000:getProfile')
    expect(settingsOf(bank())).toMatchObject({ latencyMs: 5, latencies: { getContact: 20, getProfile: 600_000 } })
  })

  it('offline cuts the network, and restores it', async () => {
    const token = (await playScenario(bank(), 'as:ada,offline:1')).signIn?.token ?? ''
    await expect(contact(token)).rejects.toThrow()
    await playScenario(bank(), 'offline:0')
    expect(await contact(token)).toBe(200)
  })

  it.each([
    ['1', '2026-01-16T10:00:00.000Z'],
    ['1.25', '2026-01-16T10:15:00.000Z'],
    ['-0.5', '2026-01-16T08:30:00.000Z'],
  ])('travel advances the clock by %s hours', async (hours, time) => {
    await playScenario(bank(), `travel:${hours}`)
    expect(timestamp(bank())).toBe(time)
  })

  it('kyc decides an identity check, by name or by e-mail address', async () => {
    await playScenario(bank(), 'kyc:neil:approve,kyc:PIA@example.com:decline,kyc:kay:pending')
    expect(['neil', 'pia', 'kay'].map((id) => customerById(bank(), id)?.verification)).toEqual([
      ...['verified', 'Declined', 'Pending Verification'],
    ])
    expect(customerById(bank(), 'kay')?.submitted).toBe(true)
    await expect(playScenario(bank(), 'kyc:nobody:approve')).rejects.toThrow('There is no customer "nobody".')
  })

  it('request decides a report, and transfer a transfer, once', async () => {
    const before = balance('ada')
    await playScenario(bank(), 'request:3:confirmed,transfer:21:failed')
    expect(balance('ada') - before).toBe(50_000 + 42_000)
    await expect(playScenario(bank(), 'request:3:declined')).rejects.toThrow('There is no pending request 3.')
    await expect(playScenario(bank(), 'transfer:21:successful')).rejects.toThrow('There is no transfer 21 in progress.')
  })
})
