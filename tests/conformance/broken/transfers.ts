import type { Customer } from '#mocks/db/records.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import { customerByEmail } from '#mocks/domain/customers.ts'
import { bookEntry, customerBalance, house } from '#mocks/domain/ledger.ts'
import { notify } from '#mocks/domain/notifications.ts'
import { holderOf, setCodesLeft } from '#mocks/domain/sessions.ts'
import { isRecord } from '#tests/conformance/contract/schema.ts'
import { isOurs } from '#tests/conformance/scenarios/order.ts'
import { type Fault, type SeenCall, textOf } from './backend.ts'
import {
  type Row,
  adas,
  bens,
  count,
  done,
  earlier,
  inner,
  isAdas,
  leavesRows,
  noPin,
  owner,
  responseWith,
  rows,
  settles,
  tampers,
  transfer,
} from './edits.ts'

function lists(id: string, change: (rows: Row[]) => Row[], isNew: (row: Row) => boolean): Required<Fault>['after'] {
  return tampers(id, (json) => {
    if (rows(json, 'transactions').some(isNew)) json['transactions'] = change(rows(json, 'transactions'))
  })
}

const isPayment = ({ amount }: Row): boolean => amount === '1.50'

async function bookFee(bank: Bank, { accountNumber }: Customer, name: string): Promise<void> {
  const postings = [
    { account: accountNumber, amount: -200 },
    { account: house.fees, amount: 200 },
  ]
  await bookEntry(bank, { name, status: 'successful', postings })
}

/** The order that the memory has opened for this session. */
const openedOrder = (call: SeenCall, memory: Map<string, string>) =>
  'newtrs' in call.fields && memory.delete(`open ${textOf(call, 'token')}`) ? done : undefined

/** What is refused before the confirmation is looked at does not spend it. */
function keepsConfirmation(
  which: string,
  is: (order: { amount: number; balance: number; number: string; own: string }) => boolean,
): Fault {
  return {
    ...{ name: `a confirmation that is left by an order ${which}`, finds: ['pin-per-transfer@submitTransfer'] },
    ...{ tells: /another order after a refused one/, only: transfer },
    before: (call, { target: { bank } }) => {
      const customer = 'newtrs' in call.fields ? holderOf(bank, textOf(call, 'token'))?.customer : undefined
      if (customer === undefined) return undefined
      const balance = customerBalance(bank, customer) / 100
      const [amount, number] = [Number(textOf(call, 'amount')), textOf(call, 'act_no')]
      return is({ amount, balance, number, own: customer.accountNumber })
        ? responseWith({ icon: 'error', message: 'Insufficient balance' })
        : undefined
    },
  }
}

