import { beforeAll, describe, expect, it } from 'vitest'
import { sendRequest } from '#mocks/direct.ts'
import type { Bank } from '#mocks/domain/bank.ts'
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

  it('reads query and repeated fields as PHP does', async () => {
    const body = form({ email: 'nobody@example.com', password: 'demo-password' })
    body.append('email', 'ada@example.com')
    const responseBody: unknown = await (await post(body, '?crud=userlogin')).json()
    expect(responseBody).toMatchObject({ status: 'success', email: 'ada@example.com' })
  })

  it('allows calls from any origin', async () => {
    expect((await post(form({ getcontact: 'getcontact', token }))).headers.get('Access-Control-Allow-Origin')).toBe('*')
    const preflight = await fetch(`${server.url}/api/users.php`, { method: 'OPTIONS' })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('POST')
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
})
