import { setTimeout } from 'node:timers/promises'
import { recordIn, type Met } from './backend.ts'
import {
  type Row,
  transfer,
  deposit,
  submissions,
  formsAndActions,
  profileLoaders,
  rows,
  inner,
  adas,
  bens,
  done,
  refusal,
  responseWith,
  type Bank,
  banks,
  before,
  after,
  shows,
  tampers,
  lists,
  refuses,
  count,
  wrong,
  voids,
  isVoid,
} from './edits.ts'

const isDeposit = ({ amount }: Row): boolean => amount === '12.34'

const formLoaders = ['getCryptoDepositForm', 'getPaymentForm', 'getFixedDepositForm', 'getUpgradeForm']

const deposits = ['getCryptoDepositForm', 'submitCryptoDeposit', 'getUpgradeForm', 'submitUpgrade', 'getProfile']

const lacking = ['getPaymentForm', 'getFixedDepositForm', 'getUpgradeForm']

/** Once there is a row of this run, the rows of a list are ten seconds old. */
function cached(loader: string, action: string, keyOf: (call: Met) => string, only: string[]): Bank {
  let clock = 0
  return {
    only,
    settings: {
      pause: (ms) => {
        clock += ms
        return Promise.resolve()
      },
    },
    before: ({ id, memory }) => {
      if (id === action) memory.set('begun', '')
    },
    after: tampers(loader, (json, seen) => {
      const kept = recordIn(seen.memory.get(keyOf(seen)) ?? '')
      const isFresh = kept !== undefined && clock - Number(kept['since']) < 10_000
      if (seen.memory.has('begun') && isFresh) json['transactions'] = rows(kept, 'transactions')
      else seen.memory.set(keyOf(seen), JSON.stringify({ since: clock, transactions: rows(json, 'transactions') }))
    }),
  }
}

const ofEach = ({ owner }: Met): string => owner

const isLarger = ({ fields }: Met, bytes: number): boolean =>
  Object.values(fields).some((value) => typeof value === 'object' && value.bytes.length > bytes)

const largestIs5MB = (loader: string, action: string): Bank => ({
  ...refuses([loader, action], action, (call) => isLarger(call, 5e6)),
  settings: { largeUploads: true, parts: ['scenarios'] },
})

/** A deposit in a coin whose name has this in it. */
const bookedAtOnce = (coin: string) =>
  after(deposit, ({ id, json, text, memory }) => {
    const token = text('token')
    if (id === 'submitCryptoDeposit' && json['icon'] === 'success' && text('type').includes(coin)) memory.set(token, '')
    if (id === 'getAccount' && memory.has(token)) inner(json, 'account')['tb'] = '99999.00'
  })

