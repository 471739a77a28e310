import { parseArgs } from 'node:util'
import type { Plan } from '#tests/conformance/contract/plan.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import { packageName, packed } from '#tests/conformance/package/packed.ts'
import { isLoopback } from '#tests/conformance/transport/loopback.ts'

export interface ReportFiles {
  junit: string | undefined
  json: string | undefined
  html: string | undefined
  summary: string | undefined
}

export interface Options extends ReportFiles {
  help: boolean
  mock: boolean
  endpoint: URL | undefined
  accounts: Account[]
  deadToken: string | undefined
  codeCommand: string | undefined
  resetCommand: string | undefined
  scope: 'reads' | 'writes'
  /** Neither --read-only nor --allow-writes was given: a terminal may prompt. */
  needsConsent: boolean
  only: string[] | undefined
  strict: boolean
  baseline: string | undefined
  watch: boolean
  watchFiles: string[] | undefined
  transferAmount: string | undefined
  submissionAmount: string | undefined
  codeWaitMs: number | undefined
  holdMs: number
  origin: string | undefined
  largeUploads: boolean
  seed: number
  concurrency: number
  timeoutMs: number
  slowMs: number
  rate: number | undefined
  newPassword: string | undefined
  allowMissing: boolean
  explain: string | undefined
  printToken: boolean
}

export class UsageError extends Error {}

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const

const flags = {
  url: text,
  mock: flag,
  email: text,
  password: text,
  pin: text,
  email2: text,
  password2: text,
  account: { type: 'string', multiple: true },
  'dead-token': text,
  'code-command': text,
  'reset-command': text,
  'allow-writes': flag,
  'read-only': flag,
  only: text,
  strict: flag,
  baseline: text,
  junit: text,
  json: text,
  html: text,
  summary: text,
  watch: flag,
  'watch-files': text,
  'transfer-amount': text,
  'submission-amount': text,
  'code-wait': text,
  hold: text,
  origin: text,
  'large-uploads': flag,
  seed: text,
  concurrency: text,
  timeout: text,
  slow: text,
  rate: text,
  'new-password': text,
  'allow-missing': flag,
  explain: text,
  'print-token': flag,
  help: flag,
} as const

const isPacked = packed !== undefined
const command = isPacked ? packageName : 'npm run conformance --'

export const usage = `Usage: ${command} --url URL [flags]
       ${isPacked ? `${command} scaffold FOLDER` : `${command} --mock [flags]`}

  --url URL            the root of the backend, or the address of its users.php
${isPacked ? '  scaffold FOLDER      writes a starter in PHP into an empty folder' : "  --mock               checks the project's own mock bank, started for this run"}
  --email E --password P [--pin N]   a verified and approved customer; most operations need one
  --email2 E --password2 P           a second such customer, to check whose data is returned
  --account KIND=EMAIL:PASSWORD[:PIN]  further customers:
                         unapproved     identity not approved, for temporary tokens
                         no-pin         approved, without a PIN
                         authorization  needs an authorization code for transfers (with PIN)
  --dead-token T       a revoked or expired token
  --code-command CMD   prints the last code sent to $CODE_EMAIL for $CODE_PURPOSE (verify, reset, authorize)

  --read-only          only operations that change nothing: the default
  --allow-writes       every operation, also those that move money. Without either flag a terminal
                       prompts once for each host
  --reset-command CMD  restores the database before each run; needed with --watch and --allow-writes
  --transfer-amount A  amount of transfers (1.50), for a bank with a minimum
  --submission-amount A  amount of submissions (12.34)
  --code-wait SECONDS  the bank's minimum wait between two codes (0)
  --hold SECONDS       how long codes and keys must last: the run waits at its end if it was quicker (0)
  --origin ORIGIN      the origin of a dashboard on another host: checks its CORS headers
  --large-uploads      sends files of 10 MB and one of 40 MB: with writes the default on this machine
  --new-password P     the temporary new password, for a bank with rules for passwords
  --only A,B           judges only these operations, by id or wire name; may call loaders that they need. Exits
                       with 1 if one of them was not exercised

  --strict             also fail on warnings, operations not exercised and skipped rules, but for origin-allowed
  --allow-missing      accept missing operations (HTTP 501 or 404)
  --baseline FILE      accept the violations in this file
  --junit FILE --json FILE --html FILE   reports, written at every exit
  --summary FILE       add the report as Markdown to FILE; $GITHUB_STEP_SUMMARY by default
  --watch              stay, and run failed operations again on Enter; writes only with --reset-command
  --watch-files FOLDER,…  the same, also when a file below one of the folders changes
  --seed N             order of the calls (1)
  --concurrency N      calls at a time (16)
  --rate N             maximum of calls a second; the run waits after HTTP 429 with Retry-After in any case
  --timeout MS         time limit of a response (30000), longer for a large request
  --slow MS            a slower response of a loader is a warning (5000)
  --explain RULE       print a rule, its reason, and its place in the contract
  --print-token        sign in and print the variables of the curl lines in reports, for eval; those that only
                       a run knows, such as codes, are not among them
  --help               this text

Exit codes: 0 conforms, 1 violates or did not exercise an operation of --only, 2 usage or contract error,
3 no backend at the address, 4 sign-in failed, 130 interrupted.
`

