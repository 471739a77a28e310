/** Which values and states a run against the mock bank has not reached. */
import { type Fault, names, recordIn } from '#tests/conformance/broken/backend.ts'
import type { Field, Plan, PlannedOperation } from '#tests/conformance/contract/plan.ts'
import { rowsOf, saysYes } from '#tests/conformance/reading/rows.ts'
import type { FileValue } from '#tests/conformance/transport/encoding.ts'
import { type CodeReader, secretFields } from './context.ts'
import { succeeds } from './exchange.ts'
import type { MockTarget } from './mockTarget.ts'

const offers: Readonly<Record<string, readonly [loader: string, list: string, column: string]>> = {
  submitCryptoDeposit: ['getCryptoDepositForm', '', ''],
  submitPayment: ['getPaymentForm', 'purposes', 'purpose_name'],
  submitFixedDeposit: ['getFixedDepositForm', 'plans', 'plan_name'],
  submitUpgrade: ['getUpgradeForm', 'plans', 'plan_name'],
  submitVerification: ['getIdentityDocuments', 'docs', 'doc_name'],
}

const values: Readonly<Record<string, string>> = {
  'signUp password: six characters': 'The mock bank wants eight.',
  'createPin pin: no zero in front': 'A run creates one PIN.',
  'updateEmail email: capital letters': 'A bank may show the address in small letters.',
}

const states: Readonly<Record<string, string>> = {
  'requestPasswordReset: refused, then all loaders': 'The mock bank refuses no address.',
  'resendResetCode: refused, then all loaders': 'The mock bank refuses no address.',
  'submitVerification: refused, then all loaders': 'The mock bank refuses none of a customer with a session.',
  'updateProfile: refused, then all loaders': 'The fields of the profile alone are read after it.',
  'verifyEmail: accepted, then all loaders': 'The new customer signs in before.',
  'confirmPin: a key of another customer': 'Its PIN is another one, so the fields differ.',
}

export function coverage(plan: Plan, { readCode }: Pick<MockTarget, 'readCode'>) {
  const accepted: Seen[] = []
  const loaded = new Map<string, Record<string, unknown>>()
  const loaders = plan.operations.filter(({ kind, session }) => kind === 'loader' && session === 'session').length
  const { observe, seen } = stateObserver(readCode, loaders)
  const after: Fault['after'] = async (call) => {
    const { status, body } = call.response
    const operation = plan.operations.find((entry) => names(call, entry))
    if (operation === undefined) return
    const json = recordIn(body) ?? {}
    if (operation.kind === 'loader' && status === 200) loaded.set(operation.id, json)
    const isAccepted = operation.kind === 'action' && status === 200 && succeeds(operation, json)
    if (isAccepted) accepted.push({ id: operation.id, fields: call.fields })
    await observe({ operation, fields: call.fields, status, json, accepted: isAccepted })
  }
  const offered = ({ id }: { id: string }, { name }: { name: string }): Set<unknown> => {
    const [loader = '', list = '', column = ''] = offers[id] ?? []
    const form = loaded.get(loader) ?? {}
    if (name === 'type' && Array.isArray(form['names'])) return new Set(form['names'])
    return new Set(rowsOf(form, list).map((row) => row[column]))
  }
  return {
    after,
    holes: () => unsent(plan.operations, accepted, offered).filter((hole) => values[hole] === undefined),
    uncalled: () =>
      plan.operations
        .flatMap((operation) => statesOf(operation).map((state) => `${operation.id}: ${state}`))
        .filter((state) => !seen.has(state) && states[state] === undefined),
  }
}

interface Observed {
  operation: PlannedOperation
  fields: Readonly<Record<string, string | FileValue>>
  status: number
  json: Readonly<Record<string, unknown>>
  accepted: boolean
}

const purposes: Readonly<Record<string, Parameters<CodeReader>[1]>> = {
  verifyEmail: 'verify',
  resetPassword: 'reset',
  confirmAuthorizationCode: 'authorize',
}
interface Credential {
  of: 'password' | 'PIN'
  given?: string
  next?: string
}

