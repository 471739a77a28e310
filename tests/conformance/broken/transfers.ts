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
  transfer,
  noPin,
  rows,
  inner,
  adas,
  bens,
  done,
  responseWith,
  banks,
  type After,
  before,
  after,
  shows,
  tampers,
  count,
  isAdas,
  leavesRows,
  settles,
  earlier,
  owner,
} from './edits.ts'

function lists(id: string, change: (rows: Row[]) => Row[], isNew: (row: Row) => boolean): After {
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
  ...banks({
    'pin-per-transfer@submitTransfer transfer-needs-pin@submitTransfer': {
      'an order that does not demand the PIN': before(
        ['submitTransfer', 'confirmPin'],
        async ({ fields }, { call }) => {
          if ('newtrs' in fields) await call('confirmPin', { token: textOf({ fields }, 'token'), pin: '1234' })
        },
      ),
    },
    'pin-per-transfer@submitTransfer': {
      'one PIN for several transfers': before(transfer, async (seen, { call, memory }) => {
        const token = textOf(seen, 'token')
        if ('confirmmypin' in seen.fields && textOf(seen, 'pin') === '1234') memory.set(token, '')
        if ('newtrs' in seen.fields && memory.has(token)) await call('confirmPin', { token, pin: '1234' })
      }),
    },
    'transfer-in-statement@submitTransfer': {
      'a transfer that is missing from the history': after(transfer, ({ id, json }) => {
        if (id === 'getAccount' || id === 'getStatement')
          json['transactions'] = rows(json, 'transactions').filter((row) => !isPayment(row))
      }),
      'transfers that are booked as done': {
        only: transfer,
        tells: /got .*successful/,
        after: settles(() => 'successful'),
      },
      'a fee on top of the amount, in the lines as well': after(transfer, ({ id, json }) => {
        if (id !== 'getAccount' && id !== 'getStatement') return
        for (const row of rows(json, 'transactions'))
          if (row['transfer_id'] !== undefined && String(row['date']).startsWith('2026-01-16'))
            row['amount'] = (Number(row['amount']) + Number(row['fee'])).toFixed(2)
      }),
    },
    'transfer-listed@submitTransfer': {
      'a transfer that is listed for another payee': shows(transfer, 'getTransfers', (json) => {
        for (const row of rows(json, 'transactions')) row['act_hold_name'] = 'Ben Okafor'
      }),
    },
    'payee-kept@submitTransfer': {
      'a routing number that loses its zeros': shows(transfer, 'getTransfers', (json) => {
        for (const row of rows(json, 'transactions'))
          if (typeof row['routing'] === 'string') row['routing'] = row['routing'].replace(/^0+/, '')
      }),
    },
    'booked-once@submitTransfer': {
      'a transfer that is listed twice': after(
        transfer,
        lists(
          'getTransfers',
          (list) => list.flatMap((row) => (isOurs(row) ? [row, { ...row, id: `${String(row['id'])}-2` }] : [row])),
          isOurs,
        ),
      ),
    },
    'balance-falls@submitTransfer': {
      'a balance that is not reduced': after(transfer, ({ id, json }) => {
        if (id === 'getTransferFee') json['tb'] = '999999.00'
        if (id === 'getAccount') inner(json, 'account')['tb'] = '999999.00'
      }),
    },
    'fee-inside@submitTransfer': {
      'a fee on top of the amount': after(transfer, ({ id, json, call, intact }) => {
        const { memory } = intact
        if (id === 'submitTransfer' && json['icon'] === 'success') memory.set(textOf(call, 'token'), '')
        if (!memory.has(textOf(call, 'token'))) return
        if (id === 'getTransferFee') json['tb'] = String(Number(json['tb']) - 0.15)
        const account = inner(json, 'account')
        if (id === 'getAccount') account['tb'] = String(Number(account['tb']) - 0.15)
      }),
      'a fee on top for orders in another currency, as a line of its own': after(
        transfer,
        async ({ id, json, call, intact: { emailOf, target } }) => {
          const customer = customerByEmail(target.bank, emailOf(textOf(call, 'token')) ?? '')
          if (id !== 'submitTransfer' || json['icon'] !== 'success' || textOf(call, 'currency') !== 'EUR' || !customer)
            return
          await bookFee(target.bank, customer, 'Foreign exchange fee')
        },
      ),
    },
    'fee-named@submitTransfer': {
      'another fee in the history than on the screen': after(transfer, ({ id, json }) => {
        if (id !== 'getAccount' && id !== 'getStatement') return
        for (const row of rows(json, 'transactions')) if (row['fee'] !== undefined) row['fee'] = '0.90'
      }),
    },
    'own-rows@getTransfers': {
      'a transfer in everybody’s list': after(transfer, async ({ id, json, call, intact }) => {
        const owner = intact.emailOf(textOf(call, 'token'))
        if (id === 'submitTransfer' && json['icon'] === 'success' && owner === adas) intact.memory.set('sent', '')
        if (id === 'getTransfers' && owner === bens && intact.memory.has('sent'))
          json['transactions'] = rows(
            await intact.call('getTransfers', { token: await intact.tokenOf('main') }),
            'transactions',
          )
      }),
      'everybody’s transfers': after(['getTransfers'], async ({ id, json, intact }) => {
        if (id === 'getTransfers')
          json['transactions'] = rows(
            await intact.call('getTransfers', { token: await intact.tokenOf('main') }),
            'transactions',
          )
      }),
      'a list of transfers with those that others have sent to the customer': after(
        transfer,
        async ({ id, json, call, intact }) => {
          if (id !== 'getTransfers' || intact.emailOf(textOf(call, 'token')) !== bens) return
          const token = textOf(call, 'token')
          const { account } = await intact.call('getAccount', { token })
          const number = isRecord(account) ? account['account_no'] : undefined
          const others = rows(
            await intact.call('getTransfers', { token: await intact.tokenOf('main') }),
            'transactions',
          )
          json['transactions'] = [...others.filter(({ act_no: to }) => to === number), ...rows(json, 'transactions')]
        },
      ),
    },
    'balances-agree@getTransferFee': {
      'two balances': shows(['getAccount', 'getTransferFee'], 'getTransferFee', (json) => {
        json['tb'] = '0.01'
      }),
    },
    'transfer-linked@getTransfers': {
      'a list with the newest three transfers': shows(
        ['getAccount', 'getStatement', 'getTransfers'],
        'getTransfers',
        (json) => {
          json['transactions'] = rows(json, 'transactions').slice(0, 3)
        },
      ),
    },
    'pin-in-session@submitTransfer': {
      'a confirmation that is valid in every session': before(
        transfer,
        async ({ fields }, { emailOf, memory, call }) => {
          const token = textOf({ fields }, 'token')
          if (emailOf(token) !== adas) return
          if ('confirmmypin' in fields && textOf({ fields }, 'pin') === '1234') memory.set('confirmed', token)
          if (!('newtrs' in fields)) return
          const confirmed = memory.get('confirmed')
          memory.delete('confirmed')
          if (confirmed !== undefined && confirmed !== token) await call('confirmPin', { token, pin: '1234' })
        },
      ),
    },
    'nothing-else@submitTransfer': {
      // Not that the order is booked twice.
      'a transfer without a note that gets the note of the next order': shows(transfer, 'getTransfers', (json) => {
        let note: unknown
        for (const row of rows(json, 'transactions')) {
          row['note'] = note = (row['note'] || note) ?? null
        }
      }),
      'a line with the payee of the order before': after(
        [...transfer, 'getStatement'],
        ({ id, json, call, intact }) => {
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
      ),
    },
    'rows-stay@getTransfers': {
      'a list that ends after a page': shows(transfer, 'getTransfers', (json) => {
        json['transactions'] = rows(json, 'transactions').slice(0, 40)
      }),
    },
    'replies-alike@submitTransfer': {
      'a repetition with another response': shows(transfer, 'submitTransfer', (json, call, { memory }) => {
        const key = textOf(call, 'idempotency_key')
        if (key !== '' && json['icon'] === 'success' && count(memory, key) > 2) json['message'] = 'Ordered before'
      }),
    },
    'refusal-inert@submitTransfer': {
      'an order above the balance that is refused and listed': after(transfer, leavesRows('in_progress')),
      'a refused order whose fee is booked as a line of its own': after(
        [...transfer, 'getStatement'],
        async ({ id, json, call, intact: { target, emailOf } }) => {
          const isAbove = id === 'submitTransfer' && json['icon'] !== 'success' && Number(textOf(call, 'amount')) > 500
          const customer = isAbove ? customerByEmail(target.bank, emailOf(textOf(call, 'token')) ?? '') : undefined
          if (customer === undefined) return
          await bookFee(target.bank, customer, 'Transfer fee')
        },
      ),
    },
    'wrong-code-refused@confirmAuthorizationCode': {
      'an authorization code that may be empty': before([...transfer, 'confirmAuthorizationCode'], (call, intact) =>
        'confirmtpin' in call.fields && textOf(call, 'pin') === '' && isAdas(call, intact) ? done : undefined,
      ),
    },
    'code-tries@confirmAuthorizationCode tries-counted@confirmAuthorizationCode': {
      'an authorization code with unlimited tries': before(
        [...transfer, 'confirmAuthorizationCode'],
        async (call, { target, emailOf }) => {
          if (!('confirmtpin' in call.fields)) return undefined
          const code = await target.readCode(emailOf(textOf(call, 'token')) ?? '', 'authorize')
          const tries = { status: 'error', message: 'Not so.', locked: false, tries_left: 5 }
          return code === undefined || textOf(call, 'pin') === code ? undefined : responseWith(tries)
        },
      ),
    },
    'statuses-agree@getTransfers': {
      'a list in which every transfer has arrived': after(transfer, ({ id, json }) => {
        for (const row of rows(json, 'transactions')) {
          if (id === 'getTransfers') row['status'] = 'successful'
          else delete row['transfer_id']
        }
      }),
    },
    'nothing-around-json@submitTransfer': {
      'a warning where an optional field is missing': after(transfer, ({ response, id, call }) =>
        id === 'submitTransfer' && !('note' in call.fields)
          ? { ...response, body: `Warning: Undefined array key "note"${response.body}` }
          : undefined,
      ),
    },
    'code-lasts@confirmAuthorizationCode': {
      'an authorization code that is deleted at the first try': before(
        [...transfer, 'confirmAuthorizationCode'],
        async (call, { target, emailOf, memory }) => {
          if (!('confirmtpin' in call.fields)) return undefined
          const code = (await target.readCode(emailOf(textOf(call, 'token')) ?? '', 'authorize')) ?? ''
          if (textOf(call, 'pin') !== code) memory.set(code, '')
          return memory.has(code)
            ? responseWith({ status: 'error', message: 'No.', locked: true, tries_left: 0 })
            : undefined
        },
      ),
    },
    'extra-fields-inert@getTransfers': {
      'a list that another field cuts': shows(
        ['getTransfers', 'getProfile', 'updateProfile'],
        'getTransfers',
        (json, { fields }) => {
          if ('limit' in fields) json['transactions'] = rows(json, 'transactions').slice(0, 1)
        },
      ),
    },
    'facts-agree@getTransferFee': {
      'another balance under the other name': shows(['getAccount', 'getTransferFee'], 'getTransferFee', (json) => {
        json['balance'] = '0.00'
      }),
    },
    'facts-agree@getTransfers': {
      'times of another zone in one list': shows([...transfer, 'getStatement'], 'getTransfers', (json) => {
        for (const row of rows(json, 'transactions')) row['date'] = earlier(String(row['date']))
      }),
    },
    'transfer-needs-pin@submitTransfer': {
      'a PIN that is confirmed by its creation': before([...noPin, 'submitTransfer'], (call, { emailOf, memory }) => {
        const isNora = emailOf(textOf(call, 'token'))?.startsWith('nora') === true
        if (isNora && 'updatepin' in call.fields) memory.set('created', '')
        return isNora && 'newtrs' in call.fields && memory.delete('created') ? done : undefined
      }),
      'a locked PIN that is refused and opens an order': {
        only: [...new Set([...transfer, ...noPin])],
        before: (call, { memory }) => openedOrder(call, memory),
        after: ({ id, json, call, memory }) => {
          if (id === 'confirmPin' && json['locked'] === true && textOf(call, 'pin') === '0420')
            memory.set(`open ${textOf(call, 'token')}`, '')
        },
      },
    },
    'order-sane@submitTransfer': {
      'orders that are checked against a balance that was read before': before(transfer, (call) =>
        textOf(call, 'act_hold_name') === 'All At Once' ? done : undefined,
      ),
      'orders without a key that are not checked one after another': before(transfer, (call) =>
        textOf(call, 'act_hold_name') === 'All At Once' && textOf(call, 'idempotency_key') === '' ? done : undefined,
      ),
    },
    'transfer-needs-code@submitTransfer': {
      'an authorization code that counts for the whole session': {
        only: [...transfer, 'confirmAuthorizationCode'],
        before: (call, intact) => {
          const session = owner(call, intact)
          if (!('newtrs' in call.fields) || intact.memory.get(session) !== 'confirmed again') return undefined
          intact.memory.set(session, 'authorized')
          return done
        },
        after: ({ id, json, call, intact: { memory, emailOf } }) => {
          const session = emailOf(textOf(call, 'token')) ?? ''
          if (session !== 'cora@example.com') return
          if (id === 'submitTransfer' && json['icon'] === 'success') memory.set(session, 'authorized')
          if (id === 'confirmPin' && json['status'] === 'success' && memory.has(session))
            memory.set(session, 'confirmed again')
        },
      },
      'an authorization code without tries that opens the order': {
        only: [...transfer, 'confirmAuthorizationCode'],
        before: (call, { memory }) => openedOrder(call, memory),
        after: ({ id, json, call, memory }) => {
          if (id === 'confirmAuthorizationCode' && json['tries_left'] === 0)
            memory.set(`open ${textOf(call, 'token')}`, '')
        },
      },
      'a wrong authorization code that lets an order go': {
        only: [...transfer, 'confirmAuthorizationCode'],
        before: (call, intact) =>
          'newtrs' in call.fields && intact.memory.get('tried') === textOf(call, 'token') ? done : undefined,
        after: ({ id, json, call, memory }) => {
          const isRefused = id === 'confirmAuthorizationCode' && json['status'] !== 'success'
          if (isRefused && !memory.has('tried')) memory.set('tried', textOf(call, 'token'))
          else if (id === 'confirmPin' && memory.has('tried')) memory.set('tried', '')
        },
      },
    },
    'others-untouched@submitTransfer': {
      'a message about an order for another customer': after(
        [...transfer, 'getNotifications', 'getProfile'],
        async ({ id, json, call, intact }) => {
          if (id === 'submitTransfer' && json['icon'] === 'success' && owner(call, intact) === adas)
            await notify(intact.target.bank, 'ben', {
              title: 'Ordered',
              body: `A transfer to ${textOf(call, 'act_hold_name')}.`,
            })
        },
      ),
      'a message to all customers after each order of one': after(
        [...transfer, 'getNotifications', 'getProfile'],
        async ({ id, json, call, intact }) => {
          if (id !== 'submitTransfer' || json['icon'] !== 'success' || owner(call, intact) !== adas) return
          for (const customer of ['ada', 'ben'])
            await notify(intact.target.bank, customer, {
              title: 'Ordered',
              body: 'It is on its way.',
              about: 'transfer',
            })
        },
      ),
    },
    'facts-agree@getTransfers facts-agree@getAccount facts-agree@getStatement': {
      'times with the month in place of the minutes': {
        only: [...transfer, 'getStatement'],
        settings: { now: () => new Date('2026-01-16T09:07:30.000Z') },
        after: ({ json }) => {
          for (const row of rows(json, 'transactions'))
            row['date'] = String(row['date']).replace(/^(\d{4}-(\d\d)-\d\d.\d\d):\d\d/, '$1:$2')
        },
      },
    },
    'transfer-listed@getTransfers': {
      'a list of transfers with what the payee receives': shows(transfer, 'getTransfers', (json) => {
        for (const row of rows(json, 'transactions'))
          if (isOurs(row)) row['amount'] = (Number(row['amount']) * 0.9).toFixed(2)
      }),
    },
    'action-served@submitTransfer': {
      'a balance that does not cover a small order': before(transfer, ({ fields }) =>
        'newtrs' in fields ? responseWith({ icon: 'error', message: 'Insufficient balance' }) : undefined,
      ),
    },
    'payee-kept@getTransfers': {
      'a currency that comes from the account': shows(transfer, 'getTransfers', (json) => {
        for (const row of rows(json, 'transactions'))
          if (isOurs(row) || row['currency'] !== undefined) row['currency'] = 'USD'
      }),
    },
  }),
  keepsConfirmation('of more than the balance', ({ amount, balance }) => amount > balance),
  keepsConfirmation('without an account number', ({ number }) => number === ''),
  keepsConfirmation('to the own account', ({ number, own }) => number === own),
  ...['getAccount', 'getStatement', 'getTransfers'].map((loader): Fault => ({
    name: `amounts of ${loader} that are a cent too high`,
    finds: [loader === 'getTransfers' ? 'transfer-linked@getTransfers' : `same-history@${loader}`],
    only: ['getAccount', 'getStatement', 'getTransfers'],
    after: tampers(loader, (json) => {
      for (const row of rows(json, 'transactions')) row['amount'] = (Number(row['amount']) + 0.01).toFixed(2)
    }),
  })),
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
    after: ({ id, json, call, memory }) => {
      if (id === 'submitTransfer' && json['icon'] === 'success' && textOf(call, 'idempotency_key') === '')
        memory.set('booked', '')
    },
  },
  ...['confirmPin', 'confirmAuthorizationCode'].map((id): Fault => ({
    name: `a wrong try at ${id}, after which the right one opens no order`,
    finds: [`action-served@${id}`],
    only: [...transfer, 'confirmAuthorizationCode'],
    after: async ({ id: called, json, call, intact: { memory, target } }) => {
      const token = textOf(call, 'token')
      const holder = holderOf(target.bank, token)
      if (called === id && json['status'] !== 'success') memory.set(token, 'tried')
      else if (called !== 'confirmPin' && called !== id) return
      else if (memory.delete(token) && called === id && holder !== undefined)
        await setCodesLeft(target.bank, holder.token, null)
    },
  })),
]
