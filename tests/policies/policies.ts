import { recordIn, type Fault, type Met, type PlainResponse } from '#tests/conformance/broken/backend.ts'
import { count, expired, inner, responseWith, rows, tampers } from '#tests/conformance/broken/edits.ts'
import type { RunPart } from '#tests/conformance/context.ts'

type Policies = Readonly<Record<string, Pick<Fault, 'before' | 'after'>>>

/** Without a word from which the kind of rule could be guessed. */
const refusal = responseWith({
  status: 'error',
  icon: 'error',
  error: true,
  failed: 'Non è possibile.',
  message: 'Non è possibile.',
})

type Breaks = (text: Met['text'], call: Met) => boolean

/** Refuses what breaks a rule of the bank. */
const refuses = (id: string, breaks: Breaks): Pick<Fault, 'before'> => ({
  before: (call) => (call.id === id && breaks(call.text, call) ? unlessRefused(call) : undefined),
})

/** The session and all else come first: what the bank itself refuses gets its own response. */
async function unlessRefused(call: Met): Promise<PlainResponse | undefined> {
  const response = await call.rehearse(call)
  const json = typeof response === 'string' || response.status !== 200 ? undefined : recordIn(response.body)
  const isDone =
    json !== undefined && !json['failed'] && !json['error'] && json['icon'] !== 'error' && json['status'] !== 'error'
  return isDone ? refusal : undefined
}

const forms = ['submitCryptoDeposit', 'submitPayment', 'submitFixedDeposit', 'submitUpgrade']
const formLoaders = ['getCryptoDepositForm', 'getPaymentForm', 'getFixedDepositForm', 'getUpgradeForm']

/** So many times for each customer, and a repetition with its key once. */
function atMost(times: number, id: string): Pick<Fault, 'before' | 'after'> {
  const key = ({ owner, text }: Met) => `${id} of ${owner || text('token')}`
  return {
    before: (call) =>
      call.id === id &&
      !call.memory.has(call.text('idempotency_key') || 'no key') &&
      Number(call.memory.get(key(call)) ?? 0) >= times
        ? unlessRefused(call)
        : undefined,
    after: (seen) => {
      const { json, memory } = seen
      const isDone = json['icon'] === 'success' || json['status'] === 'success'
      if (seen.id !== id || !isDone || json['failed']) return
      const given = seen.text('idempotency_key')
      if (given === '' || !memory.has(given)) count(memory, key(seen))
      if (given !== '') memory.set(given, '')
    },
  }
}