export const brokenTransfers: Fault[] = [
  {
    name: 'an order that does not demand the PIN',
    finds: ['pin-per-transfer@submitTransfer', 'transfer-needs-pin@submitTransfer'],
    only: ['submitTransfer', 'confirmPin'],
    before: async ({ fields }, { call }) => {
      if ('newtrs' in fields) await call('confirmPin', { token: textOf({ fields }, 'token'), pin: '1234' })
    },
  },
  {
    name: 'one PIN for several transfers',
    finds: ['pin-per-transfer@submitTransfer'],
    only: transfer,
    before: async (seen, { call, memory }) => {
      const token = textOf(seen, 'token')
      if ('confirmmypin' in seen.fields && textOf(seen, 'pin') === '1234') memory.set(token, '')
      if ('newtrs' in seen.fields && memory.has(token)) await call('confirmPin', { token, pin: '1234' })
    },
  },
  keepsConfirmation('of more than the balance', ({ amount, balance }) => amount > balance),
  keepsConfirmation('without an account number', ({ number }) => number === ''),
  keepsConfirmation('to the own account', ({ number, own }) => number === own),
  {
    name: 'a transfer that is missing from the history',
    finds: ['transfer-in-statement@submitTransfer'],
    only: transfer,
    after: (_response, { id, json }) => {
      if (id === 'getAccount' || id === 'getStatement')
        json['transactions'] = rows(json, 'transactions').filter((row) => !isPayment(row))
    },
  },
  {
    name: 'transfers that are booked as done',
    finds: ['transfer-in-statement@submitTransfer'],
    tells: /got .*successful/,
    only: transfer,
    after: settles(() => 'successful'),
  },
  {
    name: 'a transfer that is listed for another payee',
    finds: ['transfer-listed@submitTransfer'],
    only: transfer,
    after: tampers('getTransfers', (json) => {
      for (const row of rows(json, 'transactions')) row['act_hold_name'] = 'Ben Okafor'
    }),
  },
  {
    name: 'a routing number that loses its zeros',
    finds: ['payee-kept@submitTransfer'],
    only: transfer,
    after: tampers('getTransfers', (json) => {
      for (const row of rows(json, 'transactions'))
        if (typeof row['routing'] === 'string') row['routing'] = row['routing'].replace(/^0+/, '')
    }),
  },
  {
    name: 'a transfer that is listed twice',
    finds: ['booked-once@submitTransfer'],
    only: transfer,
    after: lists(
      'getTransfers',
      (list) => list.flatMap((row) => (isOurs(row) ? [row, { ...row, id: `${String(row['id'])}-2` }] : [row])),
      isOurs,
    ),
  },
  {
    name: 'a balance that is not reduced',
    finds: ['balance-falls@submitTransfer'],
    only: transfer,
    after: (_response, { id, json }) => {
      if (id === 'getTransferFee') json['tb'] = '999999.00'
      if (id === 'getAccount') inner(json, 'account')['tb'] = '999999.00'
    },
  },
  {
    name: 'a fee on top of the amount',
    finds: ['fee-inside@submitTransfer'],
    only: transfer,
    after: (_response, { id, json, call, intact }) => {
      const { memory } = intact
      if (id === 'submitTransfer' && json['icon'] === 'success') memory.set(textOf(call, 'token'), '')
      if (!memory.has(textOf(call, 'token'))) return
      if (id === 'getTransferFee') json['tb'] = String(Number(json['tb']) - 0.15)
      const account = inner(json, 'account')
      if (id === 'getAccount') account['tb'] = String(Number(account['tb']) - 0.15)
    },
  },
  {
    name: 'a fee on top of the amount, in the lines as well',
    finds: ['transfer-in-statement@submitTransfer'],
    only: transfer,
    after: (_response, { id, json }) => {
      if (id !== 'getAccount' && id !== 'getStatement') return
      for (const row of rows(json, 'transactions'))
        if (row['transfer_id'] !== undefined && String(row['date']).startsWith('2026-01-16'))
          row['amount'] = (Number(row['amount']) + Number(row['fee'])).toFixed(2)
    },
  },
  {
    name: 'another fee in the history than on the screen',
    finds: ['fee-named@submitTransfer'],
    only: transfer,
    after: (_response, { id, json }) => {
      if (id !== 'getAccount' && id !== 'getStatement') return
      for (const row of rows(json, 'transactions')) if (row['fee'] !== undefined) row['fee'] = '0.90'
    },
  },
  {
    name: 'a transfer in everybody’s list',
    finds: ['own-rows@getTransfers'],
    only: transfer,
    after: async (_response, { id, json, call, intact }) => {
      const owner = intact.emailOf(textOf(call, 'token'))
      if (id === 'submitTransfer' && json['icon'] === 'success' && owner === adas) intact.memory.set('sent', '')
      if (id === 'getTransfers' && owner === bens && intact.memory.has('sent'))
        json['transactions'] = rows(
          await intact.call('getTransfers', { token: await intact.tokenOf('main') }),
          'transactions',
        )
    },
  },
  {
    name: 'two balances',
    finds: ['balances-agree@getTransferFee'],
    only: ['getAccount', 'getTransferFee'],
    after: tampers('getTransferFee', (json) => {
      json['tb'] = '0.01'
    }),
  },
  ...['getAccount', 'getStatement', 'getTransfers'].map((loader): Fault => ({
    name: `amounts of ${loader} that are a cent too high`,
    finds: [loader === 'getTransfers' ? 'transfer-linked@getTransfers' : `same-history@${loader}`],
    only: ['getAccount', 'getStatement', 'getTransfers'],
    after: tampers(loader, (json) => {
      for (const row of rows(json, 'transactions')) row['amount'] = (Number(row['amount']) + 0.01).toFixed(2)
    }),
  })),
  {
    name: 'a list with the newest three transfers',
    finds: ['transfer-linked@getTransfers'],
    only: ['getAccount', 'getStatement', 'getTransfers'],
    after: tampers('getTransfers', (json) => {
      json['transactions'] = rows(json, 'transactions').slice(0, 3)
    }),
  },
  {
    name: 'everybody’s transfers',
    finds: ['own-rows@getTransfers'],
    only: ['getTransfers'],
    after: async (_response, { id, json, intact }) => {
      if (id === 'getTransfers')
        json['transactions'] = rows(
          await intact.call('getTransfers', { token: await intact.tokenOf('main') }),
          'transactions',
        )
    },
  },
  {
    name: 'a fee on top for orders in another currency, as a line of its own',
    finds: ['fee-inside@submitTransfer'],
    only: transfer,
    after: async (_response, { id, json, call, intact: { emailOf, target } }) => {
      const customer = customerByEmail(target.bank, emailOf(textOf(call, 'token')) ?? '')
      if (id !== 'submitTransfer' || json['icon'] !== 'success' || textOf(call, 'currency') !== 'EUR' || !customer)
        return
      await bookFee(target.bank, customer, 'Foreign exchange fee')
    },
  },
  {
    name: 'a confirmation that is valid in every session',
    finds: ['pin-in-session@submitTransfer'],
    only: transfer,
    before: async ({ fields }, { emailOf, memory, call }) => {
      const token = textOf({ fields }, 'token')
      if (emailOf(token) !== adas) return
      if ('confirmmypin' in fields && textOf({ fields }, 'pin') === '1234') memory.set('confirmed', token)
      if (!('newtrs' in fields)) return
      const confirmed = memory.get('confirmed')
      memory.delete('confirmed')
      if (confirmed !== undefined && confirmed !== token) await call('confirmPin', { token, pin: '1234' })
    },
  },
  {
    // Not that the order is booked twice.
    name: 'a transfer without a note that gets the note of the next order',
    finds: ['nothing-else@submitTransfer'],
    only: transfer,
    after: tampers('getTransfers', (json) => {
      let note: unknown
      for (const row of rows(json, 'transactions')) {
        row['note'] = note = (row['note'] || note) ?? null
      }
    }),
  },
  {
    name: 'a list that ends after a page',
    finds: ['rows-stay@getTransfers'],
    only: transfer,
    after: tampers('getTransfers', (json) => {
      json['transactions'] = rows(json, 'transactions').slice(0, 40)
    }),
  },
  {
    name: 'a list of transfers with those that others have sent to the customer',
    finds: ['own-rows@getTransfers'],
    only: transfer,
    after: async (_response, { id, json, call, intact }) => {
      if (id !== 'getTransfers' || intact.emailOf(textOf(call, 'token')) !== bens) return
      const token = textOf(call, 'token')
      const { account } = await intact.call('getAccount', { token })
      const number = isRecord(account) ? account['account_no'] : undefined
      const others = rows(await intact.call('getTransfers', { token: await intact.tokenOf('main') }), 'transactions')
      json['transactions'] = [...others.filter(({ act_no: to }) => to === number), ...rows(json, 'transactions')]
    },
  },
  {
    name: 'a repetition with another response',
    finds: ['replies-alike@submitTransfer'],
    only: transfer,
    after: tampers('submitTransfer', (json, call, { memory }) => {
      const key = textOf(call, 'idempotency_key')
      if (key !== '' && json['icon'] === 'success' && count(memory, key) > 2) json['message'] = 'Ordered before'
    }),
  },
  {
    name: 'an order above the balance that is refused and listed',
    finds: ['refusal-inert@submitTransfer'],
    only: transfer,
    after: leavesRows('in_progress'),
  },
  {
    name: 'an authorization code that may be empty',
    finds: ['wrong-code-refused@confirmAuthorizationCode'],
    only: [...transfer, 'confirmAuthorizationCode'],
    before: (call, intact) =>
      'confirmtpin' in call.fields && textOf(call, 'pin') === '' && isAdas(call, intact) ? done : undefined,
  },
  {
    name: 'an authorization code with unlimited tries',
    finds: ['code-tries@confirmAuthorizationCode', 'tries-counted@confirmAuthorizationCode'],
    only: [...transfer, 'confirmAuthorizationCode'],
    before: async (call, { target, emailOf }) => {
      if (!('confirmtpin' in call.fields)) return undefined
      const code = await target.readCode(emailOf(textOf(call, 'token')) ?? '', 'authorize')
      const tries = { status: 'error', message: 'Not so.', locked: false, tries_left: 5 }
      return code === undefined || textOf(call, 'pin') === code ? undefined : responseWith(tries)
    },
  },
  {
    name: 'a list in which every transfer has arrived',
    finds: ['statuses-agree@getTransfers'],
    only: transfer,
    after: (_response, { id, json }) => {
      for (const row of rows(json, 'transactions')) {
        if (id === 'getTransfers') row['status'] = 'successful'
        else delete row['transfer_id']
      }
    },
  },
  {
    name: 'a warning where an optional field is missing',
    finds: ['nothing-around-json@submitTransfer'],
    only: transfer,
    after: (response, { id, call }) =>
      id === 'submitTransfer' && !('note' in call.fields)
        ? { ...response, body: `Warning: Undefined array key "note"${response.body}` }
        : undefined,
  },
  {
    name: 'an authorization code that is deleted at the first try',
    finds: ['code-lasts@confirmAuthorizationCode'],
    only: [...transfer, 'confirmAuthorizationCode'],
    before: async (call, { target, emailOf, memory }) => {
      if (!('confirmtpin' in call.fields)) return undefined
      const code = (await target.readCode(emailOf(textOf(call, 'token')) ?? '', 'authorize')) ?? ''
      if (textOf(call, 'pin') !== code) memory.set(code, '')
      return memory.has(code)
        ? responseWith({ status: 'error', message: 'No.', locked: true, tries_left: 0 })
        : undefined
    },
  },
  {
    name: 'a list that another field cuts',
    finds: ['extra-fields-inert@getTransfers'],
    only: ['getTransfers', 'getProfile', 'updateProfile'],
    after: tampers('getTransfers', (json, { fields }) => {
      if ('limit' in fields) json['transactions'] = rows(json, 'transactions').slice(0, 1)
    }),
  },
  {
    name: 'another balance under the other name',
    finds: ['facts-agree@getTransferFee'],
    only: ['getAccount', 'getTransferFee'],
    after: tampers('getTransferFee', (json) => {
      json['balance'] = '0.00'
    }),
  },
  {
    name: 'times of another zone in one list',
    finds: ['facts-agree@getTransfers'],
    only: [...transfer, 'getStatement'],
    after: tampers('getTransfers', (json) => {
      for (const row of rows(json, 'transactions')) row['date'] = earlier(String(row['date']))
    }),
  },
  {
    name: 'a PIN that is confirmed by its creation',
    finds: ['transfer-needs-pin@submitTransfer'],
    only: [...noPin, 'submitTransfer'],
    before: (call, { emailOf, memory }) => {
      const isNora = emailOf(textOf(call, 'token'))?.startsWith('nora') === true
      if (isNora && 'updatepin' in call.fields) memory.set('created', '')
      return isNora && 'newtrs' in call.fields && memory.delete('created') ? done : undefined
    },
  },
  {
    name: 'orders that are checked against a balance that was read before',
    finds: ['order-sane@submitTransfer'],
    only: transfer,
    before: (call) => (textOf(call, 'act_hold_name') === 'All At Once' ? done : undefined),
  },
  {
    name: 'an authorization code that counts for the whole session',
    finds: ['transfer-needs-code@submitTransfer'],
    only: [...transfer, 'confirmAuthorizationCode'],
    before: (call, intact) => {
      const session = owner(call, intact)
      if (!('newtrs' in call.fields) || intact.memory.get(session) !== 'confirmed again') return undefined
      intact.memory.set(session, 'authorized')
      return done
    },
    after: (_response, { id, json, call, intact: { memory, emailOf } }) => {
      const session = emailOf(textOf(call, 'token')) ?? ''
      if (session !== 'cora@example.com') return
      if (id === 'submitTransfer' && json['icon'] === 'success') memory.set(session, 'authorized')
      if (id === 'confirmPin' && json['status'] === 'success' && memory.has(session))
        memory.set(session, 'confirmed again')
    },
  },
  {
    name: 'a locked PIN that is refused and opens an order',
    finds: ['transfer-needs-pin@submitTransfer'],
    only: [...new Set([...transfer, ...noPin])],
    before: (call, { memory }) => openedOrder(call, memory),
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === 'confirmPin' && json['locked'] === true && textOf(call, 'pin') === '0420')
        memory.set(`open ${textOf(call, 'token')}`, '')
    },
  },
  {
    name: 'an authorization code without tries that opens the order',
    finds: ['transfer-needs-code@submitTransfer'],
    only: [...transfer, 'confirmAuthorizationCode'],
    before: (call, { memory }) => openedOrder(call, memory),
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === 'confirmAuthorizationCode' && json['tries_left'] === 0) memory.set(`open ${textOf(call, 'token')}`, '')
    },
  },
  {
    name: 'orders without a key that are not checked one after another',
    finds: ['order-sane@submitTransfer'],
    only: transfer,
    before: (call) =>
      textOf(call, 'act_hold_name') === 'All At Once' && textOf(call, 'idempotency_key') === '' ? done : undefined,
  },
  {
    name: 'a refused order whose fee is booked as a line of its own',
    finds: ['refusal-inert@submitTransfer'],
    only: [...transfer, 'getStatement'],
    after: async (_response, { id, json, call, intact: { target, emailOf } }) => {
      const isAbove = id === 'submitTransfer' && json['icon'] !== 'success' && Number(textOf(call, 'amount')) > 500
      const customer = isAbove ? customerByEmail(target.bank, emailOf(textOf(call, 'token')) ?? '') : undefined
      if (customer === undefined) return
      await bookFee(target.bank, customer, 'Transfer fee')
    },
  },
  {
    name: 'a message about an order for another customer',
    finds: ['others-untouched@submitTransfer'],
    only: [...transfer, 'getNotifications', 'getProfile'],
    after: async (_response, { id, json, call, intact }) => {
      if (id === 'submitTransfer' && json['icon'] === 'success' && owner(call, intact) === adas)
        await notify(intact.target.bank, 'ben', {
          title: 'Ordered',
          body: `A transfer to ${textOf(call, 'act_hold_name')}.`,
        })
    },
  },
  {
    name: 'a message to all customers after each order of one',
    finds: ['others-untouched@submitTransfer'],
    only: [...transfer, 'getNotifications', 'getProfile'],
    after: async (_response, { id, json, call, intact }) => {
      if (id !== 'submitTransfer' || json['icon'] !== 'success' || owner(call, intact) !== adas) return
      for (const customer of ['ada', 'ben'])
        await notify(intact.target.bank, customer, { title: 'Ordered', body: 'It is on its way.', about: 'transfer' })
    },
  },
  {
    name: 'equal orders, of which the later one is not booked',
    finds: ['transfer-listed', 'balance-falls', 'transfer-in-statement'].map((rule) => `${rule}@submitTransfer`),
    only: [...transfer, 'getStatement', 'submitCryptoDeposit', 'getCryptoDepositForm'],
    before: (call, intact) => {
      const { memory } = intact
      if (!('newtrs' in call.fields) || textOf(call, 'idempotency_key') !== '') return undefined
      if (owner(call, intact) !== adas) return undefined
      const text = ['token', 'act_no', 'amount', 'note'].map((name) => textOf(call, name)).join()
      const isTwice = memory.get('last order') === text
      memory.set('last order', text)
      return isTwice && text.includes('1.50') && memory.has('booked') ? done : undefined
    },
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === 'submitTransfer' && json['icon'] === 'success' && textOf(call, 'idempotency_key') === '')
        memory.set('booked', '')
    },
  },
  ...['confirmPin', 'confirmAuthorizationCode'].map((id): Fault => ({
    name: `a wrong try at ${id}, after which the right one opens no order`,
    finds: [`action-served@${id}`],
    only: [...transfer, 'confirmAuthorizationCode'],
    after: async (_response, { id: called, json, call, intact: { memory, target } }) => {
      const token = textOf(call, 'token')
      const holder = holderOf(target.bank, token)
      if (called === id && json['status'] !== 'success') memory.set(token, 'tried')
      else if (called !== 'confirmPin' && called !== id) return
      else if (memory.delete(token) && called === id && holder !== undefined)
        await setCodesLeft(target.bank, holder.token, null)
    },
  })),
  {
    name: 'a wrong authorization code that lets an order go',
    finds: ['transfer-needs-code@submitTransfer'],
    only: [...transfer, 'confirmAuthorizationCode'],
    before: (call, intact) =>
      'newtrs' in call.fields && intact.memory.get('tried') === textOf(call, 'token') ? done : undefined,
    after: (_response, { id, json, call, intact: { memory } }) => {
      const isRefused = id === 'confirmAuthorizationCode' && json['status'] !== 'success'
      if (isRefused && !memory.has('tried')) memory.set('tried', textOf(call, 'token'))
      else if (id === 'confirmPin' && memory.has('tried')) memory.set('tried', '')
    },
  },
  {
    name: 'a line with the payee of the order before',
    finds: ['nothing-else@submitTransfer'],
    only: [...transfer, 'getStatement'],
    after: (_response, { id, json, call, intact }) => {
      if (owner(call, intact) !== adas || (id !== 'getAccount' && id !== 'getStatement')) return
      const lines = rows(json, 'transactions').toReversed()
      for (const [index, line] of lines.entries()) {
        const [key, before] = [`name of ${String(line['id'])}`, lines[index - 1]?.['name']]
        const isNew = intact.memory.has('known') && String(line['name']).startsWith('Transfer to')
        if (!intact.memory.has(key)) intact.memory.set(key, String(isNew ? before : line['name']))
        line['name'] = intact.memory.get(key)
      }
      intact.memory.set('known', '')
    },
  },
  {
    name: 'times with the month in place of the minutes',
    finds: ['facts-agree@getTransfers', 'facts-agree@getAccount', 'facts-agree@getStatement'],
    only: [...transfer, 'getStatement'],
    settings: { now: () => new Date('2026-01-16T09:07:30.000Z') },
    after: (_response, { json }) => {
      for (const row of rows(json, 'transactions'))
        row['date'] = String(row['date']).replace(/^(\d{4}-(\d\d)-\d\d.\d\d):\d\d/, '$1:$2')
    },
  },
  {
    name: 'a list of transfers with what the payee receives',
    finds: ['transfer-listed@getTransfers'],
    only: transfer,
    after: tampers('getTransfers', (json) => {
      for (const row of rows(json, 'transactions'))
        if (isOurs(row)) row['amount'] = (Number(row['amount']) * 0.9).toFixed(2)
    }),
  },
  {
    name: 'a balance that does not cover a small order',
    finds: ['action-served@submitTransfer'],
    only: transfer,
    before: ({ fields }) =>
      'newtrs' in fields ? responseWith({ icon: 'error', message: 'Insufficient balance' }) : undefined,
  },
  {
    name: 'a currency that comes from the account',
    finds: ['payee-kept@getTransfers'],
    only: transfer,
    after: tampers('getTransfers', (json) => {
      for (const row of rows(json, 'transactions'))
        if (isOurs(row) || row['currency'] !== undefined) row['currency'] = 'USD'
    }),
  },
]
