import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { table } from '#mocks/generated/tables.ts'
import {
  exceptionsOf,
  keepRelease,
  lastRelease,
  mayBeReleased,
  report,
  withExceptions,
} from '#openapi/tools/breaking.ts'
import { compareContracts, type Change } from '#openapi/tools/compare.ts'
import { loadContract, type Contract, type OperationObject, type Schema } from '#openapi/tools/contract.ts'

function small(): Contract {
  const post = (id: string, request: string, response: string): { post: OperationObject } => ({
    post: {
      operationId: id,
      tags: ['test'],
      summary: `Do ${id}`,
      description: '',
      'x-kind': 'action',
      'x-session': 'session',
      'x-effect': 'write',
      'x-outcome': 'status',
      requestBody: {
        content: { 'application/x-www-form-urlencoded': { schema: { $ref: `#/components/schemas/${request}` } } },
      },
      responses: {
        '200': { content: { 'application/json': { schema: { $ref: `#/components/schemas/${response}` } } } },
      },
    },
  })
  const request = (marker: string): Schema => ({
    type: 'object',
    required: [marker, 'pin'],
    properties: {
      [marker]: { type: 'string', const: marker },
      pin: { type: 'string', pattern: '^\\d{4}$' },
      colour: { type: 'string', enum: ['red', 'green'] },
    },
  })
  return {
    openapi: '3.1.0',
    info: { title: 'Small', version: '1.0.0', description: '' },
    servers: [],
    security: [],
    tags: [],
    paths: {
      '/api/users.php#first': post('first', 'FirstRequest', 'Answer'),
      '/api/users.php#second': post('second', 'SecondRequest', 'Answer'),
    },
    components: {
      schemas: {
        FirstRequest: request('first'),
        SecondRequest: request('second'),
        Envelope: { type: 'object', properties: { status: { type: 'string' }, message: { type: 'string' } } },
        Answer: {
          allOf: [
            { $ref: '#/components/schemas/Envelope' },
            {
              type: 'object',
              required: ['state', 'rows'],
              properties: {
                state: { type: 'string', enum: ['open', 'closed'] },
                amount: { anyOf: [{ type: 'number' }, { type: 'string', pattern: '^\\d+$' }] },
                rows: {
                  type: 'array',
                  items: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
                },
              },
            },
          ],
        },
      },
    },
  }
}

interface Handles {
  contract: Contract
  post: OperationObject
  request: Schema & { properties: Record<string, Schema>; required: string[] }
  response: Schema & { properties: Record<string, Schema>; required: string[] }
}

function changesBy(edit: (handles: Handles) => void): Change[] {
  const contract = small()
  const { schemas } = contract.components
  const item = contract.paths['/api/users.php#first']
  const parts = schemas['Answer']?.['allOf'] as Handles['response'][]
  const [, response] = parts
  if (item === undefined || response === undefined) throw new Error('The small contract is broken.')
  edit({ contract, post: item.post, request: schemas['FirstRequest'] as Handles['request'], response })
  return compareContracts(small(), contract).filter(({ operation }) => operation === 'first' || operation === 'third')
}

const row = ({ response }: Handles) =>
  (response.properties['rows']?.['items'] as Handles['response'] | undefined)?.properties ?? {}

