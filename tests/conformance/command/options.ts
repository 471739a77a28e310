import { parseArgs } from 'node:util'
import type { Plan } from '#tests/conformance/contract/plan.ts'
import type { Account } from '#tests/conformance/exchange.ts'

export interface ReportFiles {
  json: string | undefined
  junit: string | undefined
}

export interface Options extends ReportFiles {
  help: false
  endpoint: URL
  accounts: Account[]
  deadToken: string | undefined
  codeCommand: string | undefined
  allowsWrites: boolean
  only: string[] | undefined
  origin: string | undefined
  baseline: string | undefined
}

export class UsageError extends Error {}

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const

const flags = {
  url: text,
  email: text,
  password: text,
  pin: text,
  email2: text,
  password2: text,
  account: { type: 'string', multiple: true },
  'dead-token': text,
  'code-command': text,
  'allow-writes': flag,
  only: text,
  origin: text,
  json: text,
  junit: text,
  baseline: text,
  help: flag,
} as const

export const usage = `Usage: npm run conformance -- --url URL [flags]

  --url URL            the root of the backend, or the address of its users.php
  --email E --password P [--pin N]   a verified and approved customer; most operations need one
  --email2 E --password2 P           a second such customer, to check whose data is returned
  --account KIND=EMAIL:PASSWORD[:PIN]  further customers:
                         unapproved     identity not approved, for temporary tokens
                         no-pin         approved, without a PIN
                         authorization  needs an authorization code for transfers (with PIN)
  --dead-token T       a revoked or expired token
  --code-command CMD   prints the last code sent to $CODE_EMAIL for $CODE_PURPOSE (verify, reset, authorize)
  --origin ORIGIN      the origin of a dashboard on another host: checks its CORS headers

  --allow-writes       every operation, also those that move money; a terminal asks before it writes.
                       Without it only operations that change nothing
  --only A,B           judges only these operations, by id or wire name; may call loaders that they need.
                       Exits with 1 if one of them was not exercised

  --json FILE --junit FILE   reports, written at every exit
  --baseline FILE      accepts the violations in this file
  --help               this text

Exit codes: 0 conforms, 1 violates, an operation is not implemented or one of --only was not exercised,
2 usage or contract error, 3 no backend at the address, 4 sign-in failed, 130 interrupted.
`

export function readOptions(args: string[]): Options | { help: true } {
  const values = parse(args)
  if (values.help) return { help: true }
  if (values.url === undefined) throw new UsageError('Name the backend with --url URL.')
  return {
    help: false,
    endpoint: endpointOf(values.url),
    accounts: accountsOf(values),
    deadToken: values['dead-token'],
    codeCommand: values['code-command'],
    allowsWrites: values['allow-writes'],
    only: values.only?.split(',').map((name) => name.trim()),
    origin: values.origin === undefined ? undefined : originOf(values.origin),
    baseline: values.baseline,
    ...readReportFiles(args),
  }
}

/** Also from a command line that is wrong otherwise: the reports are written at every exit. */
export function readReportFiles(args: string[]): ReportFiles {
  const { values } = parseArgs({ args, options: flags, strict: false })
  const file = (value: typeof values.json): string | undefined => (typeof value === 'string' ? value : undefined)
  return { json: file(values.json), junit: file(values.junit) }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: flags, strict: true, allowPositionals: false }).values
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // It would have the argument, which may be a part of a password.
    const text = message.startsWith('Unexpected argument')
      ? 'There is an argument too many: does a value with a space lack its quotes?'
      : message.split('\n', 1)[0]
    throw new UsageError(text)
  }
}

function endpointOf(url: string): URL {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol))
    throw new UsageError('--url takes an address that begins with http:// or https://.')
  if (parsed.search !== '' || parsed.hash !== '' || parsed.username !== '')
    throw new UsageError('--url takes an address without query, fragment or user.')
  if (!parsed.pathname.endsWith('.php')) parsed.pathname = `${parsed.pathname.replace(/\/$/, '')}/api/users.php`
  return parsed
}

function originOf(given: string): string {
  const parsed = URL.canParse(given) ? new URL(given) : undefined
  if (parsed?.origin !== given.replace(/\/$/, ''))
    throw new UsageError(`--origin takes an origin such as https://dashboard.example, not "${given}".`)
  return parsed.origin
}

function accountsOf(values: ReturnType<typeof parse>): Account[] {
  const { email, password, pin, email2, password2 } = values
  if ((email === undefined) !== (password === undefined)) throw new UsageError('--email and --password go together.')
  if ((email2 === undefined) !== (password2 === undefined))
    throw new UsageError('--email2 and --password2 go together.')
  if (pin !== undefined && email === undefined) throw new UsageError('--pin needs --email and --password.')
  if (pin !== undefined && !/^\d{4}$/.test(pin)) throw new UsageError('--pin takes four digits.')
  return [
    ...(email === undefined || password === undefined
      ? []
      : [{ kind: 'main' as const, email, password, ...(pin === undefined ? {} : { pin }) }]),
    ...(email2 === undefined || password2 === undefined
      ? []
      : [{ kind: 'second' as const, email: email2, password: password2 }]),
    ...(values.account ?? []).map(furtherAccount),
  ]
}

function furtherAccount(given: string): Account {
  const match = /^(unapproved|no-pin|authorization)=([^:]+):(.+?)(?::(\d{4}))?$/.exec(given)
  const [, kind, email, password, pin] = match ?? []
  if (
    email === undefined ||
    password === undefined ||
    !(kind === 'unapproved' || kind === 'no-pin' || kind === 'authorization')
  )
    throw new UsageError('--account takes unapproved, no-pin or authorization, then =EMAIL:PASSWORD[:PIN].')
  if (kind === 'authorization' && pin === undefined)
    throw new UsageError('--account authorization=EMAIL:PASSWORD:PIN takes a PIN of four digits.')
  return { kind, email, password, ...(pin === undefined ? {} : { pin }) }
}

/** Throws if every selected operation writes, and writing is not allowed. */
export function checkScope(
  only: readonly string[] | undefined,
  scope: 'reads' | 'writes',
  { operations }: Pick<Plan, 'operations'>,
): void {
  const wanted = operations.filter(({ id, wire }) => only?.includes(id) === true || only?.includes(wire) === true)
  if (scope === 'reads' && wanted.length > 0 && wanted.every(({ effect, id }) => effect !== 'read' && id !== 'signIn'))
    throw new UsageError(`${wanted.map(({ id }) => id).join(', ')}: these operations write. Add --allow-writes.`)
}

export function checkOnly(only: readonly string[] | undefined, { operations }: Pick<Plan, 'operations'>): void {
  const unknown = only?.find((name) => !operations.some(({ id, wire }) => id === name || wire === name))
  if (unknown !== undefined) throw new UsageError(`--only names "${unknown}", which the contract does not have.`)
}