export const brokenSubmissions = banks({
  'submission-listed@submitCryptoDeposit': {
    'an amount beyond the numbers of the language, of which another is stored': before(
      deposit,
      ({ id, text, fields }) => {
        if (id === 'submitCryptoDeposit' && text('amount').length > 18) fields['amount'] = '0.05'
      },
    ),
    'a deposit that is not listed': lists(deposit, 'getCryptoDepositForm', (all) =>
      all.filter((row) => !isDeposit(row)),
    ),
    'a large proof, with which nothing is stored': {
      only: ['getCryptoDepositForm', 'submitCryptoDeposit', 'getProfile'],
      settings: { parts: ['scenarios', 'walk'] },
      before: ({ fields }) => {
        const { newcd, depositPic: file } = fields
        return newcd !== undefined && typeof file === 'object' && file.bytes.length > 100_000 ? done : undefined
      },
    },
    'keys of which the first characters count': {
      only: ['getCryptoDepositForm', 'submitCryptoDeposit', 'getProfile'],
      settings: { parts: ['scenarios', 'walk'] },
      before: ({ id, text, owner, memory }) => {
        const [key, own] = [text('idempotency_key').slice(0, 30), owner]
        if (id !== 'submitCryptoDeposit' || key === '') return undefined
        const [known, full] = [memory.get(`${own} ${key}`), text('idempotency_key')]
        if (known === undefined) memory.set(`${own} ${key}`, full)
        return known === undefined || known === full ? undefined : done
      },
    },
  },
  'refusal-inert@submitFixedDeposit': {
    'fixed deposits of a further customer that are refused and booked': after(
      ['getFixedDepositForm', 'submitFixedDeposit', 'updateProfile', 'getProfile'],
      ({ id, owner }) => (id === 'submitFixedDeposit' && owner === 'nora@example.com' ? refusal : undefined),
    ),
  },
  'submission-listed@submitPayment': {
    'payments at the same moment, of which the last one is recorded': {
      only: ['getPaymentForm', 'submitPayment'],
      tells: /concurrency/,
      before: async ({ id, fields, memory }) => {
        if (id !== 'submitPayment' || 'idempotency_key' in fields) return undefined
        const own = count(memory, 'payments')
        await setTimeout(5)
        return Number(memory.get('payments')) > own ? done : undefined
      },
    },
  },
  'own-rows@getCryptoDepositForm': {
    'a form with the declined deposits of everybody': after(
      ['getCryptoDepositForm'],
      async ({ id, json, ask, tokenOf, owner }) => {
        if (id !== 'getCryptoDepositForm' || owner === adas) return
        const theirs = await ask('getCryptoDepositForm', { token: await tokenOf('main') })
        const declined = rows(theirs, 'transactions').filter(({ status }) => status === 'declined')
        json['transactions'] = [...rows(json, 'transactions'), ...declined]
      },
    ),
  },
  'nothing-around-json@submitCryptoDeposit': {
    'a deposit without a proof that is booked, with a warning before the JSON': after(
      deposit,
      ({ id, response, fields }) =>
        id === 'submitCryptoDeposit' && !('depositPic' in fields)
          ? { ...response, body: `<b>Warning</b>: Undefined array key "depositPic"\n${response.body}` }
          : undefined,
    ),
  },
  'submission-listed@submitFixedDeposit': {
    'a fixed deposit that is confirmed without a review': shows(
      ['getFixedDepositForm', 'submitFixedDeposit'],
      'getFixedDepositForm',
      (json) => {
        for (const row of rows(json, 'transactions')) row['status'] = 'confirmed'
      },
    ),
  },
  'listed-in-own-form@getPaymentForm': {
    'a deposit among the payments': after([...deposit, 'getPaymentForm'], async ({ id, json, text, ask }) => {
      if (id !== 'getPaymentForm') return
      const form = await ask('getCryptoDepositForm', { token: text('token') })
      json['transactions'] = [...rows(form, 'transactions').filter(isDeposit), ...rows(json, 'transactions')]
    }),
  },
  'action-served@submitCryptoDeposit': {
    'a deposit that is refused without a reason': before(deposit, ({ id, owner }) =>
      id === 'submitCryptoDeposit' && owner === adas
        ? responseWith({ icon: 'error', message: 'Something went wrong' })
        : undefined,
    ),
  },
  'key-not-reused@submitCryptoDeposit': {
    'a key that is valid for any order': {
      only: deposit,
      before: ({ text, memory, owner }) => {
        const key = text('idempotency_key')
        const said = key === '' || owner === '' ? undefined : memory.get(key)
        return said === undefined ? undefined : responseWith(JSON.parse(said) as Record<string, unknown>)
      },
      after: ({ id, json, text, memory, response: { body } }) => {
        if (id === 'submitCryptoDeposit' && json['icon'] === 'success') memory.set(text('idempotency_key'), body)
      },
    },
  },
  'key-counts-once@submitCryptoDeposit key-not-reused@submitCryptoDeposit': {
    'a key that is ignored by one operation': {
      ...before([...deposit, 'getPaymentForm', 'submitPayment'], ({ id, fields }) => {
        if (id === 'submitCryptoDeposit') Reflect.deleteProperty(fields, 'idempotency_key')
      }),
      tells: /with the same key\).*\nfor i in \$\(seq 2\); do .*idempotency_key.*; done/,
    },
  },
  'no-server-error@submitPayment': {
    'a key that breaks the backend where it comes twice at the same moment': {
      only: ['getPaymentForm', 'submitPayment'],
      tells: /same moment\).*\n\{ .*curl .* & .*curl .* & wait; \}/,
      before: async ({ id, text, memory }) => {
        const key = text('idempotency_key')
        if (id !== 'submitPayment' || key === '') return undefined
        const times = count(memory, `now ${key}`)
        await setTimeout(5)
        memory.delete(`now ${key}`)
        return times > 1 ? { ...refusal, status: 500 } : undefined
      },
    },
  },
  'key-in-session@submitCryptoDeposit': {
    'a key that is looked up before the session': {
      only: deposit,
      before: ({ text, memory }) => {
        const key = text('idempotency_key')
        return memory.has(key) && text('token').startsWith('conformance') ? done : undefined
      },
      after: tampers('submitCryptoDeposit', (json, { text, memory }) => {
        if (json['icon'] === 'success') memory.set(text('idempotency_key'), '')
      }),
    },
  },
  'key-own@submitCryptoDeposit': {
    'a key that is valid for every customer': before(
      [...transfer, 'submitCryptoDeposit', 'getCryptoDepositForm'],
      ({ id, text, memory, owner }) => {
        const key = text('idempotency_key')
        if (id !== 'submitCryptoDeposit' || key === '') return undefined
        const first = memory.get(key)
        if (first === undefined && owner !== '') memory.set(key, owner)
        return first !== undefined && owner !== '' && first !== owner ? done : undefined
      },
    ),
  },
  'review-first@submitUpgrade': {
    'a plan that changes once its price is paid': after(
      ['getUpgradeForm', 'submitUpgrade'],
      ({ id, json, text, owner, memory }) => {
        const isPaid = Number(memory.get(`price ${text('plan')}`)) === Number(text('amount'))
        if (id === 'submitUpgrade' && json['icon'] === 'success' && isPaid) memory.set(owner, text('plan'))
        if (id !== 'getUpgradeForm') return
        for (const { plan_name: name, price } of rows(json, 'plans')) memory.set(`price ${String(name)}`, String(price))
        if (memory.has(owner)) json['current_plan'] = memory.get(owner)
      },
    ),
  },
  'key-own@submitPayment': {
    'a key that is valid for every form': before([...transfer, ...submissions], ({ text, fields, owner, memory }) => {
      const key = `${owner} ${text('idempotency_key')}`
      const form = ['newcd', 'newmpc'].find((name) => name in fields)
      if (form === undefined || key.endsWith(' ')) return undefined
      const first = memory.get(key)
      if (first === undefined) memory.set(key, form)
      return first !== undefined && first !== form ? done : undefined
    }),
  },
  'refusal-inert@submitCryptoDeposit': {
    'a negative deposit that is refused and kept': before(
      ['getProfile', 'getCryptoDepositForm', 'submitCryptoDeposit'],
      async ({ id, text, ask }) => {
        if (id !== 'submitCryptoDeposit' || !text('amount').startsWith('-')) return undefined
        await ask('submitCryptoDeposit', { token: text('token'), type: 'Bitcoin', amount: '5.00' })
        return refusal
      },
    ),
  },
  'methods-aligned@getPaymentForm': {
    'addresses in another order than their names': shows(formLoaders, 'getPaymentForm', (json) => {
      const list: unknown = json['addresses2']
      if (Array.isArray(list)) json['addresses2'] = list.toSpliced(0, 1).concat(list.slice(0, 1))
    }),
  },
  'methods-aligned@getFixedDepositForm': {
    'two addresses that change places after the first response': shows(
      [...formLoaders, 'getAccount', 'getProfile', 'updateProfile'],
      'getFixedDepositForm',
      (json, { owner, memory }) => {
        const list: unknown = json['addresses2']
        if (Array.isArray(list) && count(memory, owner) > 1)
          json['addresses2'] = list.slice(1, 2).concat(list.slice(0, 1), list.slice(2))
      },
    ),
  },
  'reads-alike@getPaymentForm': {
    'addresses in the first response only': shows(
      ['getPaymentForm', 'getAccount'],
      'getPaymentForm',
      (json, { text, memory }) => {
        if (count(memory, text('token')) > 1) json['addresses2'] = []
      },
    ),
  },
  'form-complete@getPaymentForm': {
    'a form without its currency': shows(formLoaders, 'getPaymentForm', (json) => {
      delete json['currency']
    }),
  },
  'submission-listed@submitUpgrade': {
    'a refused upgrade that reports a success': shows(
      ['getProfile', 'getUpgradeForm', 'submitUpgrade'],
      'submitUpgrade',
      (json, { fields }) => {
        if (!('idempotency_key' in fields)) Object.assign(json, { icon: 'success', status: 'success' })
      },
    ),
  },
  'rows-stay@getCryptoDepositForm': {
    'a form that lists equal entries once': shows(deposit, 'getCryptoDepositForm', (json) => {
      const all = rows(json, 'transactions')
      json['transactions'] = all.filter(({ amount }, index) => amount !== '0.01' || index % 2 === 0)
    }),
  },
  'extra-fields-inert@submitPayment': {
    'a payment with the status that was sent with it': after(
      ['getPaymentForm', 'submitPayment', 'getProfile', 'updateProfile'],
      async ({ id, json, text, memory, ask }) => {
        const status = text('status')
        if (id === 'submitPayment' && json['icon'] === 'success' && status !== '') {
          const form = await ask('getPaymentForm', { token: text('token') })
          memory.set(`status of ${String(rows(form, 'transactions')[0]?.['id'])}`, status)
        }
        if (id !== 'getPaymentForm') return
        for (const row of rows(json, 'transactions'))
          row['status'] = memory.get(`status of ${String(row['id'])}`) ?? row['status']
      },
    ),
  },
  'nothing-else@submitUpgrade': {
    'an upgrade that declines deposits': after(deposits, async ({ id, json, text, memory, ask, owner }) => {
      const token = text('token')
      if (owner !== adas) return
      if (id === 'submitUpgrade' && json['icon'] === 'success')
        for (const row of rows(await ask('getCryptoDepositForm', { token }), 'transactions'))
          memory.set(`declined ${String(row['id'])}`, '')
      if (id === 'getCryptoDepositForm')
        for (const row of rows(json, 'transactions'))
          if (memory.has(`declined ${String(row['id'])}`)) row['status'] = 'declined'
    }),
  },
  'others-untouched@submitUpgrade': {
    'an upgrade that declines the deposits of another customer': after(
      deposits,
      async ({ id, json, memory, ask, tokenOf, owner }) => {
        if (id === 'submitUpgrade' && json['icon'] === 'success' && owner === adas)
          for (const row of rows(await ask('getCryptoDepositForm', { token: await tokenOf('second') }), 'transactions'))
            memory.set(`declined ${String(row['id'])}`, '')
        if (id === 'getCryptoDepositForm' && owner !== adas)
          for (const row of rows(json, 'transactions'))
            if (memory.has(`declined ${String(row['id'])}`)) row['status'] = 'declined'
      },
    ),
    'an upgrade that voids the authorization of transfers of others': {
      only: [...transfer, 'confirmAuthorizationCode', 'getUpgradeForm', 'submitUpgrade', ...profileLoaders],
      before: (call) => {
        const who = call.owner
        if (call.id === 'confirmPin') call.memory.delete('transfers void')
        return call.id === 'submitTransfer' && isVoid(call, 'transfers', who) ? wrong : undefined
      },
      after: tampers('submitUpgrade', (json, call) => {
        if (json['icon'] === 'success') voids(call, 'transfers', call.owner)
      }),
    },
  },
  'valid-json@submitCryptoDeposit': {
    'deposits of the second customer with a key or a large proof, which are booked with an unreadable response': {
      only: ['getCryptoDepositForm', 'submitCryptoDeposit', 'getProfile'],
      settings: { parts: ['scenarios', 'walk'] },
      after: ({ id, response, text, fields, owner }) => {
        const { depositPic: file } = fields
        const isLarge = typeof file === 'object' && file.bytes.length > 100_000
        const isOdd = id === 'submitCryptoDeposit' && (isLarge || text('idempotency_key') !== '')
        return isOdd && owner === bens ? { ...response, body: response.body.slice(0, -1) } : undefined
      },
    },
  },
  'action-served@submitCryptoDeposit refusal-inert@submitCryptoDeposit': {
    'a deposit that is refused and listed': {
      only: ['getCryptoDepositForm', 'submitCryptoDeposit', 'getProfile'],
      tells: /refused, and getCryptoDepositForm transactions as before: "no such row"/,
      after: tampers('submitCryptoDeposit', (json) => {
        if (json['icon'] === 'success')
          Object.assign(json, { icon: 'error', message: 'Your file could not be stored.' })
      }),
    },
  },
  'ids-unique@getPaymentForm': {
    'a purpose that is offered twice': shows(['getPaymentForm'], 'getPaymentForm', (json) => {
      json['purposes'] = [...rows(json, 'purposes'), ...rows(json, 'purposes')]
    }),
  },

  'review-first@submitCryptoDeposit': {
    'a deposit that is booked at once': bookedAtOnce(''),
    'a deposit in Bitcoin that is booked at once': bookedAtOnce('Bitcoin'),
  },
  'upload-large@submitUpgrade': {
    'proofs of 5 MB at most for submitUpgrade': largestIs5MB('getUpgradeForm', 'submitUpgrade'),
  },
  'submission-listed@getUpgradeForm': {
    'rows of getUpgradeForm that are cached for ten seconds for all customers': cached(
      'getUpgradeForm',
      'submitUpgrade',
      () => 'all',
      ['getProfile', 'getUpgradeForm', 'submitUpgrade', 'updatePicture', 'updatePassword'],
    ),
  },
  'transfer-listed@getTransfers': {
    'rows of getTransfers that are cached for ten seconds for each customer': cached(
      ...(['getTransfers', 'submitTransfer', ofEach, transfer] as const),
    ),
  },
  'form-complete@getPaymentForm form-complete@getFixedDepositForm form-complete@getUpgradeForm': {
    'forms without their optional lists': {
      only: [...formsAndActions, 'getProfile'],
      settings: { parts: ['scenarios', 'walk'] },
      after: ({ id, json }) => {
        if (id !== undefined && lacking.includes(id))
          for (const name of ['transactions', 'currency', 'current_plan']) Reflect.deleteProperty(json, name)
      },
    },
  },
})
