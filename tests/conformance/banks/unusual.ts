import { bookEntry, house } from '#mocks/domain/ledger.ts'
import { notify } from '#mocks/domain/notifications.ts'
import { coins, decideRequest } from '#mocks/domain/requests.ts'
import { settleTransfer } from '#mocks/domain/transfers.ts'
import { isRecord } from '#tests/conformance/contract/schema.ts'
import { rowsOf, within, type Row } from '#tests/conformance/reading/rows.ts'
import { recordIn, type Fault, type Met, type PlainResponse } from './bank.ts'
import { plan } from './judge.ts'
import {
  type After,
  after,
  authorized,
  type Bank,
  before,
  bens,
  codes,
  conforming,
  count,
  earlier,
  expired,
  forms,
  formsAndActions,
  histories,
  jwtOf,
  leavesRows,
  noPin,
  notices,
  ownTokens,
  pinForms,
  refusal,
  refuses,
  reset,
  responseWith,
  settles,
  shows,
  submissions,
  succeeded,
  tampers,
  transfer,
  verifiedAddresses,
} from './operators.ts'

const isReviewed = ({ id }: Met): boolean => formsAndActions.slice(4).some((form) => form === id)

const putOff: PlainResponse = { ...responseWith({ status: 'error', message: 'Too many calls.' }), status: 429 }

const flagged =
  (flag: unknown): After =>
  ({ json }) => {
    const { requiresanother: texts } = json
    if (isRecord(texts)) Object.assign(json, { requiresanother: flag, head: texts['head'], body: texts['body'] })
  }

/** Lists that show a row a second after the order that it is of. */
function lateIn(loaders: readonly string[], settings: Fault['settings'] = {}): Bank {
  let paused = 0
  const now = (): number => performance.now() + paused
  const late = after([...transfer, ...formsAndActions, 'getStatement', 'getNotifications', 'getProfile'], (seen) => {
    const { id = '', json, memory, owner } = seen
    if (id.startsWith('submit') && succeeded(seen)) memory.set(`ordered by ${owner}`, String(now()))
    const isDue = now() - Number(memory.get(`ordered by ${owner}`) ?? -Infinity) >= 1000
    const isShown = (row: Row): boolean => {
      const key = `${id} ${owner} ${String(row['id'])}`
      if (isDue) memory.set(key, 'shown')
      return memory.has(key)
    }
    for (const name of loaders.includes(id) ? ['transactions', 'notifications'] : [])
      if (name in json) json[name] = rowsOf(json, name).filter(isShown)
  })
  const pause = (ms: number): Promise<void> => {
    paused += ms
    return Promise.resolve()
  }
  return { ...late, settings: { pause, ...settings } }
}

const unpayable = new Set<string>(coins.filter(({ address }) => address === null).map(({ name }) => name))

