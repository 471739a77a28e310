import { beforeAll, describe, expect, it } from 'vitest'
import { sendRequest } from '#mocks/direct.ts'
import { changeSettings, type Bank } from '#mocks/domain/bank.ts'
import { customerById } from '#mocks/domain/customers.ts'
import { injectFault } from '#mocks/faults/faults.ts'
import { seededBank } from '#mocks/node.ts'
import { playScenario } from '#mocks/scenario.ts'
import { startBankServer, type BankServer } from '#mocks/server.ts'

let bank: Bank
let server: BankServer
let token: string

beforeAll(async () => {
  bank = await seededBank()
  server = await startBankServer(bank)
  token = (await playScenario(bank, 'as:ada')).signIn?.token ?? ''
  return server.close
})

function post(body: BodyInit, search = ''): Promise<Response> {
  return fetch(`${server.url}/api/users.php${search}`, { method: 'POST', body })
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields)

describe('the mock bank as a server', () => {
  it.each(['getcontact', 'getstatement2', 'getcdform', 'gettrslist'])(
    'responds to %s as it does in memory',
    async (name) => {
      const body = form({ [name]: name, token })
      const response = await post(body)
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe('application/json')
      const request = new Request('http://bank.test/api/users.php', { method: 'POST', body })
      expect((await sendRequest(bank, request)).response).toMatchObject({ body: await response.text() })
    },
  )

  it('reads crud from the query, and the last value of a repeated field, as PHP does', async () => {
    const body = form({ email: 'nobody@example.com', password: 'demo-password' })
    body.append('email', 'ada@example.com')
    const responseBody: unknown = await (await post(body, '?crud=userlogin')).json()
    expect(responseBody).toMatchObject({ status: 'success', email: 'ada@example.com' })
  })

  it('accepts an upload, and serves it byte for byte', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251)
    const body = new FormData()
    for (const [name, value] of Object.entries({ updatepic: 'updatepic', token })) body.set(name, value)
    body.set('profilePic', new File([bytes], 'my face.png', { type: 'image/png' }))
    expect(await (await post(body)).json()).toEqual({ status: 'success' })

    const picture = customerById(bank, 'ada')?.picture ?? ''
    const served = await fetch(`${server.url}/uploads/${encodeURIComponent(picture)}`)
    expect(served.headers.get('Content-Type')).toBe('image/png')
    expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes)
  })

  it('allows calls from any origin', async () => {
    expect((await post(form({ getcontact: 'getcontact', token }))).headers.get('Access-Control-Allow-Origin')).toBe('*')
    const preflight = await fetch(`${server.url}/api/users.php`, { method: 'OPTIONS' })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('POST')
  })

  it('responds with 401 without a live session', async () => {
    for (const body of [form({ getcontact: 'getcontact' }), form({ getcontact: 'getcontact', token: 'garbage' })])
      expect((await post(body)).status).toBe(401)
  })

  it.each([
    ['no operation', form({ token: 'x' }), ''],
    ['an unknown crud', form({}), '?crud=nothing'],
    ['two operations', form({ getcontact: 'getcontact', getdocs: 'getdocs' }), ''],
    ['a body that is no form', '{"getcontact":"getcontact"}', ''],
    ['a broken upload', new Blob(['--x\r\nnonsense'], { type: 'multipart/form-data; boundary=x' }), ''],
  ])('responds with 404 and a text to %s', async (_what, body, search) => {
    const response = await post(body, search)
    expect(response.status).toBe(404)
    expect(await response.json()).toHaveProperty('message', expect.stringMatching(/operation/))
  })

  it('responds with 404 to GET, and to unknown paths', async () => {
    for (const path of ['/api/users.php?crud=userlogin', '/', '/uploads/none.png', '/uploads/..%2Fpackage.json'])
      expect((await fetch(`${server.url}${path}`)).status).toBe(404)
    expect((await fetch(`${server.url}/uploads/%E0%A4%A`)).status).toBe(400)
  })

  it('breaks the connection when the scenario asks for it, and then works again', async () => {
    const body = form({ getcontact: 'getcontact', token })
    await injectFault(bank, 'getContact', 'cut')
    await expect(post(body)).rejects.toThrow()
    await changeSettings(bank, { offline: true })
    await expect(post(body)).rejects.toThrow()
    await changeSettings(bank, { offline: false })
    expect((await post(body)).status).toBe(200)
  })

  it('rejects a second transfer that spends the same money', async () => {
    const rich = { amount: '10000.00', bank: 'Test Bank', act_no: '1', act_hold_name: 'Someone' }
    const bodies = await Promise.all(
      [1, 2, 3].map(async () => {
        const session = (await playScenario(bank, 'as:ada')).signIn?.token ?? ''
        await post(form({ confirmmypin: 'confirmmypin', pin: '1234', token: session }))
        const extra = JSON.stringify({ swift: '', routing: '', country: '', currency: 'USD', note: '' })
        return (await post(form({ newtrs: 'newtrs', ...rich, extra, token: session }))).json() as Promise<{
          icon: string
        }>
      }),
    )
    expect(bodies.filter(({ icon }) => icon === 'success')).toHaveLength(1)
  })
})
