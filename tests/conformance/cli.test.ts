import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { startBackend, type Backend } from '#tests/conformance/broken/backend.ts'
import { conformance } from '#tests/conformance/command/command.ts'
import { readOptions, UsageError } from '#tests/conformance/command/options.ts'
import { loadPlan } from '#tests/conformance/contract/plan.ts'
import { isFull } from '#tests/support/sample.ts'
import { mockTarget, type MockTarget } from './mockTarget.ts'

const cli = fileURLToPath(new URL('cli.ts', import.meta.url))
const gapsSchema = z.object({ skippedRules: z.array(z.object({ id: z.string() })) })
const resultsSchema = z.object({ operations: z.array(z.object({ id: z.string(), result: z.string() })) })
const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
const at = (name: string): string => join(folder, name)

/** Clears the terminal, and turns the rest of the line. */
const hostile = '\u001b[2J\u202e'

let backend: Backend
let everywhere: Backend
let target: MockTarget
beforeAll(async () => {
  target = await mockTarget()
  everywhere = await startBackend(target, await loadPlan(), {
    after: (response) => (response.status === 200 ? { ...response, type: 'text/html' } : undefined),
  })
  backend = await startBackend(target, await loadPlan(), {
    after: (response, { id }) => {
      if (id === 'getContact') return { ...response, type: 'text/<b>html</b>' }
      return id === 'getInstitution' ? { ...response, body: `{"${hostile}":1}` } : undefined
    },
  })
})
afterAll(async () => {
  await backend.close()
  await everywhere.close()
  await target.close()
  rmSync(folder, { recursive: true, force: true })
})

