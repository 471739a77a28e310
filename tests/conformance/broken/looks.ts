import { textOf, type Fault } from './backend.ts'
import { adas, done, enrolment, inner, noPin, reset, responseWith, rows, tampers, transfer } from './states.ts'

const refusal = responseWith({ status: 'error', icon: 'error', error: true, failed: 'Not so.', message: 'Not so.' })
const expired = { ...responseWith({ status: 'error', message: 'Your session has ended.' }), status: 401 }
const codes = [...new Set([...enrolment, ...reset])]
const deposit = ['getCryptoDepositForm', 'submitCryptoDeposit']

export const otherLooks: Fault[] = [
  {
    name: 'a list that another field cuts',
    finds: ['extra-fields-inert@getTransfers'],
    only: ['getTransfers', 'getProfile', 'updateProfile'],
    after: tampers('getTransfers', (json, { fields }) => {
      if ('limit' in fields) json['transactions'] = rows(json, 'transactions').slice(0, 1)
    }),
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
    name: 'a form that lists equal entries once',
    finds: ['rows-stay@getCryptoDepositForm'],
    only: deposit,
    after: tampers('getCryptoDepositForm', (json) => {
      const all = rows(json, 'transactions')
      json['transactions'] = all.filter(({ amount }, index) => amount !== '0.01' || index % 2 === 0)
    }),
  },
  {
    name: 'an identity that is declined before documents were submitted',
    finds: ['verified-gets-token@verifyEmail'],
    only: enrolment,
    after: tampers('verifyEmail', (json) => {
      if (typeof json['jwt'] === 'string') json['verification_status'] = 'Declined'
    }),
  },
  {
    name: 'a review that has begun before documents were submitted',
    finds: ['kyc-pending@verifyEmail'],
    only: enrolment,
    after: tampers('signIn', (json, call) => {
      if (textOf(call, 'email').startsWith('conformance-1') && json['verification_status'] === 'Not Verified')
        json['verification_status'] = 'Pending Verification'
    }),
  },
  {
    name: 'no driver’s license',
    finds: ['action-served@submitVerification'],
    only: codes,
    before: (call) => (textOf(call, 'type') === "Driver's License" ? refusal : undefined),
  },
  {
    name: 'a password that is replaced by the request for a reset',
    finds: ['nothing-else@requestPasswordReset'],
    only: ['requestPasswordReset', 'resetPassword'],
    before: (call, { memory }) => {
      const isNora = textOf(call, 'email').startsWith('nora')
      if (isNora && call.query['crud'] === 'userforgot') memory.set('replaced', '')
      return isNora && call.query['crud'] === 'userlogin' && memory.has('replaced') ? refusal : undefined
    },
  },
  {
    name: 'a reset that verifies the address',
    finds: ['codes-for-purpose@resetPassword'],
    only: codes,
    after: (_response, { id, json, call, intact: { memory } }) => {
      const email = textOf(call, 'email')
      if (id === 'resetPassword' && json['error'] !== true && email.startsWith('conformance-e')) memory.set(email, '')
      return id === 'signIn' && memory.has(email) && json['verified'] === 'no'
        ? responseWith({ status: 'success', jwt: 'of-a-reset', verification_status: 'Not Verified' })
        : undefined
    },
  },
  {
    name: 'a password of a sign-up of which 72 bytes count',
    finds: ['long-password-whole@signUp'],
    only: codes,
    before: ({ query, fields }) => {
      const { crud = '' } = query
      if (['newuser', 'userlogin'].includes(crud)) fields['password'] = textOf({ fields }, 'password').slice(0, 72)
      if ('new_password' in fields) fields['new_password'] = textOf({ fields }, 'new_password').slice(0, 72)
    },
  },
  {
    name: 'two customers with one address, signed up at the same moment',
    finds: ['address-taken-refused@signUp'],
    only: codes,
    before: (call) => {
      const { crud } = call.query
      const isSecond = textOf(call, 'password').endsWith('-2') && textOf(call, 'email').startsWith('conformance-f')
      if (isSecond && crud === 'newuser') return done
      return isSecond && crud === 'userlogin'
        ? responseWith({ error: true, verified: 'no', email: textOf(call, 'email') })
        : undefined
    },
  },
  {
    name: 'a refused sign-up that changes a name',
    finds: ['facts-agree@signIn', 'refusal-inert@signUp'],
    only: [...enrolment, 'getProfile'],
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === 'signUp' && textOf(call, 'email') === adas) memory.set('name', textOf(call, 'fullname'))
      const name = memory.get('name')
      const isShown = id === 'getProfile' || (id === 'signIn' && textOf(call, 'email') === adas)
      if (isShown && name !== undefined) for (const place of ['user', 'profile']) inner(json, place)['fullname'] = name
    },
  },
  {
    name: 'a sign-in of an address that is not verified, of a verified one',
    finds: ['facts-agree@signIn'],
    only: ['signIn', 'getProfile'],
    after: tampers('signIn', (json) => {
      if (json['verification_status'] === 'verified') json['verified'] = 'no'
    }),
  },
  {
    name: 'a sign-in that names another customer',
    finds: ['facts-agree@signIn'],
    only: ['signIn', 'getProfile'],
    after: tampers('signIn', (json) => {
      if (json['user'] !== undefined) inner(json, 'user')['fullname'] = 'Ben Okafor'
    }),
  },
  {
    name: 'a change of the password that ends its own session',
    finds: ['session-lasts@updatePassword'],
    only: ['updatePassword', 'getContact'],
    before: ({ fields }, { memory }) => (memory.has(textOf({ fields }, 'token')) ? expired : undefined),
    after: tampers('updatePassword', (json, call, { memory }) => {
      if (json['failed'] === undefined) memory.set(textOf(call, 'token'), '')
    }),
  },
  {
    name: 'a locked PIN that is changed',
    finds: ['pin-tries-kept@updatePin'],
    only: [...noPin, 'updatePin'],
    before: (call, { emailOf }) =>
      'supdatepin' in call.fields && textOf(call, 'n_pwd') === '7391' && emailOf(textOf(call, 'token')) !== adas
        ? done
        : undefined,
  },
  {
    name: 'a wrong current PIN that is refused without the tries',
    finds: ['tries-told@updatePin'],
    only: ['updatePin', 'confirmPin'],
    after: tampers('updatePin', (json) => {
      delete json['tries_left']
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
    name: 'a key that is ignored at a change of the address',
    finds: ['replies-alike@updateEmail'],
    only: ['updateEmail', 'getProfile', 'getContact'],
    before: ({ fields }, { memory }) => {
      const key = textOf({ fields }, 'idempotency_key')
      if (!('updateemail' in fields) || key === '') return undefined
      return memory.has(key) ? refusal : void memory.set(key, '')
    },
  },
  {
    name: 'a wrong password that leads to the documents',
    finds: ['wrong-password-refused@signIn'],
    only: ['signIn'],
    after: tampers('signIn', (json, call) => {
      if (json['error'] === true && textOf(call, 'email') === adas) json['submitted'] = 'No'
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
    name: 'a state of the identity in capitals',
    finds: ['allowed-values@signIn'],
    only: ['signIn'],
    after: tampers('signIn', (json) => {
      if (json['verification_status'] === 'verified') json['verification_status'] = 'Verified'
    }),
  },
]

function earlier(date: string): string {
  const time = new Date(`${date.replace(' ', 'T').replace(/Z$/, '')}Z`)
  return new Date(time.getTime() - 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

export const validLooks: Fault[] = [
  {
    name: 'no password that was used before',
    finds: [],
    only: codes,
    before: (call, { memory }) => {
      const [email, next] = [textOf(call, 'email').toLowerCase(), textOf(call, 'new_password')]
      const key = textOf(call, 'idempotency_key')
      if (next === '' || (key !== '' && memory.has(key))) return undefined
      memory.set(key, '')
      return memory.has(`${email} ${next}`) ? refusal : void memory.set(`${email} ${next}`, '')
    },
  },
  {
    name: 'a sign-up without a plus sign in the address, and without long passwords',
    finds: [],
    only: codes,
    before: (call) =>
      call.query['crud'] === 'newuser' && (textOf(call, 'email').includes('+') || textOf(call, 'password').length > 64)
        ? refusal
        : undefined,
  },
  {
    name: 'times with an offset in one list',
    finds: [],
    only: [...transfer, 'getStatement'],
    after: tampers('getTransfers', (json) => {
      for (const row of rows(json, 'transactions'))
        row['date'] = `${earlier(String(row['date'])).replace(' ', 'T')}-01:00`
    }),
  },
  {
    name: 'no order of more than a hundred',
    finds: [],
    only: [...transfer, 'updatePin'],
    before: (call) => ('newtrs' in call.fields && Number(textOf(call, 'amount')) > 100 ? refusal : undefined),
  },
]
