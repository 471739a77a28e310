import { setTimeout } from 'node:timers/promises'
import { type Fault, type Intact, type SeenCall, recordIn, textOf } from './backend.ts'
import {
  type Row,
  transfer,
  deposit,
  rows,
  inner,
  adas,
  bens,
  done,
  responseWith,
  banks,
  before,
  after,
  shows,
  tampers,
  refusal,
  submissions,
  count,
  owner,
  formsAndActions,
  profileLoaders,
  wrong,
  voids,
  isVoid,
} from './edits.ts'

const isDeposit = ({ amount }: Row): boolean => amount === '12.34'

const formLoaders = ['getCryptoDepositForm', 'getPaymentForm', 'getFixedDepositForm', 'getUpgradeForm']

const deposits = ['getCryptoDepositForm', 'submitCryptoDeposit', 'getUpgradeForm', 'submitUpgrade', 'getProfile']

const lacking = ['getPaymentForm', 'getFixedDepositForm', 'getUpgradeForm']

/** Once there is a row of this run. */
function cachedRows(
  loader: string,
  marker: string,
  whose: string,
  keyOf: (call: SeenCall, intact: Intact) => string,
  only: string[],
  rule = 'submission-listed',
): Fault {
  let clock = 0
  return {
    ...{ name: `rows of ${loader} that are cached for ten seconds ${whose}`, finds: [`${rule}@${loader}`] },
    only,
    settings: {
      pause: (ms) => {
        clock += ms
        return Promise.resolve()
      },
    },
    before: ({ fields }, { memory }) => {
      if (marker in fields) memory.set('begun', '')
    },
    after: tampers(loader, (json, call, intact) => {
      const { memory } = intact
      const key = keyOf(call, intact)
      const kept = recordIn(memory.get(key) ?? '')
      const isFresh = kept !== undefined && clock - Number(kept['since']) < 10_000
      if (memory.has('begun') && isFresh) json['transactions'] = rows(kept, 'transactions')
      else memory.set(key, JSON.stringify({ since: clock, transactions: rows(json, 'transactions') }))
    }),
  }
}