const cases: [string, (handles: Handles) => void, string, Change['breaks']][] = [
  [
    'an operation removed',
    ({ contract }) => Reflect.deleteProperty(contract.paths, '/api/users.php#first'),
    'The operation is gone.',
    'both sides',
  ],
  [
    'an operation added',
    ({ contract, post }) => {
      const third = structuredClone(post)
      third.operationId = 'third'
      third.requestBody = {
        content: {
          'application/x-www-form-urlencoded': {
            schema: { type: 'object', required: ['third'], properties: { third: { type: 'string', const: 'third' } } },
          },
        },
      }
      contract.paths['/api/users.php#third'] = { post: third }
    },
    'The operation is new (Do first).',
    undefined,
  ],
  [
    'the marker renamed',
    ({ request }) => {
      Reflect.deleteProperty(request.properties, 'first')
      request.properties['primo'] = { type: 'string', const: 'primo' }
      request.required = ['primo', 'pin']
    },
    'What selects it was first=first and is primo=primo.',
    'both sides',
  ],
  [
    'the session changed',
    ({ post }) => (post['x-session'] = 'temporary'),
    'The session it needs was session and is temporary.',
    'both sides',
  ],
  [
    'the outcome changed',
    ({ post }) => (post['x-outcome'] = 'icon'),
    'The deciding field was status and is icon.',
    'both sides',
  ],
  ['the kind changed', ({ post }) => (post['x-kind'] = 'loader'), 'Its kind was action and is loader.', 'both sides'],
  [
    'the encoding changed',
    ({ post }) =>
      (post.requestBody = {
        content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/FirstRequest' } } },
      }),
    'The encoding of its body was urlencoded and is multipart.',
    'both sides',
  ],
  [
    'the operationId renamed',
    ({ post }) => (post.operationId = 'primo'),
    'Its operationId was first and is primo: the wire is the same, generated code is not.',
    undefined,
  ],
  [
    'a request field removed',
    ({ request }) => Reflect.deleteProperty(request.properties, 'colour'),
    'The request field "colour" is gone.',
    'both sides',
  ],
  [
    'an optional request field added',
    ({ request }) => (request.properties['note'] = { type: 'string' }),
    'The request may carry the new field "note".',
    undefined,
  ],
  [
    'a required request field added',
    ({ request }) => {
      request.properties['note'] = { type: 'string' }
      request.required.push('note')
    },
    'The request must carry the new field "note".',
    'the dashboard',
  ],
  [
    'a request field required',
    ({ request }) => request.required.push('colour'),
    'The request field "colour" was optional and is required.',
    'the dashboard',
  ],
  [
    'a request field no longer required',
    ({ request }) => (request.required = ['first']),
    'The request field "pin" was required and may be missing.',
    'the bank',
  ],
  [
    'an enum of the request narrowed',
    ({ request }) => (request.properties['colour'] = { type: 'string', enum: ['red'] }),
    'The request field "colour" may no longer be "green".',
    'the dashboard',
  ],
  [
    'a pattern of the request dropped',
    ({ request }) => (request.properties['pin'] = { type: 'string' }),
    'The request field "pin" may now also be string.',
    'the bank',
  ],
  [
    'a response field removed',
    ({ response }) => {
      Reflect.deleteProperty(response.properties, 'amount')
    },
    'The response field "amount" is gone.',
    'both sides',
  ],
  [
    'a nested response field removed',
    (handles) => Reflect.deleteProperty(row(handles), 'id'),
    'The response field "rows[].id" is gone.',
    'both sides',
  ],
  [
    'a nested response field added',
    (handles) => (row(handles)['name'] = { type: 'string' }),
    'The response may carry the new field "rows[].name".',
    undefined,
  ],
  [
    'a nested response field widened',
    (handles) => (row(handles)['id'] = { type: ['integer', 'null'] }),
    'The response field "rows[].id" may now also be null.',
    'the dashboard',
  ],
  [
    'a response field no longer required',
    ({ response }) => (response.required = ['rows']),
    'The response field "state" was required and may be missing.',
    'the dashboard',
  ],
  [
    'a response field required',
    ({ response }) => response.required.push('amount'),
    'The response field "amount" was optional and is required.',
    'the bank',
  ],
  [
    'a required response field added',
    ({ response }) => {
      response.properties['fee'] = { type: 'number' }
      response.required.push('fee')
    },
    'The response must carry the new field "fee".',
    'the bank',
  ],
  [
    'an enum of the response widened',
    ({ response }) => (response.properties['state'] = { type: 'string', enum: ['open', 'closed', 'frozen'] }),
    'The response field "state" may now also be "frozen".',
    'the dashboard',
  ],
  [
    'a choice of types in the response narrowed',
    ({ response }) => (response.properties['amount'] = { type: 'number' }),
    'The response field "amount" may no longer be string of the pattern ^\\d+$.',
    'the bank',
  ],
]