export const unusualBanks: Fault[] = conforming({
  'orders that all lists show a second later': lateIn([...histories, ...forms, 'getNotifications'], {
    parts: ['forms', 'walk'],
  }),
  'orders that the list of transfers alone shows a second later': lateIn(['getTransfers']),
  'orders that the statement alone shows a second later': lateIn(['getStatement']),
  'sign-ins that are put off now and then': before(
    plan.operations.map(({ id }) => id),
    ({ id, memory }) => {
      const times = id === 'signIn' ? count(memory, 'sign-ins') : 0
      return times > 20 && times % 3 !== 0 ? putOff : undefined
    },
  ),
  'lists that are put off now and then': before(
    plan.operations.map(({ id }) => id),
    ({ fields, memory }) => {
      const isList = ['gettrslist', 'getfdcform', 'getmpcform', 'getupgradeform'].some((name) => name in fields)
      return isList && count(memory, 'lists') % 7 === 0 ? putOff : undefined
    },
  ),
  'a customer who is offered no method, purpose or plan': {
    only: [...formsAndActions, 'getProfile'],
    before: (call) => (isReviewed(call) && call.owner === bens && call.text('type') !== '' ? refusal : undefined),
    after: ({ json, owner }) => {
      if (owner !== bens) return
      for (const name of ['names', 'addresses', 'addresses2', 'purposes', 'plans']) if (name in json) json[name] = []
    },
  },
  'a demand for a code as a flag': after(authorized, flagged(true)),
  'a fee that is a line of its own': after(transfer, ({ id, json }) => {
    if (id !== 'getAccount' && id !== 'getStatement') return
    json['transactions'] = rowsOf(json, 'transactions').flatMap((row) => {
      const { fee, amount } = row
      if (row['status'] !== 'in_progress' || !(Number(fee) > 0)) return [row]
      const { fee: _fee, ...line } = row
      const text = (value: number): string => value.toFixed(2)
      return [
        { ...line, id: `${String(row['id'])}-fee`, amount: text(Number(fee)) },
        { ...line, amount: text(Number(amount) - Number(fee)) },
      ]
    })
  }),
  'a bank that ignores every key': before(
    [...noPin, ...transfer, ...submissions, 'updatePassword', 'updatePin'],
    ({ fields }) => {
      Reflect.deleteProperty(fields, 'idempotency_key')
    },
  ),
  'a bank that refuses the last PIN as a new one': {
    only: pinForms,
    before: ({ id, text, memory }) =>
      id === 'updatePin' && memory.get('last') === text('n_pwd') ? refusal : undefined,
    after: tampers('updatePin', (json, { text, memory }) => {
      if (!json['failed']) memory.set('last', text('c_pwd'))
    }),
  },
  'a new address that counts once it is verified, while the former one signs in': before(
    ['signIn', 'updateEmail', 'verifyEmail', 'getProfile', 'getContact'],
    verifiedAddresses,
  ),
  'e-mail addresses in small letters': after(codes, ({ json }) => {
    for (const person of [json, within(json, 'user'), within(json, 'profile')])
      if (typeof person['email'] === 'string') person['email'] = person['email'].toLowerCase()
  }),
  'an icon of an error beside a status that decides': after(
    [...notices, 'getProfile', 'updateProfile'],
    ({ id, json }) => {
      if (id === 'updateProfile' || id === 'markNotificationAsRead') json['icon'] = 'error'
    },
  ),
  'an institution without details': after(['getAccount', 'getInstitution', 'getProfile'], ({ id, json }) => {
    if (id === 'getInstitution') Object.assign(json, { u: { username: null }, data: { account_no: '' }, data2: {} })
  }),
  'fields of its own that change in every response': after(
    [
      'getContact',
      'getProfile',
      'updateProfile',
      'updatePicture',
      'getAccount',
      'requestPasswordReset',
      'resendResetCode',
    ],
    ({ json, memory }) => {
      json['served'] = count(memory, 'responses')
    },
  ),
  'one session for each customer': {
    only: [
      ...['getContact', 'getProfile', 'updateProfile', 'updatePassword', 'updateEmail', ...transfer],
      ...['signUp', 'verifyEmail', 'requestPasswordReset', 'resetPassword', 'submitVerification'],
    ],
    before: ({ id, text, memory, owner }) => {
      const token = text('token')
      const current = memory.get(owner)
      return current !== undefined && current !== token && id !== 'getIdentityDocuments' ? expired : undefined
    },
    after: ({ id, json, text, memory }) => {
      if ((id === 'signIn' || id === 'verifyEmail') && typeof json['jwt'] === 'string')
        memory.set(text('email'), json['jwt'])
    },
  },
  'a PIN that is locked after three wrong ones': before([...noPin, 'updatePin'], ({ id, text, owner, memory }) => {
    const isConfirm = id === 'confirmPin'
    if (!isConfirm && id !== 'updatePin') return undefined
    const key = text('idempotency_key')
    if (key !== '' && memory.has(key)) return undefined
    memory.set(key, '')
    const given = text(isConfirm ? 'pin' : 'c_pwd')
    const right = memory.get(`pin of ${owner}`) ?? (owner.startsWith('nora') ? '0420' : '1234')
    const wrong = Number(memory.get(owner) ?? 0)
    const told = (tries: number): PlainResponse => {
      const left = Math.max(0, 3 - tries)
      return responseWith({ status: 'error', failed: 'No.', message: 'No.', locked: left === 0, tries_left: left })
    }
    if (wrong >= 3) return told(wrong)
    if (given !== right) return told(count(memory, owner))
    memory.delete(owner)
    if (!isConfirm && text('n_pwd') === text('con_pwd') && /^\d{4}$/.test(text('n_pwd')))
      memory.set(`pin of ${owner}`, text('n_pwd'))
    return undefined
  }),
  'a new PIN that is checked before the current one, without tries': refuses(pinForms, 'updatePin', ({ text }) =>
    text('n_pwd').startsWith('0'),
  ),
  'the details of an order from extra alone': before(transfer, ({ id, text, fields }) => {
    if (id === 'submitTransfer') Object.assign(fields, recordIn(text('extra')))
  }),
  'no e-mail address of an unknown domain, and none with a plus sign': refuses(
    ['updateEmail', 'getProfile', 'getContact'],
    'updateEmail',
    ({ text }) => /[+]|@conformance/.test(text('email')),
  ),
  'a sign-in that is locked after three wrong passwords in a row': {
    only: ['signIn', 'getContact', 'updatePassword'],
    before: ({ id, text, memory }) => {
      const owner = `wrong ${text('email').toLowerCase()}`
      return id === 'signIn' && Number(memory.get(owner) ?? 0) > 2 ? refusal : undefined
    },
    after: tampers('signIn', (json, { text, memory }) => {
      const owner = `wrong ${text('email').toLowerCase()}`
      memory.set(owner, String(json['error'] === true ? Number(memory.get(owner) ?? 0) + 1 : 0))
    }),
  },
  'rows with a field that changes in time': after(
    [...transfer, ...notices, 'getStatement', 'getCryptoDepositForm', 'submitCryptoDeposit', 'getProfile'],
    ({ json, memory }) => {
      const times = count(memory, 'times')
      for (const name of ['transactions', 'notifications'])
        for (const row of rowsOf(json, name)) row['ago'] = `${times} seconds ago`
    },
  ),
  'refused orders that are listed as failed': after(transfer, leavesRows('failed')),
  'tokens that name the customer and are signed': {
    ...ownTokens(['signIn', 'getProfile', 'getContact'], (email) => jwtOf(email, 'a-secret-of-the-bank')),
    settings: { parts: ['sessions', 'walk'] },
  },
  'no password that was used before': before(codes, ({ text, memory }) => {
    const [email, next] = [text('email').toLowerCase(), text('new_password')]
    const key = text('idempotency_key')
    if (next === '' || (key !== '' && memory.has(key))) return undefined
    memory.set(key, '')
    return memory.has(`${email} ${next}`) ? refusal : void memory.set(`${email} ${next}`, '')
  }),
  'times with an offset in one list': shows(
    [...transfer, ...histories],
    'getTransfers',
    'transactions[].date',
    (date) => `${earlier(String(date)).replace(' ', 'T')}-01:00`,
  ),
  'no order of more than a hundred': {
    only: [...transfer, 'updatePin'],
    // Its refusal spends the confirmation as well.
    before: ({ id, text, fields }) => {
      if (id === 'submitTransfer' && Number(text('amount')) > 100) fields['amount'] = '0.0'
    },
    after: ({ text }) => (text('amount') === '0.0' ? refusal : undefined),
  },
  'a balance that is not stated': after(transfer, ({ id, json }) => {
    if (id === 'getAccount') within(json, 'account')['tb'] = null
    if (id === 'getTransferFee') json['tb'] = 0
  }),
  'notes that are normalised to NFC': after(transfer, ({ id, json }) => {
    if (id !== 'getTransfers') return
    for (const row of rowsOf(json, 'transactions'))
      if (typeof row['note'] === 'string') row['note'] = row['note'].normalize('NFC')
  }),
  'a resend that sends each code twice, and then a new one': before(
    codes,
    async ({ id, text, query, memory, readCode }) => {
      const purpose =
        id === 'resendConfirmationCode' ? 'verify' : query['crud'] === 'resendforgotcode' ? 'reset' : undefined
      const email = text('email').toLowerCase()
      if (purpose === undefined) {
        // A code is not sent again once it was tried.
        const tried = await readCode(email, id === 'verifyEmail' ? 'verify' : 'reset')
        if (tried !== undefined) memory.set(`repeated ${tried}`, 'yes')
        return
      }
      const code = await readCode(email, purpose)
      if (code === undefined || memory.get(`repeated ${code}`) !== undefined) return
      memory.set(`repeated ${code}`, 'yes')
      return responseWith({ status: 'success' })
    },
  ),
  'a resend that refuses an address without an account': before([...reset, 'signIn'], ({ text, query }) =>
    query['crud'] === 'resendforgotcode' && text('email').startsWith('nobody-') ? refusal : undefined,
  ),
  'no submission by a method without an address': before(formsAndActions, (call) =>
    isReviewed(call) && unpayable.has(call.text('type')) ? refusal : undefined,
  ),
  'methods without an address alone, by which nothing can be submitted': {
    only: formsAndActions,
    before: (call) => (isReviewed(call) ? refusal : undefined),
    after: ({ json }) => {
      if ('addresses2' in json) Object.assign(json, { addresses: [], addresses2: [] })
    },
  },
  'a second customer whose balance covers no order, and who may submit two forms a day, without a reason': {
    only: [...transfer, ...formsAndActions, 'getStatement', 'getProfile'],
    before: (call) => {
      const { id = '', text, owner, memory } = call
      if (owner !== bens) return undefined
      if (isReviewed(call) && count(memory, id) > 2) return refusal
      return id === 'submitTransfer' && Number(text('amount')) > 0.5 ? refusal : undefined
    },
    after: ({ id, json, owner }) => {
      if (owner !== bens) return
      if (id === 'getTransferFee') json['tb'] = '0.50'
      if (id === 'getAccount') within(json, 'account')['tb'] = '0.50'
    },
  },
  'interest for all customers between any two calls, with a message': before(
    [...transfer, 'getStatement', ...formsAndActions, ...notices, 'getProfile', 'updateProfile', 'updatePassword'],
    async ({ memory, bank }) => {
      if (count(memory, 'calls') % 61 !== 0) return undefined
      for (const { id, accountNumber } of bank.store.customers
        .all()
        .filter(({ id: name }) => ['ada', 'ben'].includes(name))) {
        const postings = [
          { account: house.capital, amount: -17 },
          { account: accountNumber, amount: 17 },
        ]
        await bookEntry(bank, { name: 'Interest', status: 'successful', postings })
        await notify(bank, id, { title: 'Interest', body: 'We have credited your interest.', about: 'statement' })
      }
      return undefined
    },
  ),
  'some orders settled before they are read, or failed': after(
    [...transfer, 'getStatement', 'confirmAuthorizationCode', 'getProfile'],
    settles((order) => (order % 7 === 2 ? 'failed' : [1, 5].includes(order % 7) ? 'successful' : undefined)),
  ),
  'a robot that reviews submissions and settles transfers between any two calls': before(
    [...transfer, 'getStatement', ...formsAndActions],
    async ({ memory, bank }) => {
      const calls = count(memory, 'calls')
      if (calls % 23 !== 0) return undefined
      const request = bank.store.requests.all().find(({ status }) => status === 'pending')
      // By the contract an order is in progress first.
      const last = Number(memory.get('order') ?? 0)
      const order = bank.store.transfers.all().find(({ id, status }) => id <= last && status === 'in_progress')
      memory.set('order', String(Math.max(0, ...bank.store.transfers.all().map(({ id }) => id))))
      if (request !== undefined) await decideRequest(bank, request.id, calls % 3 === 0 ? 'declined' : 'confirmed')
      if (order !== undefined) await settleTransfer(bank, order.id, calls % 2 === 0 ? 'failed' : 'successful')
      return undefined
    },
  ),
})
