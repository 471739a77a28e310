import type { PlannedOperation } from '#tests/conformance/contract/plan.ts'
import { saysYes } from '#tests/conformance/reading/rows.ts'
import type { FileValue } from '#tests/conformance/transport/encoding.ts'
import { secretFields, type CodeReader } from './context.ts'

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
  throw new Error(`${id} has ${secret.name}: add it to purposes or credentials in tests/conformance/coveredStates.ts`)
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