export const brokenSubmissions: Fault[] = [
  ...banks({
    'submission-listed@submitCryptoDeposit': {
      'an amount beyond the numbers of the language, of which another is stored': before(deposit, ({ fields }) => {
        if ('newcd' in fields && textOf({ fields }, 'amount').length > 18) fields['amount'] = '0.05'
      }),
      'a deposit that is not listed': shows(deposit, 'getCryptoDepositForm', (json) => {
        json['transactions'] = rows(json, 'transactions').filter((row) => !isDeposit(row))
      }),
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
        before: (call, intact) => {
          const [key, own] = [textOf(call, 'idempotency_key').slice(0, 30), owner(call, intact)]
          if (!('newcd' in call.fields) || key === '') return undefined
          const [known, full] = [intact.memory.get(`${own} ${key}`), textOf(call, 'idempotency_key')]
          if (known === undefined) intact.memory.set(`${own} ${key}`, full)
          return known === undefined || known === full ? undefined : done
        },
      },
    },
    'refusal-inert@submitFixedDeposit': {
      'fixed deposits of a further customer that are refused and booked': after(
        ['getFixedDepositForm', 'submitFixedDeposit', 'updateProfile', 'getProfile'],
        ({ id, call, intact }) =>
          id === 'submitFixedDeposit' && owner(call, intact) === 'nora@example.com' ? refusal : undefined,
      ),
    },
    'submission-listed@submitPayment': {
      'payments at the same moment, of which the last one is recorded': {
        only: ['getPaymentForm', 'submitPayment'],
        tells: /concurrency/,
        before: async ({ fields }, { memory }) => {
          if (!('newmpc' in fields) || 'idempotency_key' in fields) return undefined
          const own = count(memory, 'payments')
          await setTimeout(5)
          return Number(memory.get('payments')) > own ? done : undefined
        },
      },
    },
    'own-rows@getCryptoDepositForm': {
      'a form with the declined deposits of everybody': after(
        ['getCryptoDepositForm'],
        async ({ id, json, call, intact }) => {
          if (id !== 'getCryptoDepositForm' || intact.emailOf(textOf(call, 'token')) === adas) return
          const theirs = await intact.call('getCryptoDepositForm', { token: await intact.tokenOf('main') })
          const declined = rows(theirs, 'transactions').filter(({ status }) => status === 'declined')
          json['transactions'] = [...rows(json, 'transactions'), ...declined]
        },
      ),
    },
    'own-rows@getFixedDepositForm': {
      // None of the two customers has one before.
      'the fixed deposits of everybody': after(
        ['getFixedDepositForm', 'submitFixedDeposit'],
        async ({ id, json, call, intact }) => {
          if (id !== 'getFixedDepositForm' || intact.emailOf(textOf(call, 'token')) === adas) return
          const theirs = await intact.call('getFixedDepositForm', { token: await intact.tokenOf('main') })
          json['transactions'] = [...rows(json, 'transactions'), ...rows(theirs, 'transactions')]
        },
      ),
    },
    'nothing-around-json@submitCryptoDeposit': {
      'a deposit without a proof that is booked, with a warning before the JSON': after(
        deposit,
        ({ response, id, call }) =>
          id === 'submitCryptoDeposit' && !('depositPic' in call.fields)
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
      'a deposit among the payments': after([...deposit, 'getPaymentForm'], async ({ id, json, call, intact }) => {
        if (id !== 'getPaymentForm') return
        const form = await intact.call('getCryptoDepositForm', { token: textOf(call, 'token') })
        json['transactions'] = [...rows(form, 'transactions').filter(isDeposit), ...rows(json, 'transactions')]
      }),
    },
    'action-served@submitCryptoDeposit': {
      'a deposit that is refused without a reason': before(deposit, ({ fields }, { emailOf }) =>
        'newcd' in fields && emailOf(textOf({ fields }, 'token')) === adas
          ? responseWith({ icon: 'error', message: 'Something went wrong' })
          : undefined,
      ),
    },
    'key-not-reused@submitCryptoDeposit': {
      'a key that is valid for any order': {
        only: deposit,
        before: ({ fields }, { emailOf, memory }) => {
          const key = textOf({ fields }, 'idempotency_key')
          const said = key === '' || emailOf(textOf({ fields }, 'token')) === undefined ? undefined : memory.get(key)
          return said === undefined ? undefined : responseWith(JSON.parse(said) as Record<string, unknown>)
        },
        after: ({ response: { body }, id, call, json, intact }) => {
          if (id === 'submitCryptoDeposit' && json['icon'] === 'success')
            intact.memory.set(textOf(call, 'idempotency_key'), body)
        },
      },
    },
    'key-counts-once@submitCryptoDeposit key-not-reused@submitCryptoDeposit': {
      'a key that is ignored by one operation': before(
        [...deposit, 'getPaymentForm', 'submitPayment'],
        ({ fields }) => {
          if ('newcd' in fields) Reflect.deleteProperty(fields, 'idempotency_key')
        },
      ),
    },
    'key-in-session@submitCryptoDeposit': {
      'a key that is looked up before the session': {
        only: deposit,
        before: ({ fields }, { memory }) => {
          const key = textOf({ fields }, 'idempotency_key')
          return memory.has(key) && textOf({ fields }, 'token').startsWith('conformance') ? done : undefined
        },
        after: tampers('submitCryptoDeposit', (json, call, { memory }) => {
          if (json['icon'] === 'success') memory.set(textOf(call, 'idempotency_key'), '')
        }),
      },
    },
    'key-own@submitCryptoDeposit': {
      'a key that is valid for every customer': before(
        [...transfer, 'submitCryptoDeposit', 'getCryptoDepositForm'],
        ({ fields }, { emailOf, memory }) => {
          const key = textOf({ fields }, 'idempotency_key')
          const owner = emailOf(textOf({ fields }, 'token'))
          if (!('newcd' in fields) || key === '') return undefined
          const first = memory.get(key)
          if (first === undefined && owner !== undefined) memory.set(key, owner)
          return first !== undefined && owner !== undefined && first !== owner ? done : undefined
        },
      ),
    },
    'review-first@submitUpgrade': {
      'a plan that changes once its price is paid': after(
        ['getUpgradeForm', 'submitUpgrade'],
        ({ id, json, call, intact: { memory, emailOf } }) => {
          const owner = emailOf(textOf(call, 'token')) ?? ''
          const isPaid = Number(memory.get(`price ${textOf(call, 'plan')}`)) === Number(textOf(call, 'amount'))
          if (id === 'submitUpgrade' && json['icon'] === 'success' && isPaid) memory.set(owner, textOf(call, 'plan'))
          if (id !== 'getUpgradeForm') return
          for (const { plan_name: name, price } of rows(json, 'plans'))
            memory.set(`price ${String(name)}`, String(price))
          if (memory.has(owner)) json['current_plan'] = memory.get(owner)
        },
      ),
    },
    'key-own@submitPayment': {
      'a key that is valid for every form': before([...transfer, ...submissions], ({ fields }, { emailOf, memory }) => {
        const key = `${emailOf(textOf({ fields }, 'token')) ?? ''} ${textOf({ fields }, 'idempotency_key')}`
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
        async (seen, { call }) => {
          if (!('newcd' in seen.fields) || !textOf(seen, 'amount').startsWith('-')) return undefined
          await call('submitCryptoDeposit', { token: textOf(seen, 'token'), type: 'Bitcoin', amount: '5.00' })
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
        (json, call, intact) => {
          const list: unknown = json['addresses2']
          if (Array.isArray(list) && count(intact.memory, owner(call, intact)) > 1)
            json['addresses2'] = list.slice(1, 2).concat(list.slice(0, 1), list.slice(2))
        },
      ),
    },
    'reads-alike@getPaymentForm': {
      'addresses in the first response only': shows(
        ['getPaymentForm', 'getAccount'],
        'getPaymentForm',
        (json, call, { memory }) => {
          if (count(memory, textOf(call, 'token')) > 1) json['addresses2'] = []
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
        (json, call) => {
          if (!('idempotency_key' in call.fields)) Object.assign(json, { icon: 'success', status: 'success' })
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
        async ({ id, json, call, intact }) => {
          const { memory } = intact
          const status = textOf(call, 'status')
          if (id === 'submitPayment' && json['icon'] === 'success' && status !== '') {
            const form = await intact.call('getPaymentForm', { token: textOf(call, 'token') })
            memory.set(`status of ${String(rows(form, 'transactions')[0]?.['id'])}`, status)
          }
          if (id !== 'getPaymentForm') return
          for (const row of rows(json, 'transactions'))
            row['status'] = memory.get(`status of ${String(row['id'])}`) ?? row['status']
        },
      ),
    },
    'nothing-else@submitUpgrade': {
      'an upgrade that declines deposits': after(
        deposits,
        async ({ id, json, call, intact: { memory, emailOf, call: make } }) => {
          const token = textOf(call, 'token')
          if (emailOf(token) !== adas) return
          if (id === 'submitUpgrade' && json['icon'] === 'success')
            for (const row of rows(await make('getCryptoDepositForm', { token }), 'transactions'))
              memory.set(`declined ${String(row['id'])}`, '')
          if (id === 'getCryptoDepositForm')
            for (const row of rows(json, 'transactions'))
              if (memory.has(`declined ${String(row['id'])}`)) row['status'] = 'declined'
        },
      ),
    },
    'others-untouched@submitUpgrade': {
      'an upgrade that declines the deposits of another customer': after(
        deposits,
        async ({ id, json, call, intact: { memory, emailOf, call: make, tokenOf } }) => {
          const owner = emailOf(textOf(call, 'token'))
          if (id === 'submitUpgrade' && json['icon'] === 'success' && owner === adas)
            for (const row of rows(
              await make('getCryptoDepositForm', { token: await tokenOf('second') }),
              'transactions',
            ))
              memory.set(`declined ${String(row['id'])}`, '')
          if (id === 'getCryptoDepositForm' && owner !== adas)
            for (const row of rows(json, 'transactions'))
              if (memory.has(`declined ${String(row['id'])}`)) row['status'] = 'declined'
        },
      ),
      'an upgrade that voids the authorization of transfers of others': {
        only: [...transfer, 'confirmAuthorizationCode', 'getUpgradeForm', 'submitUpgrade', ...profileLoaders],
        before: (call, intact) => {
          const who = owner(call, intact)
          if ('confirmmypin' in call.fields) intact.memory.delete('transfers void')
          return 'newtrs' in call.fields && isVoid(intact, 'transfers', who) ? wrong : undefined
        },
        after: tampers('submitUpgrade', (json, call, intact) => {
          if (json['icon'] === 'success') voids(intact, 'transfers', owner(call, intact))
        }),
      },
    },
    'valid-json@submitCryptoDeposit': {
      'deposits of the second customer with a key or a large proof, which are booked with an unreadable response': {
        only: ['getCryptoDepositForm', 'submitCryptoDeposit', 'getProfile'],
        settings: { parts: ['scenarios', 'walk'] },
        after: ({ response, id, call, intact }) => {
          const { depositPic: file } = call.fields
          const isLarge = typeof file === 'object' && file.bytes.length > 100_000
          const isOdd = id === 'submitCryptoDeposit' && (isLarge || textOf(call, 'idempotency_key') !== '')
          return isOdd && owner(call, intact) === bens ? { ...response, body: response.body.slice(0, -1) } : undefined
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
  }),
  ...['', 'Bitcoin'].map((coin): Fault => ({
    name: coin === '' ? 'a deposit that is booked at once' : `a deposit in ${coin} that is booked at once`,
    finds: ['review-first@submitCryptoDeposit'],
    only: deposit,
    after: ({ id, json, call, intact }) => {
      const token = textOf(call, 'token')
      const isBooked = id === 'submitCryptoDeposit' && json['icon'] === 'success' && textOf(call, 'type').includes(coin)
      if (isBooked) intact.memory.set(token, '')
      if (id === 'getAccount' && intact.memory.has(token)) inner(json, 'account')['tb'] = '99999.00'
    },
  })),
  ...(
    [
      ['getUpgradeForm', 'submitUpgrade', 'newupgrade'],
      ['getPaymentForm', 'submitPayment', 'newmpc'],
    ] as const
  ).map(([loader, action, marker]): Fault => ({
    ...{ name: `proofs of 5 MB at most for ${action}`, finds: [`upload-large@${action}`], only: [loader, action] },
    settings: { largeUploads: true, parts: ['scenarios'] },
    before: ({ fields }) =>
      marker in fields && Object.values(fields).some((value) => typeof value === 'object' && value.bytes.length > 5e6)
        ? responseWith({ icon: 'error', status: 'error', message: 'The file is larger than 5 MB.' })
        : undefined,
  })),
  cachedRows('getUpgradeForm', 'newupgrade', 'for all customers', () => 'all', [
    ...['getProfile', 'getUpgradeForm', 'submitUpgrade', 'updatePicture', 'updatePassword'],
  ]),
  cachedRows('getTransfers', 'newtrs', 'for each customer', owner, transfer, 'transfer-listed'),
  cachedRows('getStatement', 'newtrs', 'for each customer', owner, [...transfer, 'getStatement'], 'rows-stay'),
  cachedRows('getPaymentForm', 'newmpc', 'for each customer', owner, ['getProfile', 'getPaymentForm', 'submitPayment']),
  {
    name: 'forms without their optional lists',
    finds: lacking.map((id) => `form-complete@${id}`),
    only: [...formsAndActions, 'getProfile'],
    settings: { parts: ['scenarios', 'walk'] },
    after: ({ id, json }) => {
      if (id !== undefined && lacking.includes(id))
        for (const name of ['transactions', 'currency', 'current_plan']) Reflect.deleteProperty(json, name)
    },
  },
]