/** Where a field chooses one, or its name does not show which. */
const credentials: Readonly<Record<string, Credential>> = {
  signUp: { of: 'password', next: 'password' },
  resetPassword: { of: 'password', next: 'new_password' },
  updatePassword: { of: 'password', given: 'c_pwd', next: 'n_pwd' },
  createPin: { of: 'PIN', next: 'pin' },
  updatePin: { of: 'PIN', given: 'c_pwd', next: 'n_pwd' },
}

function credentialOf({ id, form }: PlannedOperation): Credential | undefined {
  const known = credentials[id]
  const [secret] = form.filter(({ name }) => secretFields.has(name))
  if (known !== undefined || secret === undefined || purposes[id] !== undefined) return known
  if (secret.name === 'pin') return { of: 'PIN', given: 'pin' }
  if (secret.name === 'password') return { of: 'password', given: 'password' }
  throw new Error(`${id} has ${secret.name}: add it to purposes or credentials in tests/conformance/covered.ts`)
}

const codeField = ({ form }: PlannedOperation): string => form.find(({ name }) => name.endsWith('_code'))?.name ?? 'pin'

/** Only a footprint reads all loaders without another action in between. */
const outcomes = ['accepted, then all loaders', 'refused, then all loaders'] as const

const customerStates = ['not verified', 'not approved', 'under review', 'approved'] as const

export function statesOf(operation: PlannedOperation): string[] {
  const { id, session, kind, effect, form, hasIdempotencyKey } = operation
  if (kind !== 'action') return []
  const has = (name: string): boolean => form.some((field) => field.name === name)
  const credential = credentialOf(operation)
  return [
    ...(session === 'none' ? [] : ['no token', 'an empty token', 'an unknown token', 'a dead token']),
    ...(session === 'session' ? ['a temporary token'] : []),
    ...(hasIdempotencyKey ? ['a used key', ...(session === 'none' ? [] : ['a key of another customer'])] : []),
    ...(hasIdempotencyKey && (effect === 'money' || id === 'confirmPin' || id === 'submitVerification')
      ? ['a used key after another', 'a used key with other fields']
      : []),
    'the same fields again',
    ...outcomes,
    ...(purposes[id] === undefined
      ? []
      : ['a wrong code', 'an empty code', 'no code', 'a used code', 'an older code', 'a code of another customer']),
    ...(purposes[id] === undefined ? [] : ['a code for another purpose', 'the right code after a wrong one']),
    ...(purposes[id] === undefined ? [] : ['the right code after many wrong ones']),
    ...(credential?.given === undefined ? [] : ['a wrong one', 'an empty one', 'the former one']),
    ...(session !== 'none' && credential?.given !== undefined ? ['the former one in the same session'] : []),
    ...(credential?.of === 'PIN' ? ['a locked PIN'] : []),
    ...(has('email') ? ['an address in capitals', 'an unknown address', 'the address of another customer'] : []),
    ...(has('email') && session === 'none' ? customerStates.map((state) => `a customer who is ${state}`) : []),
  ]
}

