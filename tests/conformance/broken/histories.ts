import type { Fault } from './backend.ts'
import { bens, count, deposit, inner, owner, rows, tampers, transfer } from './edits.ts'

export const brokenHistories: Fault[] = [
  {
    name: 'a history in cents beside a balance in whole units',
    finds: ['balance-spendable@getAccount'],
    tells: /the history is in hundredths of it/,
    only: ['getAccount', 'getStatement'],
    after: (_response, { id, json }) => {
      if (id === 'getAccount' || id === 'getStatement')
        for (const row of rows(json, 'transactions')) row['amount'] = String(Math.round(Number(row['amount']) * 100))
    },
  },
  {
    name: 'a statement that is truncated',
    finds: ['same-history@getStatement'],
    only: ['getAccount', 'getStatement'],
    after: tampers('getStatement', (json) => {
      json['transactions'] = rows(json, 'transactions').slice(0, -1)
    }),
  },
  {
    name: 'lines that name no transfer',
    finds: ['transfer-linked@getAccount', 'transfer-linked@getStatement'],
    only: ['getAccount', 'getStatement', 'getTransfers'],
    after: (_response, { id, json }) => {
      if (id === 'getAccount' || id === 'getStatement')
        for (const row of rows(json, 'transactions')) row['transfer_id'] = 'of-another-table'
    },
  },
  {
    name: 'lines of the second customer without their ids at home',
    finds: ['same-history@getAccount'],
    only: ['getAccount', 'getStatement'],
    after: tampers('getAccount', (json, call, intact) => {
      if (owner(call, intact) === bens) for (const row of rows(json, 'transactions')) delete row['id']
    }),
  },
  {
    name: 'a line of Home with the name of the line before',
    finds: ['same-history@getAccount'],
    only: ['getAccount', 'getStatement', 'getTransfers'],
    after: tampers('getAccount', (json) => {
      const lines = rows(json, 'transactions')
      const at = lines.findIndex(({ transfer_id: id }, index) => index > 0 && id !== undefined)
      const [before, line] = [lines[at - 1], lines[at]]
      if (before !== undefined && line !== undefined) line['name'] = before['name']
    }),
  },
  {
    name: 'a user name that only the first response has',
    finds: ['reads-alike@getAccount'],
    only: ['getAccount', 'getContact'],
    after: tampers('getAccount', (json, call, intact) => {
      if (count(intact.memory, owner(call, intact)) > 1) delete inner(json, 'user')['username']
    }),
  },
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
  {
    name: 'lines that cannot be distinguished',
    finds: ['line-identified@getAccount', 'line-identified@getStatement'],
    only: ['getAccount', 'getStatement'],
    after: (_response, { json }) => {
      for (const row of rows(json, 'transactions')) {
        delete row['id']
        delete row['reference']
      }
    },
  },
  {
    name: 'a balance with entries that have failed',
    finds: ['balance-spendable@getAccount'],
    only: ['getAccount'],
    after: tampers('getAccount', (json) => {
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
  {
    name: 'the number of the row in place of its id',
    finds: ['ids-stay@getAccount', 'ids-stay@getStatement'],
    only: [...transfer, 'getStatement'],
    after: (_response, { id, json }) => {
      if (id !== 'getAccount' && id !== 'getStatement') return
      for (const [index, row] of rows(json, 'transactions').entries()) {
        Object.assign(row, { id: index + 1 })
        delete row['reference']
      }
    },
  },
  {
    name: 'the sign of another currency',
    finds: ['facts-agree@getAccount'],
    only: ['getAccount', 'getStatement'],
    after: tampers('getAccount', (json) => {
      inner(json, 'account')['currency'] = 'EUR'
    }),
  },
  {
    name: 'amounts with a sign',
    finds: ['allowed-values@getAccount', 'allowed-values@getStatement'],
    only: ['getAccount', 'getStatement'],
    after: (_response, { json }) => {
      for (const row of rows(json, 'transactions'))
        if (row['transaction_type'] === 'debit') row['amount'] = `-${String(row['amount'])}`
    },
  },
  {
    name: 'many rows of one time in another order at home',
    finds: ['same-history@getStatement'],
    only: [...transfer, 'getStatement'],
    after: tampers('getAccount', (json) => {
      const list = rows(json, 'transactions')
      const newest = list.filter(({ date }) => date === list[0]?.['date'])
      if (newest.length > 9) json['transactions'] = [...newest.toReversed(), ...list.slice(newest.length)]
    }),
  },
]
