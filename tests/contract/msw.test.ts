import { setupServer } from 'msw/node'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Bank } from '#mocks/domain/bank.ts'
import { customerById } from '#mocks/domain/customers.ts'
import { getContact } from '#mocks/generated/msw/contact/contact.msw.ts'
import { unhandledCalls } from '#mocks/handlers/table.ts'
import { bankServer, seededBank } from '#mocks/node.ts'
import { playScenario } from '#mocks/scenario.ts'

const endpoint = 'http://bank.test/api/users.php'
const post = (fields: Record<string, string>, search = ''): Promise<Response> =>
  fetch(`${endpoint}${search}`, { method: 'POST', body: new URLSearchParams(fields) })

describe('the mock bank behind MSW, as in the browser', () => {
  let bank: Bank
  let token: string
  let server: ReturnType<typeof bankServer>

  beforeAll(async () => {
    bank = await seededBank()
    token = (await playScenario(bank, 'as:ada')).signIn?.token ?? ''
    server = bankServer(bank)
    server.listen()
    return () => server.close()
  })
  afterEach(() => server.resetHandlers())

  it('accepts a picture and serves it', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ updatepic: 'updatepic', token })) body.set(name, value)
    body.set('profilePic', new File(['picture'], 'me.png', { type: 'image/png' }))
    const response = await fetch(endpoint, { method: 'POST', body })
    expect(await response.json()).toEqual({ status: 'success' })
    const picture = await fetch(`http://bank.test/uploads/${customerById(bank, 'ada')?.picture ?? ''}`)
    expect(picture.headers.get('Content-Type')).toBe('image/png')
    expect(await picture.text()).toBe('picture')
    expect((await fetch('http://bank.test/uploads/none.png')).status).toBe(404)
  })

  it('lets a test override one operation, once or always', async () => {
    const shell = { user: { fullname: 'Nobody', email: 'nobody@example.com' }, nc: 0 }
    server.use(getContact({ ...shell, contact: { email: 'own@bank.example' } }, { once: true }))
    const send = async (): Promise<unknown> => (await post({ getcontact: 'getcontact', token })).json()
    expect(await send()).toHaveProperty('contact.email', 'own@bank.example')
    expect(await send()).toHaveProperty('contact.email', 'help@harbour-trust.example')
    expect((await post({ getdocs: 'getdocs', token })).status).toBe(200)
  })
})

it('a missing handler is named in the response', async () => {
  const server = setupServer(unhandledCalls({ bank: await seededBank() }))
  server.listen()
  const response = await post({ getcontact: 'getcontact', token: 'any' })
  server.close()
  expect(response.status).toBe(501)
  expect(await response.json()).toHaveProperty(
    'message',
    'The mock bank has no handler for getContact. Add it to mocks/handlers/contact.ts.',
  )
})