export function stateObserver(readCode: CodeReader, loaders: number) {
  const seen = new Set<string>()
  const owners = new Map<string, { email: string; isTemporary: boolean }>()
  const known = new Map<string, (typeof customerStates)[number]>()
  const orders: { email: string; id: string; key: string; fields: string }[] = []
  const last = new Map<string, string>()
  const codes = new Map<string, string[]>()
  const used = new Set<string>()
  const wrong = new Map<string, number>()
  const current = new Map<string, string>()
  const locked = new Set<string>()
  const former = new Map<string, { value: string; token: string }[]>()
  const looks = new Set<string>()
  let latest: string | undefined

  const observe = async ({ operation, fields, status, json, accepted }: Observed): Promise<void> => {
    const { id } = operation
    const credential = credentialOf(operation)
    const note = (state: string): void => void seen.add(`${id}: ${state}`)
    if (operation.kind === 'loader') {
      if (looks.add(id).size >= loaders && latest !== undefined) seen.add(latest)
      return
    }
    looks.clear()
    latest = status === 200 ? `${id}: ${outcomes[accepted ? 0 : 1]}` : undefined
    const textIn = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '')
    const token = textIn('token')
    const owner = owners.get(token)
    const address = textIn('email')
    const email = owner?.email ?? address.toLowerCase()
    if (!('token' in fields)) note('no token')
    else if (token === '') note('an empty token')
    else if (owner === undefined) note('an unknown token')
    else if (owner.isTemporary) note('a temporary token')
    if (owner !== undefined && status === 401) note('a dead token')
    if (address !== '' && address !== address.toLowerCase()) note('an address in capitals')
    if (address !== '' && !known.has(address.toLowerCase())) note('an unknown address')
    const isTaken = id === 'signUp' || (owner !== undefined && owner.email !== address.toLowerCase())
    const customerState = known.get(address.toLowerCase())
    if (customerState !== undefined) note(`a customer who is ${customerState}`)
    if (known.has(address.toLowerCase()) && (isTaken || credential?.of !== 'PIN'))
      note('the address of another customer')

    const key = textIn('idempotency_key')
    const { token: _token, idempotency_key: _key, ...own } = fields
    const form = JSON.stringify(own, (name, value: unknown) => (name === 'bytes' ? '' : value))
    if (key !== '') {
      const same = orders.filter((order) => order.key === key && order.id === id)
      const mine = same.filter((order) => order.email === email)
      if (mine.some(({ fields: sent }) => sent === form)) note('a used key')
      const after = orders.filter((order) => order.id === id && order.email === email)
      if (mine.some(({ fields: sent }) => sent === form) && after.at(-1)?.key !== key) note('a used key after another')
      if (mine.some(({ fields: sent }) => sent !== form)) note('a used key with other fields')
      if (same.some((order) => order.email !== email)) note('a key of another customer')
    }
    if (last.get(`${id} ${email}`) === form) note('the same fields again')
    if (accepted) last.set(`${id} ${email}`, form)
    if (accepted && key !== '') orders.push({ email, id, key, fields: form })

    const purpose = purposes[id]
    for (const [other, sort] of Object.entries(purposes)) {
      const code = await readCode(owner?.email ?? address, sort)
      const all = codes.get(`${sort} ${email}`) ?? []
      if (code !== undefined && all.at(-1) !== code) {
        codes.set(`${sort} ${email}`, [...all, code])
        wrong.delete(`${sort} ${email}`)
      }
      if (other !== id && purpose !== undefined && all.includes(textIn(codeField(operation))))
        note('a code for another purpose')
    }
    if (purpose !== undefined) {
      const at = `${purpose} ${email}`
      const code = textIn(codeField(operation))
      const all = codes.get(at) ?? []
      const tries = wrong.get(at) ?? 0
      if (!(codeField(operation) in fields)) note('no code')
      else if (code === '') note('an empty code')
      else if (used.has(`${at} ${code}`)) note('a used code')
      else if (all.at(-1) === code && tries > 0)
        note(`the right code after ${tries > 5 ? 'many wrong ones' : 'a wrong one'}`)
      else if (all.includes(code) && all.at(-1) !== code) note('an older code')
      else if ([...codes].some(([name, list]) => name.startsWith(purpose) && name !== at && list.includes(code)))
        note('a code of another customer')
      else if (!accepted) note('a wrong code')
      if (accepted) used.add(`${at} ${code}`)
      else wrong.set(at, tries + 1)
    }

    if (credential !== undefined) {
      const at = `${credential.of} ${email}`
      const given = textIn(credential.given ?? '')
      const stale = (former.get(at) ?? []).filter(({ value }) => value === given && current.get(at) !== given)
      if (credential.given !== undefined && given === '') note('an empty one')
      else if (stale.length > 0) note('the former one')
      else if (!accepted) note('a wrong one')
      if (stale.some((change) => change.token === token)) note('the former one in the same session')
      if (locked.has(at)) note('a locked PIN')
      if (saysYes(json['locked'])) locked.add(at)
      else if (accepted) locked.delete(at)
      const next = credential.next === undefined ? given : textIn(credential.next)
      const value = current.get(at)
      if (accepted && value !== undefined && value !== next)
        former.set(at, [...(former.get(at) ?? []), { value, token }])
      if (accepted) current.set(at, next)
    }

    const { jwt, verification_status: state } = json
    if (typeof jwt === 'string')
      owners.set(jwt, { email: address.toLowerCase(), isTemporary: state !== undefined && state !== 'verified' })
    if (accepted && id === 'signUp') known.set(email, 'not verified')
    if (accepted && id === 'verifyEmail') known.set(email, 'not approved')
    if (accepted && id === 'submitVerification') known.set(email, 'under review')
    if (typeof jwt === 'string' && state === 'verified') known.set(email, 'approved')
    if (accepted && id === 'updateEmail') known.set(address.toLowerCase(), 'approved')
  }
  return { observe, seen }
}

