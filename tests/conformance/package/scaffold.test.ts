import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadContract, operationsOf } from '#openapi/tools/contract.ts'
import { loadPlan } from '#tests/conformance/contract/plan.ts'
import { countResults } from '#tests/conformance/reports/report.ts'
import { run } from '#tests/conformance/run.ts'
import { freePort } from '#tests/support/freePort.ts'
import { hasPhpWithSqlite } from '#tests/support/servers.ts'
import { scaffold, starterFiles, starterTemplates } from './scaffold.ts'

const contract = await loadContract()
const operations = operationsOf(contract)

const said = { text: '' }
const writer = { write: (text: string) => (said.text += text) !== '' }
const terminal = { out: writer, err: writer, input: process.stdin }

describe('the files of the starter', () => {
  const files = starterFiles(contract, starterTemplates(), 'the-runner')

  it('contain a stub for each operation, and no empty placeholder', () => {
    for (const { id, domain } of operations) expect(files[`operations/${domain}.php`], id).toContain(`'${id}' => null,`)
    for (const [path, text] of Object.entries(files)) expect(text, path).not.toMatch(/\{\{|undefined/)
    expect(files['README.md']).toContain('the-runner --url')
  })

  it('follow the contract: a new field of the profile is a column and a field', () => {
    const changed = structuredClone(contract)
    const { properties } = changed.components.schemas['UpdateProfileRequest'] ?? {}
    Object.assign(properties ?? {}, { invented_field: { type: 'string' } })
    const next = starterFiles(changed, starterTemplates(), '')
    expect(next['schema.sql']).toContain('invented_field TEXT NOT NULL')
    expect(next['src/operations.php']).toContain("'invented_field' => false")
  })

  it('describe each field as the contract does: pattern, length, null and optional', () => {
    const stub = (domain: string, id: string): string =>
      (files[`operations/${domain}.php`] ?? '').split(`'${id}' => null`)[0]?.split('/**').at(-1) ?? ''
    expect(stub('transfers', 'confirmAuthorizationCode')).toContain(String.raw`pin (string of the pattern ^\d{4}$):`)
    expect(stub('auth', 'signUp')).toContain('password (string of at least 6 characters):')
    expect(stub('account', 'getAccount')).toContain('account.account_no (string or null):')
    expect(stub('account', 'getAccount')).toContain('transactions[].reference (optional, string or null):')
    expect(stub('account', 'getAccount')).toContain('transactions[].date (string as in the examples):')
    expect(stub('account', 'getAccount')).toContain('  user, nc: as shellOf($call) returns them')
    expect(stub('transfers', 'confirmPin').replaceAll(/\s+\*?\s*/g, ' ')).toContain(
      'A bank that locks PINs SHOULD send it, and `tries_left`, with every refusal.',
    )
  })

  it('are written to an empty folder only', async () => {
    said.text = ''
    expect(await scaffold([import.meta.dirname], terminal)).toBe(2)
    expect(said.text).toContain('is not empty: nothing was written.')
    expect(await scaffold([], terminal)).toBe(2)
  })
})

const filled: Record<string, Record<string, string>> = {
  auth: {
    signIn: `function (Call $call): array {
        $customer = row($call->db, 'SELECT * FROM customers WHERE email = ?', [$call->fields['email']]);
        if ($customer === null || !isPassword($call->fields['password'], $customer['password_hash'])) {
            return refusal('Invalid Credentials');
        }
        $kind = $customer['verification_status'] === 'verified' ? 'session' : 'temporary';
        return ['status' => 'success', 'jwt' => issueToken($call->db, $customer['id'], $kind),
            'verification_status' => $customer['verification_status']];
    }`,
  },
  contact: {
    getContact: `fn (Call $call) => shellOf($call) + ['contact' => ['email' => 'help@example.com']]`,
  },
  profile: {
    getProfile: `fn (Call $call) => shellOf($call) + ['profile' => userOf($call->customer)]`,
    updateProfile: `function (Call $call): array {
        $names = array_keys($call->operation['fields']);
        $set = implode(', ', array_map(fn ($name) => "$name = ?", $names));
        query($call->db, "UPDATE customers SET $set WHERE id = ?", [...array_values($call->fields), $call->customer['id']]);
        return ['status' => 'success'];
    }`,
    updatePicture: `function (Call $call): array {
        $name = keepUpload($call->files['profilePic'], 'pictures', PICTURES);
        if ($name === null) {
            return refusal('This is not a picture.');
        }
        query($call->db, 'UPDATE customers SET picture = ? WHERE id = ?', [$name, $call->customer['id']]);
        return ['status' => 'success'];
    }`,
  },
  transfers: {
    submitTransfer: `function (Call $call): array {
        $minor = (int) round(100 * (float) $call->fields['amount']);
        query($call->db, 'UPDATE customers SET balance = balance - ? WHERE id = ?', [$minor, $call->customer['id']]);
        if ($minor > $call->customer['balance']) {
            throw new Refused('Insufficient balance.');
        }
        return ['icon' => 'success'];
    }`,
  },
  'add-funds': {
    submitCryptoDeposit: `function (Call $call): array {
        query($call->db, "INSERT INTO submissions (customer_id, form, type, amount) VALUES (?, 'submitCryptoDeposit', ?, 1)",
            [$call->customer['id'], $call->fields['type']]);
        return ['status' => 'success', 'icon' => 'success'];
    }`,
  },
}

if (!hasPhpWithSqlite())
  console.warn('SKIPPED, nothing of it was tested: the PHP starter. There is no php with pdo_sqlite on the PATH.')

describe.skipIf(!hasPhpWithSqlite())('the starter under PHP', { timeout: 60_000 }, () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'starter-')), 'bank')
  const servers: ChildProcess[] = []
  let endpoint: URL

  const cheap = { ...process.env, BANK_FAST_HASHES: '1' }
  const php = (script: string): string => execFileSync('php', [join(folder, script)], { encoding: 'utf8', env: cheap })
  const runPhp = (code: string): string => execFileSync('php', ['-r', code], { encoding: 'utf8' })
  const inDatabase = (sql: string): string =>
    runPhp(
      `echo json_encode((new PDO('sqlite:${folder}/storage/bank.sqlite'))->query("${sql}")->fetchAll(PDO::FETCH_NUM));`,
    )

  async function serve(): Promise<URL> {
    const port = await freePort()
    const env = { ...cheap, BANK_ORIGINS: 'https://dashboard.example', PHP_CLI_SERVER_WORKERS: '4' }
    const from = join(folder, 'public')
    const args = ['-c', join(folder, 'php.ini'), '-S', `127.0.0.1:${port}`, '-t', from, join(from, 'index.php')]
    servers.push(spawn('php', args, { env, stdio: 'ignore', detached: true }))
    const url = new URL(`http://127.0.0.1:${port}/api/users.php`)
    for (let tries = 0; tries < 100 && !(await isUp(url)); tries += 1) await pause(50)
    return url
  }

  async function send(fields: Record<string, string> | FormData, query = '', headers: Record<string, string> = {}) {
    const body = fields instanceof FormData ? fields : new URLSearchParams(fields)
    const response = await fetch(`${endpoint.href}${query}`, { method: 'POST', body, headers })
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
    }
  }

  beforeAll(async () => {
    expect(await scaffold([folder], terminal)).toBe(0)
    php('reset.php')
    endpoint = await serve()
  })
  afterAll(() => {
    // The workers of PHP's server are separate processes.
    for (const { pid } of servers) if (pid !== undefined) process.kill(-pid)
    rmSync(join(folder, '..'), { recursive: true, force: true })
  })

  it.each(operations)('$id is not implemented: HTTP 501', async ({ id, query, fields }) => {
    const { status, body } = await send(fields, `?${new URLSearchParams(query).toString()}`)
    expect({ status, body }).toEqual({
      status: 501,
      body: { status: 'error', message: `${id} is not implemented yet.` },
    })
  })

  it('[R204] has no findings: every operation is not implemented', async () => {
    const account = { kind: 'main', email: 'main@example.com', password: 'demo-password' } as const
    const settings = { concurrency: 4, timeoutMs: 10_000, slowMs: 5000, seed: 1, scope: 'writes' } as const
    const report = await run({ ...settings, endpoint, accounts: [account] }, await loadPlan())
    expect(report.operations.flatMap(({ findings }) => findings)).toEqual([])
    expect(countResults(report)).toMatchObject({ 'not implemented': operations.length })
    expect(report.notes).toEqual([expect.stringContaining('userlogin is not implemented (HTTP 501)')])
  })

  it.each([
    ['no name', {}, ''],
    ['an unknown name', { getmoney: 'getmoney' }, ''],
    ['a name in another case', { getcontact: 'GETCONTACT' }, ''],
    ['two names', { getcontact: 'getcontact', getprofile: 'getprofile' }, ''],
    ['a name in the wrong place', {}, '?getcontact=getcontact'],
    ['an unknown crud', {}, '?crud=getcontact'],
    ['crud and a marker', { getcontact: 'getcontact' }, '?crud=userlogin'],
    ['an unknown crud and a marker', { getcontact: 'getcontact' }, '?crud=nothing'],
    ['a list for a name', { 'getcontact[]': 'getcontact' }, ''],
    ['userforgot without its action', {}, '?crud=userforgot'],
  ])('%s is HTTP 404, a JSON object', async (_what, fields, query) => {
    const { status, body } = await send(fields, query)
    expect({ status, body }).toEqual({
      status: 404,
      body: { status: 'error', message: 'This operation does not exist.' },
    })
  })

  it('serves nothing by GET, and only files in public/', async () => {
    expect((await fetch(`${endpoint.href}?getcontact=getcontact`)).status).toBe(405)
    for (const path of ['/config.php', '/src/endpoint.php', '/storage/bank.sqlite', '/uploads/..%2F..%2Fconfig.php'])
      expect((await fetch(new URL(path, endpoint))).status, path).toBe(404)
  })

  it('lets a page of the dashboard read every status, and no other page', async () => {
    const origin = async (name: string) =>
      (await send({}, '', { Origin: name })).headers.get('Access-Control-Allow-Origin')
    expect(await origin('https://dashboard.example')).toBe('https://dashboard.example')
    expect(await origin('https://elsewhere.example')).toBeNull()
  })

  it('responds to a body that is too large with HTTP 413', async () => {
    const form = new FormData()
    form.set('newcd', 'newcd')
    form.set('depositPic', new File([new Uint8Array(33 * 1024 * 1024)], 'proof.png'))
    expect((await send(form)).status).toBe(413)
  })

  describe('with some operations implemented', () => {
    beforeAll(() => {
      for (const [domain, functions] of Object.entries(filled)) {
        const file = join(folder, 'operations', `${domain}.php`)
        const text = Object.entries(functions).reduce(
          (code, [id, body]) => code.replace(`'${id}' => null,`, () => `'${id}' => ${body},`),
          readFileSync(file, 'utf8'),
        )
        writeFileSync(file, text)
      }
    })

    const token = async (email = 'main@example.com'): Promise<string> =>
      String((await send({ email, password: 'demo-password' }, '?crud=userlogin')).body['jwt'])

    it('signs in an approved customer only, and stores no token', async () => {
      const jwt = await token()
      expect((await send({ getcontact: 'getcontact', token: jwt })).status).toBe(200)
      for (const other of ['', 'garbage', await token('unapproved@example.com')])
        expect((await send({ getcontact: 'getcontact', token: other })).status).toBe(401)
      expect(inDatabase('SELECT token_hash FROM sessions')).not.toContain(jwt)
    })

    it('carries out one order per key, also for simultaneous requests', async () => {
      const order = {
        newcd: 'newcd',
        token: await token(),
        type: 'Ethereum',
        amount: '12.34',
        idempotency_key: crypto.randomUUID(),
      }
      const responses = await Promise.all(Array.from({ length: 6 }, () => send(order)))
      for (const { body } of responses) expect(body).toEqual({ status: 'success', icon: 'success' })
      expect(inDatabase("SELECT count(*) FROM submissions WHERE type = 'Ethereum'")).toBe('[[1]]')
      expect((await send({ ...order, amount: '99.00' })).body).toMatchObject({ icon: 'error' })
      expect((await send({ ...order, token: await token('second@example.com') })).body).toMatchObject({
        icon: 'success',
      })
    })

    it('never lets two simultaneous orders spend the same money', async () => {
      const payee = { bank: 'Bank of Elsewhere', act_no: '9900112233', act_hold_name: 'Tomas Berg', extra: '{}' }
      const order = { newtrs: 'newtrs', token: await token('second@example.com'), ...payee, amount: '1000.00' }
      const responses = await Promise.all(Array.from({ length: 12 }, () => send(order)))
      expect(responses.filter(({ body }) => body['icon'] === 'success')).toHaveLength(4)
      expect(inDatabase("SELECT balance FROM customers WHERE email = 'second@example.com'")).toBe('[[31075]]')
    })

    it('sends a code of the form and lifetime of its purpose', () => {
      const code = (purpose: string): string =>
        runPhp(`require '${folder}/src/endpoint.php';
          sendCode(database(), 1, 'main@example.com', '${purpose}');
          $row = row(database(), 'SELECT * FROM codes WHERE purpose = ?', ['${purpose}']);
          $mails = file(config()['storage'] . '/mails.jsonl');
          echo strlen(json_decode(end($mails), true)['code']), ' ', round(($row['expires_at'] - time()) / 60);`)
      expect(['verify', 'reset', 'authorize'].map(code)).toEqual(['6 30', '6 30', '4 10'])
      const guesses = `require '${folder}/src/endpoint.php';
        for ($guess = 0; $guess < 6; $guess += 1) {
            takeCode(database(), 1, 'authorize', 'none');
            echo json_encode(array_values(triesOf(database(), 1, 'authorize')));
        }`
      expect(runPhp(guesses)).toBe('[false,4][false,3][false,2][false,1][true,0][true,0]')
    })

    it('accepts a code for the address that it was sent to, and no other', () => {
      const taken = (address: string): string =>
        runPhp(`require '${folder}/src/endpoint.php';
          sendCode(database(), 1, '${address}', 'verify');
          $mails = file(config()['storage'] . '/mails.jsonl');
          echo json_encode(takeCode(database(), 1, 'verify', json_decode(end($mails), true)['code']));`)
      expect(['former@example.com', 'Main@example.com'].map(taken)).toEqual(['false', 'true'])
    })

    it('distinguishes long passwords by their ends', () => {
      const start = 'a'.repeat(80)
      expect(
        runPhp(`require '${folder}/src/endpoint.php';
          $hash = hashPassword('${start}1');
          echo json_encode([isPassword('${start}1', $hash), isPassword('${start}2', $hash)]);`),
      ).toBe('[true,false]')
    })

    it('hashes PINs with a zero byte, and has none that is right for a customer without one', () => {
      const judged = runPhp(`require '${folder}/src/endpoint.php';
        $hash = hashPassword("12\\0034");
        echo json_encode([isPassword("12\\0034", $hash), isPassword('12', $hash), isPassword('', null),
          isPin('0042'), isPin("0042\\n"), isPin('abc'), isPin('')]);`)
      expect(judged).toBe('[true,false,false,true,false,false,false]')
    })

    it('reads and writes amounts exactly', () => {
      const texts = ['19.99', '0.29', '1.1', '7', '-0.05', '999999999999999.99', '', '1e3', '1.234', '9'.repeat(40)]
      const pairs = runPhp(`require '${folder}/src/endpoint.php';
        foreach (${JSON.stringify(texts)} as $text) {
            $cents = centsOf($text);
            echo $cents === null ? 'none' : amountOf($cents), ' ';
        }`)
      expect(pairs.trim().split(' ')).toEqual([
        ...['19.99', '0.29', '1.10', '7.00', '-0.05', '999999999999999.99'],
        ...['none', 'none', 'none', 'none'],
      ])
    })

    it('has cheap hashes for test runs only', () => {
      const cost = `require '${folder}/src/endpoint.php'; echo password_get_info(hashPassword('x'))['options']['cost'];`
      expect(Number(runPhp(cost))).toBeGreaterThan(9)
      expect(runPhp(`putenv('BANK_FAST_HASHES=1'); ${cost}`)).toBe('4')
    })

    it('logs the cause of HTTP 500 to a file, and never sends it', async () => {
      const jwt = await token()
      const file = join(folder, 'operations/contact.php')
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, text.replace('fn (Call $call) =>', 'fn (Call $call) => mb_nothing() +'))
      const { status, body } = await send({ getcontact: 'getcontact', token: jwt })
      writeFileSync(file, text)
      expect([status, body['message']]).toEqual([500, 'Something went wrong.'])
      expect(readFileSync(join(folder, 'storage/errors.log'), 'utf8')).toContain('mb_nothing')
    })

    it('has an expired session for --dead-token', async () => {
      expect((await send({ getcontact: 'getcontact', token: 'expired-demo-token' })).status).toBe(401)
      expect(inDatabase("SELECT count(*) FROM sessions WHERE expires_at < strftime('%s')")).toBe('[[1]]')
    })

    it('requires required fields to be text', async () => {
      const form = { updateprofile: 'updateprofile', token: await token() }
      expect((await send(form)).status).toBe(422)
      expect((await send({ newcd: 'newcd', token: form.token, 'type[]': 'x', amount: '1' })).status).toBe(422)
    })

    it('recognises a picture by its bytes, and stores it outside the served folder', async () => {
      const jwt = await token()
      const upload = async (bytes: Uint8Array<ArrayBuffer>, name: string) => {
        const form = new FormData()
        form.set('updatepic', 'updatepic')
        form.set('token', jwt)
        form.set('profilePic', new File([bytes], name, { type: 'image/png' }))
        return (await send(form)).body['status']
      }
      expect(await upload(new TextEncoder().encode('<?php echo 1;'), 'x.png')).toBe('error')
      const png = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      )
      expect(await upload(new Uint8Array(png), '../../evil.php')).toBe('success')
      const profile = (await send({ getprofile: 'getprofile', token: jwt })).body['profile'] as { picture: string }
      expect(profile.picture).toMatch(/^[a-f0-9]{32}\.png$/)
      expect(readdirSync(join(folder, 'public'))).toEqual(['api', 'index.php'])
      const served = await fetch(new URL(`/uploads/${profile.picture}`, endpoint))
      expect([served.status, served.headers.get('Content-Type')]).toEqual([200, 'image/png'])
      expect(Buffer.from(await served.arrayBuffer())).toEqual(png)
    })

    it('conforms in the operations that are implemented', async () => {
      php('reset.php')
      const only = ['signIn', 'getContact', 'getProfile', 'updateProfile', 'updatePicture']
      const account = (kind: 'main' | 'second') => ({ kind, email: `${kind}@example.com`, password: 'demo-password' })
      const settings = { concurrency: 4, timeoutMs: 10_000, slowMs: 5000, seed: 1, scope: 'writes' } as const
      const accounts = [account('main'), account('second')]
      const report = await run({ ...settings, endpoint, accounts, only }, await loadPlan())
      expect(report.operations.flatMap(({ findings }) => findings)).toEqual([])
      expect(report.operations.map(({ id, result }) => `${id} ${result}`).sort()).toEqual(
        ['endpoint', ...only].map((id) => `${id} conforms`).sort(),
      )
    })
  })
})

async function isUp(url: URL): Promise<boolean> {
  return fetch(url, { method: 'POST' }).then(
    () => true,
    () => false,
  )
}
