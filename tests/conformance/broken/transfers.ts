import type { Customer } from '#mocks/db/records.ts'
import { customerByEmail } from '#mocks/domain/customers.ts'
import { bookEntry, customerBalance, house } from '#mocks/domain/ledger.ts'
import { notify } from '#mocks/domain/notifications.ts'
import { holderOf, setCodesLeft } from '#mocks/domain/sessions.ts'
import { isRecord } from '#tests/conformance/contract/schema.ts'
import { isOurs } from '#tests/conformance/scenarios/order.ts'
import type { Fault, Met } from './backend.ts'
import {
  type Row,
  transfer,
  deposit,
  histories,
  statements,
  transfersAndStatement,
  authorized,
  noPin,
  pinsAndTransfers,
  rows,
  inner,
  adas,
  bens,
  done,
  responseWith,
  type Bank,
  banks,
  before,
  after,
  shows,
  tampers,
  rowsShow,
  lists,
  swallows,
  count,
  leavesRows,
  settles,
  earlier,
} from './edits.ts'

const isPayment = ({ amount }: Row): boolean => amount === '1.50'

async function bookFee(bank: Met['bank'], { accountNumber }: Customer, name: string): Promise<void> {
  const postings = [
    { account: accountNumber, amount: -200 },
    { account: house.fees, amount: 200 },
  ]
  await bookEntry(bank, { name, status: 'successful', postings })
}

/** The order that the memory has opened for this session. */
const openedOrder = ({ id, text, memory }: Met) =>
  id === 'submitTransfer' && memory.delete(`open ${text('token')}`) ? done : undefined

interface Order {
  amount: number
  balance: number
  number: string
  own: string
}

/** What is refused before the confirmation is looked at does not spend it. */
const keepsConfirmation = (is: (order: Order) => boolean): Bank => ({
  ...{ only: transfer, tells: /another order after a refused one/ },
  before: ({ id, text, bank }) => {
    const customer = id === 'submitTransfer' ? holderOf(bank, text('token'))?.customer : undefined
    if (customer === undefined) return undefined
    const order = { amount: Number(text('amount')), balance: customerBalance(bank, customer) / 100 }
    return is({ ...order, number: text('act_no'), own: customer.accountNumber }) ? insufficient : undefined
  },
})

const insufficient = responseWith({ icon: 'error', message: 'Insufficient balance' })

const aCentMore = (loader: string) =>
  rowsShow(histories, [loader], (row) => (row['amount'] = (Number(row['amount']) + 0.01).toFixed(2)))

/** After a wrong try the right one opens no order. */
const opensNone = (id: string): Bank =>
  after(authorized, async ({ id: called, json, text, memory, bank }) => {
    const token = text('token')
    const holder = holderOf(bank, token)
    if (called === id && json['status'] !== 'success') memory.set(token, 'tried')
    else if (called !== 'confirmPin' && called !== id) return
    else if (memory.delete(token) && called === id && holder !== undefined) await setCodesLeft(bank, holder.token, null)
  })