describe('changes of the contract', () => {
  it.each(cases)('%s', (_what, edit, text, breaks) => {
    const changes = changesBy(edit)
    expect(changes.map((change) => change.text)).toEqual([text])
    expect(changes[0]?.breaks).toBe(breaks)
  })

  it('include another response type as breaking for both sides', () => {
    const changes = changesBy(({ response }) => (response.properties['state'] = { type: 'integer' }))
    expect(changes.map(({ breaks }) => breaks)).toEqual(['the bank', 'the dashboard'])
  })

  it('include neither wording nor examples nor order', () => {
    const changes = changesBy(({ post, request, response }) => {
      post.description = 'Other words.'
      request.properties['pin'] = { pattern: '^\\d{4}$', description: 'Four digits.', type: 'string' }
      response.properties = Object.fromEntries(Object.entries(response.properties).reverse())
    })
    expect(changes).toEqual([])
  })

  it('require a new major version only if one breaks something', () => {
    const breaking: Change[] = [{ operation: 'first', text: 'The operation is gone.', breaks: 'both sides' }]
    const compatible: Change[] = [{ operation: 'third', text: 'The operation is new.' }]
    expect(mayBeReleased(breaking, '1.4.0', '1.5.0')).toBe(false)
    expect(mayBeReleased(breaking, '1.4.0', '2.0.0')).toBe(true)
    expect(mayBeReleased(compatible, '1.4.0', '1.4.0')).toBe(true)
    expect(report([...breaking, ...compatible], '1.4.0', '1.5.0')).toBe(
      [
        'Changes from 1.4.0 to 1.5.0',
        '',
        'Compatible:',
        '  third: The operation is new.',
        '',
        'Breaking:',
        '  first: The operation is gone. Breaks both sides.',
        '',
        '1 breaking, 1 compatible.',
        'Raise the first number of info.version in users.yaml (it is 1.5.0), or revert these changes.',
      ].join('\n'),
    )
  })
})

it('the contract is compatible with the last release', async () => {
  const before = await lastRelease()
  const after = await loadContract()
  if (before === undefined) throw new Error('No release is kept.')
  const changes = withExceptions(compareContracts(before, after), exceptionsOf(after.info.version))
  const text = report(changes, before.info.version, after.info.version)
  expect(mayBeReleased(changes, before.info.version, after.info.version), text).toBe(true)
})

it('a changed contract has an unreleased version', async () => {
  const before = await lastRelease()
  const after = await loadContract()
  const { version } = after.info
  if (before?.info.version === version)
    expect(after, `Raise info.version: ${version} is released, or release it again.`).toEqual(before)
})

describe('the release', async () => {
  const before = await lastRelease()

  it('replaces the one before it, with the exceptions of its own version only', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'releases-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const exceptions = (version: string): string =>
      `${version}:\n  - because: It breaks nobody.\n    text: Something.\n    operations:\n      - first\n`
    const text = `# Why these are here.\n\n${exceptions('1.0.0')}${exceptions('1.1.0')}`
    writeFileSync(join(folder, '1.0.0.yaml'), 'the one before')
    writeFileSync(join(folder, 'exceptions.yaml'), text)
    const contract = small()
    contract.info.version = '1.1.0'
    keepRelease(contract, folder)
    expect(readdirSync(folder).sort()).toEqual(['1.1.0.yaml', 'exceptions.yaml'])
    expect(readFileSync(join(folder, 'exceptions.yaml'), 'utf8')).toBe(
      `# Why these are here.\n\n${exceptions('1.1.0')}`,
    )
    expect(await lastRelease(folder)).toEqual(contract)
  })

  it('has no exception that is not needed', async () => {
    const after = await loadContract()
    const { version } = after.info
    if (before === undefined || before.info.version === version) return
    const found = compareContracts(before, after)
    for (const { text, operations } of exceptionsOf(version))
      for (const operation of operations)
        expect(found, operation).toContainEqual(expect.objectContaining({ operation, text }))
  })

  it('has examples of responses that still conform within the same major version', async () => {
    const { version } = (await loadContract()).info
    if (before === undefined || before.info.version.split('.')[0] !== version.split('.')[0]) return
    for (const { post } of Object.values(before.paths)) {
      const [media] = Object.values(post.responses['200']?.content ?? {})
      for (const [name, { value }] of Object.entries(media?.examples ?? {})) {
        const schemas: Record<string, { response: { safeParse: (value: unknown) => { success: boolean } } }> = table
        expect(schemas[post.operationId]?.response.safeParse(value).success, `${post.operationId} ${name}`).toBe(true)
      }
    }
  })
})