const person = /^[\p{L} .’'-]+$/u
const latin = /^[A-Za-z .-]+$/
const countries = new Set([
  'United States',
  'Norway',
  'United Kingdom',
  'Germany',
  'France',
  'Canada',
  'Elsewhere land',
])

const strictForms: Policies = {
  'short usernames of letters and digits': refuses('signUp', (text) => !/^[a-z0-9]{3,16}$/.test(text('username'))),
  'Latin names': refuses('signUp', (text) => !latin.test(text('first_name') + text('last_name') + text('fullname'))),
  'addresses of domains that have mail': refuses('signUp', (text) => !text('email').endsWith('@example.com')),
  'passwords of 8 to 16 characters': refuses(
    'signUp',
    (text) => !/^(?=.*\d)(?=.*[A-Z])[\x21-\x7e]{8,16}$/.test(text('password')),
  ),
  'new passwords of 8 to 20 characters that do not contain the former one': {
    before: (call) => {
      const next = call.text('n_pwd') || call.text('new_password')
      if (call.id !== 'updatePassword' && call.id !== 'resetPassword') return undefined
      return /^[\x21-\x7e]{8,20}$/.test(next) && !next.startsWith('demo-password-') ? undefined : unlessRefused(call)
    },
  },
  'PINs without a zero in front and without a digit twice': {
    before: (call) => {
      const next = call.id === 'createPin' ? call.text('pin') : call.id === 'updatePin' ? call.text('n_pwd') : '7391'
      return next.startsWith('0') || new Set(next).size < 4 ? unlessRefused(call) : undefined
    },
  },
  'checked profiles': refuses(
    'updateProfile',
    (text) =>
      !person.test(text('fullname')) ||
      (text('next_of_kin') !== '' && !person.test(text('next_of_kin'))) ||
      (text('phone') !== '' && !/^\+[\d ]{8,20}$/.test(text('phone'))) ||
      (text('country') !== '' && !countries.has(text('country'))),
  ),
  'checked payees': refuses(
    'submitTransfer',
    (text) =>
      !/^([A-Z]{2}\d{2}[A-Z0-9]{10,30})$/.test(text('act_no')) ||
      text('swift') !== '' ||
      text('routing') !== '' ||
      !countries.has(text('country')) ||
      !latin.test(text('act_hold_name')),
  ),
  'checked documents': refuses(
    'submitVerification',
    (text) => !/^\+\d{8,15}$/.test(text('phone')) || !countries.has(text('country')),
  ),
  'whole amounts only': refuses('submitTransfer', (text) => !/^\d+(\.00?)?$/.test(text('amount'))),
  'transfers of ten to two hundred': refuses(
    'submitTransfer',
    (text) => !(Number(text('amount')) >= 10 && Number(text('amount')) <= 200),
  ),
  ...Object.fromEntries(
    forms.map((id) => [`${id} of at least fifteen`, refuses(id, (text) => !(Number(text('amount')) >= 15))]),
  ),
}

const limits: Policies = {
  'submitTransfer 6 times for each customer': atMost(6, 'submitTransfer'),
  'submitUpgrade 1 times for each customer': atMost(1, 'submitUpgrade'),
  'submitPayment 2 times for each customer': atMost(2, 'submitPayment'),
  'submitCryptoDeposit 5 times for each customer': atMost(5, 'submitCryptoDeposit'),
  'updateEmail 1 times for each customer': atMost(1, 'updateEmail'),
  'updatePassword 1 times for each customer': atMost(1, 'updatePassword'),
  'updatePin 1 times for each customer': atMost(1, 'updatePin'),
  'updateProfile 3 times for each customer': atMost(3, 'updateProfile'),
  'no fixed deposit in Bitcoin below a hundred': {
    before: (call) =>
      call.id === 'submitFixedDeposit' && call.text('type') === 'Bitcoin' && Number(call.text('amount')) < 100
        ? unlessRefused(call)
        : undefined,
  },
}

const carefulOrders: Policies = {
  'no order that says the same as the last one': {
    before: (call) => {
      if (call.id !== 'submitTransfer') return undefined
      const same = ['bank', 'act_no', 'act_hold_name', 'amount'].map((name) => call.text(name)).join()
      const key = call.text('idempotency_key')
      return call.memory.get(`order of ${call.owner}`) === same &&
        (key === '' || call.memory.get(`key of ${call.owner}`) !== key)
        ? unlessRefused(call)
        : undefined
    },
    after: tampers('submitTransfer', (json, { text, owner, memory }) => {
      if (json['icon'] !== 'success') return
      memory.set(`order of ${owner}`, ['bank', 'act_no', 'act_hold_name', 'amount'].map((name) => text(name)).join())
      memory.set(`key of ${owner}`, text('idempotency_key'))
    }),
  },
  'an upgrade costs the price of its plan': {
    before: async (call) => {
      if (call.id !== 'submitUpgrade') return undefined
      const form = await call.ask('getUpgradeForm', { token: call.text('token') })
      const plan = rows(form, 'plans').find(({ plan_name: name }) => name === call.text('plan'))
      return plan === undefined || Number(plan['price']) === Number(call.text('amount'))
        ? undefined
        : unlessRefused(call)
    },
  },
  'upper case of SWIFT codes, account numbers without spaces': {
    after: tampers('getTransfers', (json) => {
      for (const row of rows(json, 'transactions')) {
        if (typeof row['swift'] === 'string') row['swift'] = row['swift'].toUpperCase()
        row['act_no'] = String(row['act_no']).replaceAll(' ', '').toUpperCase()
      }
    }),
  },
  'codes and PINs of which only the digits count': {
    before: ({ id, fields }) => {
      for (const name of ['ver_code', 'reset_code', 'pin'])
        if (typeof fields[name] === 'string' && fields[name] !== '' && id !== 'createPin')
          fields[name] = fields[name].replaceAll(/\D/g, '')
    },
  },
  'a status that reports the call, beside the icon that decides': {
    after: ({ json }) => {
      if (json['icon'] !== undefined) json['status'] = 'success'
    },
  },
}

const every = (times: number, memory: Map<string, string>, key: string): boolean => count(memory, key) % times === 0

const activity: Policies = {
  'interest, and a fee for the account, at any time': {
    after: ({ id, json, owner, memory }) => {
      if (id === undefined) return
      if (every(37, memory, 'calls')) count(memory, 'bookings')
      const booked = Number(memory.get('bookings') ?? 0)
      const lines = Array.from({ length: booked }, (_, index) => ({
        ...{ id: `own-${index}-${owner}`, name: index % 4 === 3 ? 'Account fee' : 'Interest', status: 'successful' },
        ...{ date: '2026-01-16 09:00:00', transaction_type: index % 4 === 3 ? 'debit' : 'credit' },
        ...{ amount: index % 4 === 3 ? '0.05' : '0.02', reference: `own-${index}` },
      }))
      const sum = lines.reduce((all, row) => all + (row.transaction_type === 'debit' ? -5 : 2), 0)
      const more = (value: unknown): unknown =>
        value === null || value === undefined ? value : ((Math.round(Number(value) * 100) + sum) / 100).toFixed(2)
      if (id === 'getAccount' || id === 'getStatement')
        json['transactions'] = [...lines.toReversed(), ...rows(json, 'transactions').map((row) => ({ ...row }))].sort(
          (a, b) => (String(a['date']) < String(b['date']) ? 1 : -1),
        )
      if (id === 'getAccount') inner(json, 'account')['tb'] = more(inner(json, 'account')['tb'])
      if (id === 'getTransferFee') for (const name of ['tb', 'balance']) if (name in json) json[name] = more(json[name])
    },
  },
  'an announcement to all customers, at any time': {
    after: ({ id, json, memory }) => {
      if (id === undefined) return
      if (every(53, memory, 'heard')) count(memory, 'announced')
      const told = Number(memory.get('announced') ?? 0)
      const all = Array.from({ length: told }, (_, index) => ({
        ...{
          id: `all-${index}`,
          title: 'Our branches',
          body: `News ${index} of our branches.`,
          wasread: 'yes',
          date: '2026-01-16 09:00:00',
        },
      }))
      if (id === 'getNotifications') json['notifications'] = [...all, ...rows(json, 'notifications')]
    },
  },
}

const oddFields: Policies = {
  'fields of its own with the names of others': {
    after: ({ id, json, memory }) => {
      if (id === undefined) return
      const times = count(memory, 'responses')
      if (!('id' in json)) json['id'] = `request-${times}`
      if (!('date' in json)) json['date'] = `2026-01-16 09:00:${String(times % 60).padStart(2, '0')}`
      if (!('reference' in json)) json['reference'] = `R${times}`
      json['code'] = 1000 + (times % 7)
      json['hash'] = times.toString(16).padStart(32, '0')
      const user = inner(json, 'user')
      Object.assign(user, {
        id: `u${times}`,
        password_changed_at: '2026-01-01',
        pin_set: 'since 2025',
        last_otp: 'e-mail',
      })
    },
  },
  'addresses with empty ones at the end': {
    after: ({ id, json }) => {
      if (formLoaders.includes(id ?? '') && Array.isArray(json['addresses2']))
        json['addresses2'] = json['addresses2'].concat(['', null])
    },
  },
  'pictures in folders by month': {
    after: ({ json }) => {
      for (const holder of [inner(json, 'user'), inner(json, 'profile')])
        if (typeof holder['picture'] === 'string' && holder['picture'] !== '' && !holder['picture'].includes('/'))
          holder['picture'] = `2026/01/${holder['picture']}`
    },
  },
  'an address that is shown in part': {
    after: tampers('requestPasswordReset', (json, { text }) => {
      const [local = '', domain = ''] = text('email').split('@')
      json['message'] = `We have written to ${local.slice(0, 1)}***${local.slice(-1)}@${domain}.`
    }),
  },
  'a pause after a wrong password or PIN': {
    after: ({ id, json, response }) =>
      (id === 'signIn' && json['error'] === true) || (id === 'confirmPin' && json['status'] !== 'success')
        ? { ...response, ms: 9000, body: JSON.stringify(json) }
        : undefined,
  },
  'a GET that leads to the home page': {
    before: ({ method }) => (method === 'GET' ? { status: 302, type: 'text/html', body: '' } : undefined),
  },
  'a new address to pay to each time': {
    after: ({ json, memory }) => {
      for (const name of ['addresses', 'addresses2'])
        if (Array.isArray(json[name]))
          json[name] = json[name].map((entry: unknown) =>
            typeof entry === 'string' && entry !== '' ? `${entry}-${count(memory, 'paid')}` : entry,
          )
    },
  },
  'a firewall': {
    before: ({ fields }) =>
      Object.values(fields).some(
        (value) => typeof value === 'string' && /<script|' OR |" OR |\.\.\/|DROP TABLE|<\?/i.test(value),
      )
        ? { status: 403, type: 'text/html', body: '<html>Forbidden</html>' }
        : undefined,
  },
}

const sharedNotices = [1, 2, 3].map((index) => ({
  ...{ id: `s${index}`, title: 'Our branches', body: `News ${index}.`, wasread: 'no', date: '2026-01-10 09:00:00' },
}))

const others: Policies = {
  'the same notifications for all customers, read by each': {
    before: ({ id, text, memory, owner }) => {
      const isShared = sharedNotices.some((row) => row.id === text('id'))
      if (id !== 'markNotificationAsRead' || owner === '' || !isShared) return undefined
      memory.set(`read ${text('id')} by ${owner.startsWith('ben') ? 'ben' : 'others'}`, '')
      return responseWith({ status: 'success', message: 'Letto.' })
    },
    after: ({ json, memory, owner }) => {
      const reader = owner.startsWith('ben') ? 'ben' : 'others'
      const list = sharedNotices.map((row) => ({
        ...row,
        wasread: memory.has(`read ${row.id} by ${reader}`) ? 'yes' : 'no',
      }))
      if (json['nc'] !== undefined) json['nc'] = list.filter(({ wasread }) => wasread === 'no').length
      if (json['notifications'] !== undefined) json['notifications'] = list
    },
  },
  'keys for money only': {
    before: ({ id = '', fields }) => {
      if (!['submitTransfer', ...forms].includes(id)) Reflect.deleteProperty(fields, 'idempotency_key')
    },
  },
  'an upgrade that is reviewed at once, and a deposit that is credited': {
    after: ({ id, json, text, memory, owner: holder }) => {
      const owner = id === 'signIn' ? text('email') : holder
      if (id === 'getUpgradeForm')
        for (const row of rows(json, 'transactions')) {
          if (row['status'] !== 'pending') continue
          if (count(memory, `seen ${String(row['id'])}`) < 4) continue
          row['status'] = 'confirmed'
          memory.set(`plan of ${owner}`, typeof row['plan'] === 'string' ? row['plan'] : 'Gold')
        }
      const plan = memory.get(`plan of ${owner}`)
      if (plan === undefined) return
      if ('current_plan' in json) json['current_plan'] = plan
      for (const holder of [inner(json, 'user'), inner(json, 'profile')])
        if ('current_plan' in holder) holder['current_plan'] = plan
    },
  },
}

const idsBySession: Policies = {
  'ids that are made for each session': {
    before: ({ text, fields }) => {
      const [id, token] = [text('id'), text('token')]
      if (id !== '') fields['id'] = id.startsWith(token.slice(-6)) ? id.slice(6) : `none-${id}`
    },
    after: ({ json, text }) => {
      const prefix = text('token').slice(-6)
      for (const name of ['transactions', 'notifications'])
        for (const row of rows(json, name))
          for (const field of ['id', 'transfer_id'])
            if (typeof row[field] === 'string' || typeof row[field] === 'number') row[field] = `${prefix}${row[field]}`
    },
  },
}

const wait = (memory: Map<string, string>, key: string, calls: number): boolean =>
  Number(memory.get('clock') ?? 0) - Number(memory.get(key) ?? -1000) < calls

const queues: Policies = {
  'orders that are booked from a queue': {
    before: ({ memory }) => void count(memory, 'clock'),
    after: ({ id, json, memory }) => {
      const isList =
        id === 'getAccount' || id === 'getStatement' || id === 'getTransfers' || formLoaders.includes(id ?? '')
      const isAction = id === 'submitTransfer' || (id ?? '').startsWith('submit')
      if (isAction && json['icon'] === 'success') memory.set('ordered', memory.get('clock') ?? '0')
      if (!isList) return
      const known = new Set((memory.get('booked') ?? '').split('\n'))
      const isLate = wait(memory, 'ordered', 4)
      for (const row of rows(json, 'transactions'))
        if (!isLate || row['status'] === 'successful' || !memory.has('ordered')) known.add(keyFor(id, row))
      json['transactions'] = rows(json, 'transactions').filter((row) => known.has(keyFor(id, row)))
      memory.set('booked', [...known].join('\n'))
    },
  },
}

const keyFor = (id: string | undefined, row: Record<string, unknown>): string => `${String(id)} ${String(row['id'])}`

const words: Policies = {
  'messages in another language': {
    after: ({ json }) => {
      const isRefusal = JSON.stringify(json).includes('rror')
      for (const name of ['message', 'failed', 'error'])
        if (typeof json[name] === 'string' && json[name] !== '' && json[name] !== '0')
          json[name] = isRefusal || name !== 'message' ? 'Das geht leider nicht.' : 'Das ist erledigt.'
    },
  },
}

const closed: Policies = {
  'no sign-ups': refuses('signUp', () => true),
}

const silent: Policies = {
  'no messages with what is done': {
    after: ({ json }) => {
      if (json['icon'] === 'success' || json['status'] === 'success') Reflect.deleteProperty(json, 'message')
    },
  },
}

/** Every so many calls of the same action, which actions that are added do not move. */
function isTurn({ query, fields, owner, text, memory }: Met, times: number): boolean {
  const marker = query['crud'] ?? Object.keys(fields).find((name) => fields[name] === name)
  if (marker === undefined || marker.startsWith('get') || marker === 'pincheck') return false
  return every(times, memory, `${marker} of ${owner || text('email')}`)
}

const shortSessions: Policies = {
  'sessions that end after a while': {
    before: (call) => {
      const token = call.text('token')
      if (token !== '' && isTurn(call, 7)) call.memory.set(`ended ${token}`, '')
      return call.memory.has(`ended ${token}`) ? expired : undefined
    },
  },
}

const paced: Policies = {
  'HTTP 429 for some calls': {
    before: (call) => (isTurn(call, 9) ? { status: 429, type: 'text/html', body: 'Too many requests' } : undefined),
  },
}

const prudent: Policies = {
  'tokens with a word in front, and a sign-in with fields of its own': {
    before: ({ text, fields }) => {
      const token = text('token')
      if (token !== '') fields['token'] = token.startsWith('bank_') ? token.slice(5) : `none-${token}`
    },
    after: ({ id, json }) => {
      if (typeof json['jwt'] === 'string') json['jwt'] = `bank_${json['jwt']}`
      if (id === 'signIn') Object.assign(json, { phone: '+1 800 555 0100', picture: 'https://bank.example/logo.png' })
    },
  },
  'lines that are entered on the next day, without a time': {
    after: ({ id, json }) => {
      if (id !== 'getAccount' && id !== 'getStatement') return
      for (const row of rows(json, 'transactions')) {
        const day = new Date(`${String(row['date']).slice(0, 10)}T00:00:00Z`).getTime() + 24 * 3600_000
        row['date'] = new Date(day).toISOString().slice(0, 10)
      }
    },
  },
  'a balance of at least a hundred, and at most two hundred for a new payee': {
    before: async (call) => {
      if (call.id !== 'submitTransfer') return undefined
      const [payee, amount] = [call.text('act_no'), Number(call.text('amount'))]
      const { tb } = await call.ask('getTransferFee', { token: call.text('token') })
      const isNew = !call.memory.has(`payee ${payee}`)
      if (tb === undefined || (Number(tb) - amount >= 100 && !(isNew && amount > 200))) return undefined
      return unlessRefused(call)
    },
    after: tampers('submitTransfer', (json, { text, memory }) => {
      if (json['icon'] === 'success') memory.set(`payee ${text('act_no')}`, '')
    }),
  },
  'responses after 700 ms': {
    after: ({ json, response }) =>
      response.status === 200 && Object.keys(json).length > 0
        ? { ...response, ms: 700, body: JSON.stringify(json) }
        : undefined,
  },
}

const walk: RunPart[] = ['scenarios', 'walk']

export const banks: Readonly<Record<string, { policies: Policies; parts?: RunPart[] }>> = {
  'that checks forms': { policies: strictForms, parts: walk },
  'with limits, in another language': { policies: { ...limits, ...words }, parts: walk },
  'that looks closely at orders, and says nothing': { policies: { ...carefulOrders, ...silent } },
  'that books while it is tested': { policies: activity },
  'with fields, files and a firewall of its own': { policies: oddFields },
  'with the same news for everybody': { policies: others },
  'with ids by session': { policies: idsBySession },
  'with short sessions': { policies: { ...shortSessions, ...closed } },
  'that is called too often': { policies: paced },
  'with a queue': { policies: queues },
  'that is prudent, and takes its time': { policies: prudent },
}