export const brokenTransfers = banks({
  'pin-per-transfer@submitTransfer transfer-needs-pin@submitTransfer': {
    'an order that does not demand the PIN': before(['submitTransfer', 'confirmPin'], async ({ id, text, ask }) => {
      if (id === 'submitTransfer') await ask('confirmPin', { token: text('token'), pin: '1234' })
    }),
  },
  'pin-per-transfer@submitTransfer': {
    'a confirmation that is left by an order of more than the balance': keepsConfirmation(
      ({ amount, balance }) => amount > balance,
    ),
    'a confirmation that is left by an order without an account number': keepsConfirmation(
      ({ number }) => number === '',
    ),
    'a confirmation that is left by an order to the own account': keepsConfirmation(
      ({ number, own }) => number === own,
    ),
    'one PIN for several transfers': before(transfer, async ({ id, text, memory, ask }) => {
      const token = text('token')
      if (id === 'confirmPin' && text('pin') === '1234') memory.set(token, '')
      if (id === 'submitTransfer' && memory.has(token)) await ask('confirmPin', { token, pin: '1234' })
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
    'a fee on top of the amount, in the lines as well': rowsShow(transfer, statements, (row) => {
      if (row['transfer_id'] !== undefined && String(row['date']).startsWith('2026-01-16'))
        row['amount'] = (Number(row['amount']) + Number(row['fee'])).toFixed(2)
    }),
  },
  'transfer-listed@submitTransfer': {
    'a transfer that is listed for another payee': rowsShow(transfer, ['getTransfers'], (row) => {
      row['act_hold_name'] = 'Ben Okafor'
    }),
  },
  'payee-kept@submitTransfer': {
    'a routing number that loses its zeros': rowsShow(transfer, ['getTransfers'], (row) => {
      if (typeof row['routing'] === 'string') row['routing'] = row['routing'].replace(/^0+/, '')
    }),
  },
  'booked-once@submitTransfer': {
    'a transfer that is listed twice': lists(transfer, 'getTransfers', (all) =>
      all.flatMap((row) => (isOurs(row) ? [row, { ...row, id: `${String(row['id'])}-2` }] : [row])),
    ),
  },
  'balance-falls@submitTransfer': {
    'a balance that is not reduced': after(transfer, ({ id, json }) => {
      if (id === 'getTransferFee') json['tb'] = '999999.00'
      if (id === 'getAccount') inner(json, 'account')['tb'] = '999999.00'
    }),
  },
  'fee-inside@submitTransfer': {
    'a fee on top of the amount': after(transfer, ({ id, json, text, memory }) => {
      if (id === 'submitTransfer' && json['icon'] === 'success') memory.set(text('token'), '')
      if (!memory.has(text('token'))) return
      if (id === 'getTransferFee') json['tb'] = String(Number(json['tb']) - 0.15)
      const account = inner(json, 'account')
      if (id === 'getAccount') account['tb'] = String(Number(account['tb']) - 0.15)
    }),
    'a fee on top for orders in another currency, as a line of its own': after(
      transfer,
      async ({ id, json, text, owner, bank }) => {
        const customer = customerByEmail(bank, owner)
        if (id !== 'submitTransfer' || json['icon'] !== 'success' || text('currency') !== 'EUR' || !customer) return
        await bookFee(bank, customer, 'Foreign exchange fee')
      },
    ),
  },
  'fee-named@submitTransfer': {
    'another fee in the history than on the screen': rowsShow(transfer, statements, (row) => {
      if (row['fee'] !== undefined) row['fee'] = '0.90'
    }),
  },
  'own-rows@getTransfers': {
    'a transfer in everybody’s list': after(transfer, async ({ id, json, memory, ask, tokenOf, owner }) => {
      if (id === 'submitTransfer' && json['icon'] === 'success' && owner === adas) memory.set('sent', '')
      if (id === 'getTransfers' && owner === bens && memory.has('sent'))
        json['transactions'] = rows(await ask('getTransfers', { token: await tokenOf('main') }), 'transactions')
    }),
    'a list of transfers with those that others have sent to the customer': after(
      transfer,
      async ({ id, json, text, ask, tokenOf, owner }) => {
        if (id !== 'getTransfers' || owner !== bens) return
        const token = text('token')
        const { account } = await ask('getAccount', { token })
        const number = isRecord(account) ? account['account_no'] : undefined
        const others = rows(await ask('getTransfers', { token: await tokenOf('main') }), 'transactions')
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
    'amounts of getTransfers that are a cent too high': aCentMore('getTransfers'),
    'a list with the newest three transfers': lists(histories, 'getTransfers', (all) => all.slice(0, 3)),
  },
  'pin-in-session@submitTransfer': {
    'a confirmation that is valid in every session': before(transfer, async ({ id, text, memory, ask, owner }) => {
      const token = text('token')
      if (owner !== adas) return
      if (id === 'confirmPin' && text('pin') === '1234') memory.set('confirmed', token)
      if (id !== 'submitTransfer') return
      const confirmed = memory.get('confirmed')
      memory.delete('confirmed')
      if (confirmed !== undefined && confirmed !== token) await ask('confirmPin', { token, pin: '1234' })
    }),
  },
  'nothing-else@submitTransfer': {
    // Not that the order is booked twice.
    'a transfer without a note that gets the note of the next order': shows(transfer, 'getTransfers', (json) => {
      let note: unknown
      for (const row of rows(json, 'transactions')) {
        row['note'] = note = (row['note'] || note) ?? null
      }
    }),
    'a line with the payee of the order before': after(transfersAndStatement, ({ id, json, owner, memory }) => {
      if (owner !== adas || (id !== 'getAccount' && id !== 'getStatement')) return
      const lines = rows(json, 'transactions').toReversed()
      for (const [index, line] of lines.entries()) {
        const [key, before] = [`name of ${String(line['id'])}`, lines[index - 1]?.['name']]
        const isNew = memory.has('known') && String(line['name']).startsWith('Transfer to')
        if (!memory.has(key)) memory.set(key, String(isNew ? before : line['name']))
        line['name'] = memory.get(key)
      }
      memory.set('known', '')
    }),
  },
  'replies-alike@submitTransfer': {
    'a repetition with another response': shows(transfer, 'submitTransfer', (json, { text, memory }) => {
      const key = text('idempotency_key')
      if (key !== '' && json['icon'] === 'success' && count(memory, key) > 2) json['message'] = 'Ordered before'
    }),
  },
  'refusal-inert@submitTransfer': {
    'an order above the balance that is refused and listed': after(transfer, leavesRows('in_progress')),
    'a refused order whose fee is booked as a line of its own': after(
      transfersAndStatement,
      async ({ id, json, text, owner, bank }) => {
        const isAbove = id === 'submitTransfer' && json['icon'] !== 'success' && Number(text('amount')) > 500
        const customer = isAbove ? customerByEmail(bank, owner) : undefined
        if (customer === undefined) return
        await bookFee(bank, customer, 'Transfer fee')
      },
    ),
  },
  'wrong-code-refused@confirmAuthorizationCode': {
    'an authorization code that may be empty': swallows(
      authorized,
      'confirmAuthorizationCode',
      ({ text, owner }) => text('pin') === '' && owner === adas,
    ),
  },
  'code-tries@confirmAuthorizationCode tries-counted@confirmAuthorizationCode': {
    'an authorization code with unlimited tries': before(authorized, async ({ id, text, owner, readCode }) => {
      if (id !== 'confirmAuthorizationCode') return undefined
      const code = await readCode(owner, 'authorize')
      const tries = { status: 'error', message: 'Not so.', locked: false, tries_left: 5 }
      return code === undefined || text('pin') === code ? undefined : responseWith(tries)
    }),
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
    'a warning where an optional field is missing': after(transfer, ({ id, response, fields }) =>
      id === 'submitTransfer' && !('note' in fields)
        ? { ...response, body: `Warning: Undefined array key "note"${response.body}` }
        : undefined,
    ),
  },
  'code-lasts@confirmAuthorizationCode': {
    'an authorization code that is deleted at the first try': before(
      authorized,
      async ({ id, text, owner, memory, readCode }) => {
        if (id !== 'confirmAuthorizationCode') return undefined
        const code = (await readCode(owner, 'authorize')) ?? ''
        if (text('pin') !== code) memory.set(code, '')
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
    'times of another zone in one list': rowsShow(transfersAndStatement, ['getTransfers'], (row) => {
      row['date'] = earlier(String(row['date']))
    }),
  },
  'transfer-needs-pin@submitTransfer': {
    'a PIN that is confirmed by its creation': before([...noPin, 'submitTransfer'], ({ id, owner, memory }) => {
      const isNora = owner.startsWith('nora')
      if (isNora && id === 'createPin') memory.set('created', '')
      return isNora && id === 'submitTransfer' && memory.delete('created') ? done : undefined
    }),
    'a locked PIN that is refused and opens an order': {
      only: pinsAndTransfers,
      before: (call) => openedOrder(call),
      after: ({ id, json, text, memory }) => {
        if (id === 'confirmPin' && json['locked'] === true && text('pin') === '0420')
          memory.set(`open ${text('token')}`, '')
      },
    },
  },
  'order-sane@submitTransfer': {
    'orders that are checked against a balance that was read before': before(transfer, ({ text }) =>
      text('act_hold_name') === 'All At Once' ? done : undefined,
    ),
  },
  'transfer-needs-code@submitTransfer': {
    'an authorization code that counts for the whole session': {
      only: authorized,
      before: ({ id, owner, memory }) => {
        const session = owner
        if (id !== 'submitTransfer' || memory.get(session) !== 'confirmed again') return undefined
        memory.set(session, 'authorized')
        return done
      },
      after: ({ id, json, owner, memory }) => {
        const session = owner
        if (session !== 'cora@example.com') return
        if (id === 'submitTransfer' && json['icon'] === 'success') memory.set(session, 'authorized')
        if (id === 'confirmPin' && json['status'] === 'success' && memory.has(session))
          memory.set(session, 'confirmed again')
      },
    },
    'a wrong authorization code that lets an order go': {
      only: authorized,
      before: ({ id, text, memory }) =>
        id === 'submitTransfer' && memory.get('tried') === text('token') ? done : undefined,
      after: ({ id, json, text, memory }) => {
        const isRefused = id === 'confirmAuthorizationCode' && json['status'] !== 'success'
        if (isRefused && !memory.has('tried')) memory.set('tried', text('token'))
        else if (id === 'confirmPin' && memory.has('tried')) memory.set('tried', '')
      },
    },
  },
  'others-untouched@submitTransfer': {
    'a message to all customers after each order of one': after(
      [...transfer, 'getNotifications', 'getProfile'],
      async ({ id, json, owner, bank }) => {
        if (id !== 'submitTransfer' || json['icon'] !== 'success' || owner !== adas) return
        for (const customer of ['ada', 'ben'])
          await notify(bank, customer, {
            title: 'Ordered',
            body: 'It is on its way.',
            about: 'transfer',
          })
      },
    ),
  },
  'facts-agree@getTransfers facts-agree@getAccount facts-agree@getStatement': {
    'times with the month in place of the minutes': {
      only: transfersAndStatement,
      settings: { now: () => new Date('2026-01-16T09:07:30.000Z') },
      after: ({ json }) => {
        for (const row of rows(json, 'transactions'))
          row['date'] = String(row['date']).replace(/^(\d{4}-(\d\d)-\d\d.\d\d):\d\d/, '$1:$2')
      },
    },
  },
  'transfer-listed@getTransfers': {
    'a list of transfers with what the payee receives': rowsShow(transfer, ['getTransfers'], (row) => {
      if (isOurs(row)) row['amount'] = (Number(row['amount']) * 0.9).toFixed(2)
    }),
  },
  'action-served@submitTransfer': {
    'a balance that does not cover a small order': before(transfer, ({ id }) =>
      id === 'submitTransfer' ? insufficient : undefined,
    ),
  },
  'payee-kept@getTransfers': {
    'a currency that comes from the account': rowsShow(transfer, ['getTransfers'], (row) => {
      if (isOurs(row) || row['currency'] !== undefined) row['currency'] = 'USD'
    }),
  },

  'same-history@getAccount': { 'amounts of getAccount that are a cent too high': aCentMore('getAccount') },
  'same-history@getStatement': { 'amounts of getStatement that are a cent too high': aCentMore('getStatement') },
  'transfer-listed@submitTransfer balance-falls@submitTransfer transfer-in-statement@submitTransfer': {
    'equal orders, of which the later one is not booked': {
      only: [...transfer, 'getStatement', 'submitCryptoDeposit', 'getCryptoDepositForm'],
      before: ({ id, text, owner, memory }) => {
        if (id !== 'submitTransfer' || text('idempotency_key') !== '' || owner !== adas) return undefined
        const order = ['token', 'act_no', 'amount', 'note'].map(text).join()
        const isTwice = memory.get('last order') === order
        memory.set('last order', order)
        return isTwice && order.includes('1.50') && memory.has('booked') ? done : undefined
      },
      after: ({ id, json, text, memory }) => {
        if (id === 'submitTransfer' && json['icon'] === 'success' && text('idempotency_key') === '')
          memory.set('booked', '')
      },
    },
  },
  'action-served@confirmPin': {
    'a wrong try at confirmPin, after which the right one opens no order': opensNone('confirmPin'),
  },
  'action-served@confirmAuthorizationCode': {
    'a wrong try at confirmAuthorizationCode, after which the right one opens no order':
      opensNone('confirmAuthorizationCode'),
  },
})

export const brokenHistories: Fault[] = [
  ...banks({
    'balance-spendable@getAccount': {
      'a history in cents beside a balance in whole units': {
        only: statements,
        tells: /the history is in hundredths of it/,
        after: ({ id, json }) => {
          if (id === 'getAccount' || id === 'getStatement')
            for (const row of rows(json, 'transactions'))
              row['amount'] = String(Math.round(Number(row['amount']) * 100))
        },
      },
      'a balance with entries that have failed': shows(['getAccount'], 'getAccount', (json) => {
        const [row] = rows(json, 'transactions')
        const line = { ...row, transaction_type: 'debit', status: 'failed', amount: '4.00', transfer_id: null }
        const all = [
          { ...line, id: 'a' },
          { ...line, id: 'b', transaction_type: 'credit', status: 'successful', amount: '9.00' },
        ]
        json['transactions'] = all
        inner(json, 'account')['tb'] = '5.00'
      }),
    },
    'same-history@getStatement': {
      'a statement that is truncated': lists(statements, 'getStatement', (all) => all.slice(0, -1)),
      'many rows of one time in another order at home': shows(transfersAndStatement, 'getAccount', (json) => {
        const list = rows(json, 'transactions')
        const newest = list.filter(({ date }) => date === list[0]?.['date'])
        if (newest.length > 9) json['transactions'] = [...newest.toReversed(), ...list.slice(newest.length)]
      }),
    },
    'transfer-linked@getAccount transfer-linked@getStatement': {
      'lines that name no transfer': after(histories, ({ id, json }) => {
        if (id === 'getAccount' || id === 'getStatement')
          for (const row of rows(json, 'transactions')) row['transfer_id'] = 'of-another-table'
      }),
    },
    'same-history@getAccount': {
      'lines of the second customer without their ids at home': shows(statements, 'getAccount', (json, { owner }) => {
        if (owner === bens) for (const row of rows(json, 'transactions')) delete row['id']
      }),
      'a line of Home with the name of the line before': shows(histories, 'getAccount', (json) => {
        const lines = rows(json, 'transactions')
        const at = lines.findIndex(({ transfer_id: id }, index) => index > 0 && id !== undefined)
        const [before, line] = [lines[at - 1], lines[at]]
        if (before !== undefined && line !== undefined) line['name'] = before['name']
      }),
    },
    'reads-alike@getAccount': {
      'a user name that only the first response has': shows(
        ['getAccount', 'getContact'],
        'getAccount',
        (json, { owner, memory }) => {
          if (count(memory, owner) > 1) delete inner(json, 'user')['username']
        },
      ),
    },
    'line-identified@getAccount line-identified@getStatement': {
      'lines that cannot be distinguished': after(statements, ({ json }) => {
        for (const row of rows(json, 'transactions')) {
          delete row['id']
          delete row['reference']
        }
      }),
    },
    'ids-stay@getAccount ids-stay@getStatement': {
      'the number of the row in place of its id': after(transfersAndStatement, ({ id, json }) => {
        if (id !== 'getAccount' && id !== 'getStatement') return
        for (const [index, row] of rows(json, 'transactions').entries()) {
          Object.assign(row, { id: index + 1 })
          delete row['reference']
        }
      }),
    },
    'facts-agree@getAccount': {
      'the sign of another currency': shows(statements, 'getAccount', (json) => {
        inner(json, 'account')['currency'] = 'EUR'
      }),
    },
    'allowed-values@getAccount allowed-values@getStatement': {
      'amounts with a sign': after(statements, ({ json }) => {
        for (const row of rows(json, 'transactions'))
          if (row['transaction_type'] === 'debit') row['amount'] = `-${String(row['amount'])}`
      }),
    },
  }),
  ...[
    { loader: 'getTransfers', most: 100, only: [...transfer, 'getStatement', 'getProfile', 'updateProfile'] },
    { loader: 'getCryptoDepositForm', most: 100, only: [...deposit, 'getProfile', 'updateProfile'] },
  ].map(({ loader, most, only }): Fault => ({
    name: `a list of ${loader} with ${most} rows at most`,
    finds: [`rows-stay@${loader}`],
    only,
    settings: { parts: ['scenarios', 'walk'] },
    after: tampers(loader, (json) => {
      json['transactions'] = rows(json, 'transactions').slice(0, most)
    }),
  })),
]