export function readOptions(args: string[]): Options {
  const values = parse(args)
  const { url, mock } = values
  if (!values.help && values.explain === undefined && (url === undefined) === !mock) {
    throw new UsageError(
      mock
        ? '--url and --mock exclude each other.'
        : `Name the backend with --url URL${isPacked ? '' : ', or --mock'}.`,
    )
  }
  if (values['read-only'] && values['allow-writes'])
    throw new UsageError('--read-only and --allow-writes exclude each other.')
  const endpoint = url === undefined ? undefined : endpointOf(url)
  const watch = values.watch || values['watch-files'] !== undefined
  if (watch && values['allow-writes'] && values['reset-command'] === undefined)
    throw new UsageError(
      '--watch with --allow-writes needs --reset-command, which restores the database before each run.',
    )
  const isNear = endpoint !== undefined && isLoopback(endpoint)
  // A tunnel on this machine may lead to any bank, so writing needs permission.
  const scope = values['allow-writes'] || (mock && !values['read-only'] && !watch) ? 'writes' : 'reads'
  return {
    ...{ help: values.help, mock, strict: values.strict, endpoint, scope },
    accounts: accountsOf(values),
    deadToken: values['dead-token'],
    codeCommand: values['code-command'],
    resetCommand: values['reset-command'],
    only: values.only?.split(',').map((name) => name.trim()),
    ...{ baseline: values.baseline, ...readReportFiles(args) },
    ...{ watch, watchFiles: values['watch-files']?.split(',') },
    needsConsent: !mock && !watch && !values['read-only'] && !values['allow-writes'],
    transferAmount: amountOf('--transfer-amount', values['transfer-amount']),
    submissionAmount: amountOf('--submission-amount', values['submission-amount']),
    codeWaitMs:
      values['code-wait'] === undefined ? undefined : 1000 * whole('--code-wait', values['code-wait'], 0, 0, 3600),
    holdMs: 1000 * whole('--hold', values.hold, 0, 0, 3600),
    origin: values.origin === undefined ? undefined : originOf(values.origin),
    largeUploads: values['large-uploads'] || (isNear && scope === 'writes'),
    seed: whole('--seed', values.seed, 1, 0, 2 ** 31),
    concurrency: whole('--concurrency', values.concurrency, 16, 1, 256),
    timeoutMs: whole('--timeout', values.timeout, 30_000, 1, 600_000),
    rate: values.rate === undefined ? undefined : whole('--rate', values.rate, 0, 1, 100_000),
    newPassword: values['new-password'],
    allowMissing: values['allow-missing'],
    explain: values.explain,
    printToken: values['print-token'],
    slowMs: whole('--slow', values.slow, 5000, 1, 600_000),
  }
}

export function readReportFiles(args: string[]): ReportFiles {
  const { values } = parseArgs({ args, options: flags, strict: false })
  const file = (value: string | boolean | (string | boolean)[] | undefined): string | undefined =>
    typeof value === 'string' ? value : undefined
  return {
    junit: file(values.junit),
    json: file(values.json),
    html: file(values.html),
    summary: file(values.summary) ?? process.env['GITHUB_STEP_SUMMARY'],
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: flags, strict: true, allowPositionals: false }).values
  } catch (error) {
    throw new UsageError((error instanceof Error ? error.message : String(error)).split('\n', 1)[0])
  }
}

function endpointOf(url: string): URL {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol))
    throw new UsageError(`--url takes an address that begins with http:// or https://, not "${url}".`)
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
    throw new UsageError(
      `--account takes unapproved, no-pin or authorization, then =EMAIL:PASSWORD[:PIN], not "${given}".`,
    )
  return { kind, email, password, ...(pin === undefined ? {} : { pin }) }
}

function amountOf(name: string, given: string | undefined): string | undefined {
  if (given === undefined || /^\d+\.\d\d$/.test(given)) return given
  throw new UsageError(`${name} takes an amount with two decimals such as 25.00, not "${given}".`)
}

function whole(name: string, given: string | undefined, standard: number, least: number, most: number): number {
  if (given === undefined) return standard
  const value = /^\d+$/.test(given) ? Number(given) : Number.NaN
  if (!(value >= least && value <= most))
    throw new UsageError(`${name} takes a whole number from ${least} to ${most}, not "${given}".`)
  return value
}

/** Throws if every selected operation writes, and writing is not allowed. */
export function checkScope({ only, scope }: Pick<Options, 'only' | 'scope'>, { operations }: Plan): void {
  const wanted = operations.filter(({ id, wire }) => only?.includes(id) === true || only?.includes(wire) === true)
  if (scope === 'reads' && wanted.length > 0 && wanted.every(({ effect, id }) => effect !== 'read' && id !== 'signIn'))
    throw new UsageError(`${wanted.map(({ id }) => id).join(', ')}: these operations write. Add --allow-writes.`)
}

export function checkOnly({ only }: Pick<Options, 'only'>, { operations }: Plan): void {
  const unknown = only?.find((name) => !operations.some(({ id, wire }) => id === name || wire === name))
  if (unknown !== undefined) throw new UsageError(`--only names "${unknown}", which the contract does not have.`)
}
