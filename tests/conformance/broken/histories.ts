import type { Fault } from './backend.ts'
import {
  transfer,
  deposit,
  histories,
  statements,
  transfersAndStatement,
  rows,
  inner,
  bens,
  banks,
  after,
  shows,
  tampers,
  lists,
  count,
} from './edits.ts'

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