async function command(
  args: string[],
  input: Readable = Readable.from([]),
  onText: (text: string) => void = () => undefined,
  signal?: AbortSignal,
) {
  const said = { out: '', err: '' }
  const writer = (name: keyof typeof said) => ({
    write: (text: string) => {
      said[name] += text
      onText(text)
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

  // intact.test.ts proves that the mock conforms.
  it.runIf(isFull)('exits with 0 against the mock, which conforms in every respect', async () => {
    const files = ['--json', at('mock.json'), '--summary', at('summary.md')]
    const all = (await loadPlan()).operations.length
    const { code, out, err } = await command(['--mock', '--strict', ...files])
    expect(readFileSync(at('summary.md'), 'utf8')).toContain(`${all} conform, 0 violate`)
    expect(`${err}${out}`).toContain(`${all} operations: ${all} conform, 0 violate, 0 warn, 0 not exercised`)
    expect(code).toBe(0)
    expect(JSON.parse(readFileSync(at('mock.json'), 'utf8'))).toMatchObject({
      results: { conforms: all },
      skippedRules: ['upload-large', 'upload-too-large', 'origin-allowed'].map((id) => ({ id })),
    })
    expect(`${out}${readFileSync(at('mock.json'), 'utf8')}`).not.toContain('\u001b')
  })

  it('exits with 1 when the backend violates the contract, and writes the reports', async () => {
    const files = ['--json', at('r.json'), '--junit', at('r.xml'), '--html', at('r.html')]
    const { code, out } = await command([...here(), '--only', 'getcontact,getProfile', ...files])
    expect(code).toBe(1)
    expect(out).toMatch(/VIOLATES +getContact/)
    expect(out).toMatch(/MUST content-type-json/)
    expect(out).toMatch(/contract {2}openapi\/users\.yaml:\d+/)
    expect(out).toContain('token=\'"${TOKEN:?}"')
    const written = ['r.json', 'r.xml', 'r.html'].map((file) => readFileSync(at(file), 'utf8'))
    for (const text of [out, ...written]) expect(text).not.toMatch(/demo-session-|demo-password/)
    expect(written[1]).toContain('failures="1"')
    expect(written[1]).toContain('text/&lt;b&gt;html')
    expect(written[2]).toContain("default-src 'none'")
    expect(written[2]).not.toContain('<b>')
  })

  it('prints no text of a backend that steers the terminal or turns a line', async () => {
    const files = ['--json', at('h.json'), '--summary', at('h.md'), '--html', at('h.html')]
    const { out } = await command([...here(), '--only', 'getInstitution', ...files])
    const written = ['h.json', 'h.md', 'h.html'].map((file) => readFileSync(at(file), 'utf8'))
    for (const text of [out, ...written]) {
      expect(text).toContain('u{1b}[2J')
      for (const sign of ['\u001b', '\u202e']) expect(text).not.toContain(sign)
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
    const files = ['--json', at('i.json'), '--junit', at('i.xml'), '--html', at('i.html'), '--summary', at('i.md')]
    const url = ['--url', interrupting.endpoint.origin, ...ada]
    const args = [...url, '--allow-writes', '--only', 'updatePassword,updatePin,getContact', ...files]
    const { code, err } = await command(args, undefined, undefined, stop.signal)
    expect({ code, err }).toEqual({ code: 130, err: 'Interrupted: the reports contain the findings so far.\n' })
    const json = readFileSync(at('i.json'), 'utf8')
    expect(JSON.parse(json)).toMatchObject({ stopped: 'Interrupted: the reports contain the findings so far.' })
    const results = resultsSchema.parse(JSON.parse(json)).operations.map(({ id, result }) => [id, result])
    expect(Object.fromEntries(results)).toMatchObject({ updatePassword: 'conforms', updatePin: 'not exercised' })
    for (const file of ['i.xml', 'i.html', 'i.md']) expect(readFileSync(at(file), 'utf8')).toContain('Interrupted')
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

  it('reports once what several operations have in common, with the names of all', async () => {
    const files = ['--junit', at('g.xml'), '--html', at('g.html'), '--summary', at('g.md')]
    await command([
      '--url',
      everywhere.endpoint.origin,
      ...ada,
      '--only',
      'getContact,getProfile,getStatement',
      ...files,
    ])
    const [xml = '', html = '', markdown = ''] = ['g.xml', 'g.html', 'g.md'].map((file) =>
      readFileSync(at(file), 'utf8'),
    )
    expect(html.split('<article')).toHaveLength(2)
    expect(html).toContain('getStatement, getProfile, getContact')
    expect(html.split('<a href="#finding-0">content-type-json</a>')).toHaveLength(4)
    expect(markdown).toContain('| MUST | `content-type-json` | `getStatement`, `getProfile`, `getContact` |')
    const failed = (domain: string, id: string): string =>
      `<testcase classname="${domain}" name="${id}">\n      <failure type="violates"`
    expect(xml).toContain(failed('contact', 'getContact'))
    expect(xml).toContain(failed('profile', 'getProfile'))
    expect(xml).toContain(failed('statements', 'getStatement'))
  })

  it('passes a strict run when the baseline gives the reason why something need not be shown', async () => {
    const strict = [...here(), '--only', 'getProfile,createPin', '--strict']
    const before = await command([...strict, '--json', at('gaps.json')])
    expect(before.out).toMatch(/not exercised +createPin/)
    expect(before.code).toBe(1)
    const { skippedRules } = gapsSchema.parse(JSON.parse(readFileSync(at('gaps.json'), 'utf8')))
    const known = ['not-exercised', ...skippedRules.map(({ id }) => id)].map((rule) => ({
      ...{ rule, operation: 'createPin', why: 'the customer is used up' },
    }))
    writeFileSync(at('gaps-baseline.json'), JSON.stringify({ known }))
    const after = await command([...strict, '--baseline', at('gaps-baseline.json')])
    expect(after.out).toMatch(/not exercised +createPin.*the customer is used up/)
    expect(after.out).toMatch(/session-dead.*: the customer is used up/)
    expect(after.code).toBe(0)
  })

  it('exits with 1 when an operation that was asked for was not exercised, and names what it needs', async () => {
    const only = (names: string): string[] => [...here(), '--only', names, '--junit', at('unshown.xml')]
    const { code, out } = await command(only('getProfile,createPin,updateprofile,updatePin'))
    expect(out).toMatch(
      /^--only: operations that were not exercised: createPin, updateProfile, updatePin \(changes records: needs --allow-writes\)$/m,
    )
    expect(code).toBe(1)
    expect(readFileSync(at('unshown.xml'), 'utf8')).toContain('<failure type="not exercised" message="changes records')
    const { code: among, out: rest } = await command([...only('createPin'), '--allow-writes'])
    expect(rest).toContain('--only: operations that were not exercised: createPin (needs getPinStatus and confirmPin')
    expect(rest).toMatch(/\n--only: for a complete result add getPinStatus,confirmPin\n$/)
    expect(among).toBe(1)
    const missing = ['createPin', 'updateProfile', 'updatePin'].map((operation) => ({
      ...{ rule: 'not-exercised', operation, why: 'part of the next release' },
    }))
    writeFileSync(at('unshown.json'), JSON.stringify({ known: missing }))
    const known = [...only('getProfile,createPin,updateprofile,updatePin'), '--baseline', at('unshown.json')]
    const excused = await command(known)
    expect(excused.code).toBe(0)
    expect(excused.out).not.toContain('--only: operations')
  })

  it('is a process that exits with the code and prints the reason to stderr', async () => {
    const { code, out, err } = await script(cli, '--mock', '--only', 'getmoney')
    expect(code).toBe(2)
    expect(err.trim()).toBe('--only names "getmoney", which the contract does not have.')
    expect(out).toBe('')
  })

  it('keeps running with --watch until stdin ends, and repeats what failed on Enter', async () => {
    const { code, out } = await command(
      [...here(), '--only', 'getContact,getProfile', '--watch'],
      Readable.from(['\n']),
    )
    expect(code).toBe(1)
    expect(out.split('Enter runs getContact again')).toHaveLength(3)
    expect(out.split('conforms       getProfile')).toHaveLength(2)
  })

  it('repeats what failed when a file of the backend changes', async () => {
    const [first, source] = [at('operations'), at('source')]
    for (const folder of [first, source]) mkdirSync(folder)
    const input = new PassThrough()
    let runs = 0
    const both = `${first},${source}`
    const { code, out } = await command([...here(), '--only', 'getContact', '--watch-files', both], input, (text) => {
      if (!text.includes('runs getContact again')) return
      runs += 1
      if (runs === 1) writeFileSync(join(source, 'users.php'), '<?php')
      else input.end()
    })
    expect(code).toBe(1)
    expect(out).toContain(`Enter or a change below ${first} or ${source} runs getContact again`)
    expect(out).toMatch(/The input has ended, and so does the watch\.\n$/)
    expect(out.split('VIOLATES       getContact')).toHaveLength(3)
  })

  it('runs again on every save that replaces a file, also in folders created meanwhile', async () => {
    const source = at('replaced')
    mkdirSync(source)
    writeFileSync(join(source, 'users.php'), '<?php')
    const input = new PassThrough()
    const save = (path: string): void => {
      writeFileSync(at('saved.tmp'), '<?php // again')
      renameSync(at('saved.tmp'), join(source, path))
    }
    const saves = [
      () => save('users.php'),
      () => save('users.php'),
      () => mkdirSync(join(source, 'new')),
      () => save('new/other.php'),
      () => save('new/other.php'),
      () => input.end(),
    ]
    await command([...here(), '--only', 'getContact', '--watch-files', source], input, (text) => {
      if (text.includes('runs getContact again')) saves.shift()?.()
    })
    expect(saves).toHaveLength(0)
  })

  it('runs --reset-command before each run, which allows writes while watching', async () => {
    const reset = `node -e "require('node:fs').appendFileSync('${at('resets')}', 'x')"`
    const args = [...here(), '--only', 'getContact', '--watch', '--allow-writes', '--reset-command', reset]
    const { code } = await command(args, Readable.from(['\n']))
    expect(code).toBe(1)
    expect(readFileSync(at('resets'), 'utf8')).toBe('xx')
    const failing = await command([...here(), '--reset-command', 'exit 3', '--only', 'getContact'])
    expect(failing).toMatchObject({ code: 2, err: '--reset-command ended with 3.\n' })
    expect((await command([...here(), '--watch', '--allow-writes'])).err).toBe(
      '--watch with --allow-writes needs --reset-command, which restores the database before each run.\n',
    )
  })

  it('skips writes in a read-only run, and reports it', async () => {
    const { code, out } = await command([
      ...here(),
      '--read-only',
      '--only',
      'getProfile,updateProfile,newtrs',
      '--strict',
    ])
    expect(code).toBe(1)
    expect(out).toMatch(/not exercised +updateProfile.*changes records/)
    expect(out).toMatch(/not exercised +submitTransfer.*moves money/)
    expect(out).toMatch(/conforms +getProfile/)
  })

  it.each([
    ['nothing to test', [], 'Name the backend with --url URL, or --mock.'],
    [
      'an unknown operation',
      ['--mock', '--only', 'getmoney'],
      '--only names "getmoney", which the contract does not have.',
    ],
    [
      'writes without permission, and without a terminal',
      ['--url', 'http://127.0.0.1:9', '--only', 'newtrs'],
      'submitTransfer: these operations write. Add --allow-writes.',
    ],
    ['a baseline that is none', ['--mock', '--baseline', cli], '--baseline'],
  ])('exits with 2 and one line for %s', async (_what, args, line) => {
    const files = ['--json', at('usage.json'), '--junit', at('usage.xml')]
    const { code, err } = await command([...args, ...files])
    expect(code).toBe(2)
    expect(err).toContain(line)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(readFileSync(at('usage.json'), 'utf8')).toContain(`"stopped": ${JSON.stringify(err.trim())}`)
    expect(readFileSync(at('usage.xml'), 'utf8')).toMatch(/errors="1"[^]*<error type="stopped"/)
  })

  it('calls an operation that gets HTTP 501 not implemented, and exits with 1 unless that is allowed', async () => {
    const partly = await startBackend(target, await loadPlan(), {
      after: (response, { call }) =>
        'getstatement' in call.fields ? { ...response, status: 501, body: '{"status":"error"}' } : undefined,
    })
    const args = ['--url', partly.endpoint.origin, ...ada, '--only', 'getContact,getStatement,updateProfile']
    const strict = await command(args)
    expect(strict.out).toMatch(/not implemented getStatement .*HTTP 501/)
    expect(strict.out).toContain('1 not exercised, 1 not implemented (1 of 3 are certainly there)')
    expect(strict.code).toBe(1)
    const read = args.map((arg) => arg.replace(',updateProfile', ''))
    expect((await command([...read, '--allow-missing'])).code).toBe(0)
    await partly.close()
  })

  it.runIf(isFull)('summarises in the first lines what happened to money', async () => {
    const own = await mockTarget()
    const twice = await startBackend(own, await loadPlan(), {
      after: (_response, { id, json }) => {
        const list = json['transactions']
        if (id === 'getTransfers' && Array.isArray(list))
          json['transactions'] = list.flatMap((row: object) => [row, { ...row, id: randomUUID() }])
      },
    })
    const only = 'getTransferFee,getAccount,getTransfers,confirmPin,submitTransfer'
    const { out } = await command(['--url', twice.endpoint.origin, ...ada, '--allow-writes', '--only', only])
    expect(out.split('\n')[1]).toBe('ONE ORDER WAS BOOKED MORE THAN ONCE: submitTransfer')
    await Promise.all([twice.close(), own.close()])
  })

  it('explains a rule, and prints the tokens that curl lines use', async () => {
    const explained = await command(['--explain', 'post-only'])
    expect(explained.out).toMatch(/^MUST post-only: .+\n.+\nContract: openapi\/users\.yaml:\d+\n$/)
    const partly = await command(['--explain', 'payee-kept'])
    expect(partly.out).toContain('Only a SHOULD: one of them is lost while others are kept.')
    expect(partly.out).toMatch(/ openapi\/paths\/transfers\.yaml:\d+ \(submitTransfer\)\n/)
    expect((await command(['--explain', 'no-secrets'])).out).toMatch(/\nContract: .+openapi\/paths\/auth\.yaml:\d+; /)
    expect((await command(['--explain', 'no-such-rule'])).code).toBe(2)
    const { out } = await command([...here(), '--dead-token', 'gone', '--print-token'])
    const names = [...out.matchAll(/^(\w+)='.+'$/gm)].map(([, name]) => name)
    expect(names).toEqual(expect.arrayContaining(['TOKEN', 'FORMER_TOKEN', 'DEAD_TOKEN', 'PASSWORD', 'PIN']))
    expect(names).toEqual(expect.arrayContaining(['NEW_PASSWORD', 'LONG_PASSWORD', 'NEW_PIN']))
    expect(names).toEqual(expect.arrayContaining(['PASSWORD_ENROLLED', 'PASSWORD_B', 'PASSWORD_E']))
    expect(new Set(names).size).toBe(names.length)
    expect(out).toMatch(/^TOKEN='demo-session-.+'$/m)
  })

  it('writes the reports even with an unknown flag', async () => {
    const { code } = await command(['--mock', '--jason', 'x', '--junit', at('flag.xml')])
    expect(code).toBe(2)
    expect(readFileSync(at('flag.xml'), 'utf8')).toContain('<error type="stopped" message="Unknown option')
  })

  it('exits with 3 when nothing responds, and writes the report', async () => {
    const files = ['--json', at('none.json'), '--junit', at('none.xml'), '--summary', at('none.md')]
    const { code, err } = await command(['--url', 'http://127.0.0.1:9', ...ada, ...files])
    // Skipped tests alone would read as a pass.
    expect(readFileSync(at('none.xml'), 'utf8')).toContain('errors="1"')
    expect(readFileSync(at('none.md'), 'utf8')).toContain('**Stopped.** Cannot reach http://127.0.0.1:9/')
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
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const { code, err } = await command(['--url', `http://127.0.0.1:${port}`, ...ada])
    expect((await command(['--url', `http://127.0.0.1:${port}`])).code).toBe(3)
    server.close()
    expect(code).toBe(3)
    expect(err).toContain(
      `No backend at http://127.0.0.1:${port}/api/users.php: it responds with HTTP 404, text/html, a body that begins: <!doctype html>`,
    )
    expect(err).toContain('It redirects to /login: give the final address.')
  })

  it('exits with 4 when the token has another name, lists the names received, and writes the reports', async () => {
    const renamed = await startBackend(target, await loadPlan(), {
      after: (_response, { json }) => {
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

  it('exits with 4 when the sign-in fails', async () => {
    const { code, err } = await command([
      '--url',
      backend.endpoint.href,
      '--email',
      'ada@example.com',
      '--password',
      'wrong',
    ])
    expect(code).toBe(4)
    expect(err).toContain('Cannot sign in as ada@example.com')
  })
})

describe('the flags', () => {
  const scopeOf = (...args: string[]) => readOptions(args).scope

  it('skip operations that write, at any address, unless they are allowed', () => {
    expect(scopeOf('--url', 'https://bank.example')).toBe('reads')
    expect(scopeOf('--url', 'https://bank.example', '--allow-writes')).toBe('writes')
    expect(scopeOf('--url', 'http://localhost.bank.example')).toBe('reads')
  })

  it('do not treat a tunnel on this machine as permission', () => {
    for (const host of ['127.0.0.1:80', 'localhost', '[::1]:8080']) {
      expect(scopeOf('--url', `http://${host}`)).toBe('reads')
      expect(scopeOf('--url', `http://${host}`, '--allow-writes')).toBe('writes')
    }
  })

  it('accept amounts, and the pause between codes', () => {
    const args = ['--transfer-amount', '25.00', '--submission-amount', '60.00', '--code-wait', '60']
    expect(readOptions(['--mock', ...args])).toMatchObject({
      ...{ transferAmount: '25.00', submissionAmount: '60.00', codeWaitMs: 60_000 },
    })
  })

  it('add the job summary on GitHub automatically', () => {
    vi.stubEnv('GITHUB_STEP_SUMMARY', at('step.md'))
    expect(readOptions(['--mock']).summary).toBe(at('step.md'))
    expect(readOptions(['--mock', '--summary', at('own.md')]).summary).toBe(at('own.md'))
    vi.unstubAllEnvs()
  })

  it('find users.php from the root of the backend', () => {
    const endpointOf = (url: string) => readOptions(['--url', url]).endpoint?.href
    expect(endpointOf('http://bank.example')).toBe('http://bank.example/api/users.php')
    expect(endpointOf('http://bank.example/root/')).toBe('http://bank.example/root/api/users.php')
    expect(endpointOf('http://bank.example/v2/users.php')).toBe('http://bank.example/v2/users.php')
  })

  it.each([
    [['--url', 'ftp://bank.example'], 'http://'],
    [['--url', 'http://bank.example?crud=x'], 'without query'],
    [['--url', 'http://a.example', '--mock'], 'exclude'],
    [['--mock', '--read-only', '--allow-writes'], 'exclude'],
    [['--mock', '--email', 'a@b.example'], 'go together'],
    [['--mock', '--email', 'a@b.example', '--password', 'p', '--pin', '12'], 'four digits'],
    [['--mock', '--account', 'nobody=a:b'], '--account'],
    [['--mock', '--concurrency', '0'], 'from 1 to 256'],
    [['--mock', '--seed', 'x'], '--seed'],
    [['--mock', '--origin', 'dashboard.example'], '--origin'],
    [['--mock', '--unknown'], '--unknown'],
    [['--mock', 'extra'], 'extra'],
    [['--mock', '--transfer-amount', '5'], 'two decimals'],
    [['--url', 'http://a.example', '--watch', '--allow-writes'], '--watch with --allow-writes needs --reset-command'],
  ])('reject %j', (args, part) => {
    expect(() => readOptions(args)).toThrow(UsageError)
    expect(() => readOptions(args)).toThrow(part)
  })
})
