import { beforeAll, describe, expect, it } from 'vitest'
import type { Bank } from '#mocks/domain/bank.ts'
import { customerById } from '#mocks/domain/customers.ts'
import { bankServer, seededBank } from '#mocks/node.ts'
import { playScenario } from '#mocks/scenario.ts'

describe('the mock bank behind MSW, as in the browser', () => {
  let bank: Bank
  let token: string

  beforeAll(async () => {
    bank = await seededBank()
    token = (await playScenario(bank, 'as:ada')).signIn?.token ?? ''
    const server = bankServer(bank)
    server.listen()
    return () => server.close()
  })

  it('takes a picture and serves it again', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ updatepic: 'updatepic', token })) body.set(name, value)
    body.set('profilePic', new File(['picture'], 'me.png', { type: 'image/png' }))
    const answer = await fetch('http://bank.test/api/users.php', { method: 'POST', body })
    expect(await answer.json()).toEqual({ status: 'success' })
    const picture = await fetch(`http://bank.test/uploads/${customerById(bank, 'ada')?.picture}`)
    expect(picture.headers.get('Content-Type')).toBe('image/png')
    expect(await picture.text()).toBe('picture')
    expect((await fetch('http://bank.test/uploads/none.png')).status).toBe(404)
  })
})