type Value = string | FileValue | undefined

type Kinds = Readonly<Record<string, (value: Value) => boolean>>

const text =
  (test: RegExp | ((value: string) => boolean)) =>
  (value: Value): boolean =>
    typeof value === 'string' && (test instanceof RegExp ? test.test(value) : test(value))
const file =
  (test: (value: FileValue) => boolean) =>
  (value: Value): boolean =>
    typeof value === 'object' && test(value)
const begins = (...bytes: number[]) => file((value) => bytes.every((byte, at) => value.bytes[at] === byte))
const absent = (value: Value): boolean => value === undefined

const scripts: Kinds = {
  quotes: text(/['"]/),
  'an angle bracket': text(/</),
  'an ampersand': text(/&/),
  'a backslash': text(/\\/),
  'a percent sign': text(/%/),
  'a dollar sign and a digit': text(/\$\d/),
  'letters of Latin': text(/[à-ÿ]/),
  'letters of other scripts': text(/[\u0590-\u06ff]|[\u4e00-\u9fff]/),
  'letters of four bytes': text(/[\u{10000}-\u{10ffff}]/u),
  'a combining letter': text(/\p{M}/u),
  'a last letter that ends in the byte A0': text((value) => Buffer.from(value).at(-1) === 0xa0),
}

/** As far as the contract allows. */
const lengths = ({ fits }: Field): Kinds =>
  Object.fromEntries(
    [64, 255]
      .filter((most) => fits('x'.repeat(most + 1)))
      .map((most) => [`more than ${most} characters`, text((value) => value.length > most)]),
  )

const texts: Kinds = {
  ...scripts,
  'one character': text(/^.$/su),
  'the word NULL': text(/^null$/i),
  zero: text(/^0$/),
  'digits with a zero in front': text(/^0\d+$/),
  'a plus sign': text(/\+/),
  'two spaces': text(/\S {2}\S/),
  'a comma and a semicolon': text(/,[^]*;|;[^]*,/),
  empty: text(/^$/),
}

const numbers: Kinds = {
  'zeros in front': text(/^0\d+/),
  'more than 15 digits': text(/\d{16}/),
  letters: text(/[A-Z]/),
  'small letters': text(/[a-z]/),
  'groups with spaces': text(/\d \d/),
  'one character': text(/^.$/),
}
const telephones: Kinds = {
  'a zero in front': text(/^0/),
  'a plus sign': text(/^\+/),
  'groups with spaces': text(/\d \d/),
  empty: text(/^$/),
}

const sums: Kinds = {
  'a cent': text(/^0\.01$/),
  'below one': text(/^0\.[1-9]/),
  'cents that floats lose': text(/^(0\.29|1\.15|4\.1|19\.99|10\.05|2\.57|8\.99)/),
  'one decimal': text(/\.\d$/),
  'no decimals': text(/^\d+$/),
  'a hundred or more': text((value) => Number(value) >= 100),
  'a thousand or more': text((value) => Number(value) >= 1000),
}

const passwords: Kinds = {
  'letters beyond ASCII': text(/[^\u0020-\u007e]/),
  'quotes and entities': text(/&[^]*'|'[^]*&|"[^]*'/),
  'a space at its end': text(/ $/),
  'more than 72 bytes': text((value) => Buffer.from(value).length > 72),
  'plain letters and digits': text(/^[\w!-]+$/),
}

const addresses: Kinds = {
  'a plus sign': text(/\+/),
  'an apostrophe': text(/'/),
  'capital letters': text(/[A-Z]/),
  'more than 64 characters': text((value) => value.length > 64),
}

const files: Kinds = {
  PNG: begins(0x89, 0x50),
  JPEG: begins(0xff, 0xd8),
  GIF: begins(0x47, 0x49),
  'more than 64 KB': file(({ bytes }) => bytes.length > 65_536),
  'a name beyond ASCII': file(({ filename }) => /[^\u0020-\u007e]/.test(filename)),
  'a name with a space': file(({ filename }) => filename.includes(' ')),
  'a name with two dots': file(({ filename }) => /\..*\./.test(filename)),
  'a name with a capital ending': file(({ filename }) => /\.[A-Z]+$/.test(filename)),
  'a name without an ending': file(({ filename }) => /^[^.]+$/.test(filename)),
  'a name of more than 200 characters': file(({ filename }) => filename.length > 200),
  'the type application/octet-stream': file(({ type }) => type === 'application/octet-stream'),
  'a wrong type': file(({ type, bytes }) => type === 'image/jpeg' && bytes[0] === 0x89),
}

const dates: Kinds = {
  'before 1970': text(/^19[0-6]\d-/),
  'before 1902': text(/^1(8\d\d|90[01])-/),
  'a leap day': text(/-02-29$/),
  'the last day of a year': text(/-12-31$/),
  empty: text(/^$/),
}

const pins: Kinds = { 'a zero in front': text(/^0/), 'no zero in front': text(/^[1-9]/) }

function kindsOf({ id, kind, fields }: PlannedOperation, field: Field, offers: ReadonlySet<unknown>): Kinds {
  const { name, required, example } = field
  if (kind === 'loader' || fields[name] !== undefined || name === 'token' || field.record) return {}
  const optional: Kinds = required ? {} : { absent }
  if (field.file) return { ...files, ...optional }
  if (name === 'amount') return sums
  if (name === 'email') return id === 'signUp' || id === 'updateEmail' ? addresses : {}
  if (['type', 'purpose', 'plan'].includes(name))
    return Object.fromEntries([...offers].map((offer) => [String(offer), text((value) => value === offer)]))
  if (name === 'extra' || name.endsWith('_code') || id === 'confirmAuthorizationCode') return {}
  if (/^\d{4}$/.test(example)) return pins
  if (['password', 'new_password', 'n_pwd', 'con_pwd', 'c_pwd'].includes(name))
    return { ...passwords, ...(id === 'signUp' ? { 'six characters': text(/^.{6}$/) } : {}) }
  if (/^\d{4}-\d\d-\d\d$/.test(example)) return dates
  if (/^\+?\d[\d ]+$/.test(example) && required) return name === 'phone' ? telephones : numbers
  return { ...(name.endsWith('name') ? scripts : texts), ...lengths(field), ...optional }
}

export interface Seen {
  id: string
  fields: Readonly<Record<string, string | FileValue>>
}

export function unsent(
  operations: readonly PlannedOperation[],
  accepted: readonly Seen[],
  offers: (operation: PlannedOperation, field: Field) => ReadonlySet<unknown>,
): string[] {
  return operations.flatMap((operation) => {
    const calls = accepted.filter(({ id }) => id === operation.id)
    return operation.form.flatMap((field) =>
      Object.entries(kindsOf(operation, field, offers(operation, field)))
        .filter(([, isOf]) => !calls.some(({ fields }) => isOf(fields[field.name])))
        .map(([what]) => `${operation.id} ${field.name}: ${what}`),
    )
  })
}
