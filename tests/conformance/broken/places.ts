/** The same fault at each place where a backend may have it. */
import { changeCustomer, customerByEmail } from '#mocks/domain/customers.ts'
import { holderOf } from '#mocks/domain/sessions.ts'
import type { CodeReader } from '#tests/conformance/context.ts'
import { textOf, type Fault, type SeenCall } from './backend.ts'
import {
  transfer,
  deposit,
  notices,
  noPin,
  rows,
  inner,
  done,
  responseWith,
  banks,
  type After,
  before,
  tampers,
  swallows,
  rewrites,
  refusal,
  codes,
  isReset,
  owner,
  formsAndActions,
  person,
} from './edits.ts'

type Purpose = Parameters<CodeReader>[1]

const fieldOf = { verify: 'ver_code', reset: 'reset_code', authorize: 'pin' } as const
const authorized = [...codes, 'signIn', 'confirmPin', 'confirmAuthorizationCode', 'submitTransfer']

const isFor = (purpose: Purpose, { fields }: SeenCall): boolean =>
  fieldOf[purpose] in fields && (purpose !== 'authorize' || 'confirmtpin' in fields)

/** The code of one source counts in place of any code for `purpose`. */
function counts(source: string, sent: Purpose, purpose: Purpose, finds: string[]): Fault {
  return {
    ...{ name: `a code of ${source} that counts in ${fieldOf[purpose]}`, finds },
    only: purpose === 'authorize' ? authorized : codes,
    before: async (call, { target, memory, emailOf }) => {
      const given = textOf(call, fieldOf[purpose])
      if (!isFor(purpose, call) || !memory.has(given)) return
      const email = emailOf(textOf(call, 'token')) ?? textOf(call, 'email')
      call.fields[fieldOf[purpose]] = (await target.readCode(email, purpose)) ?? given
    },
    after: async ({ id, call, intact: { target, memory } }) => {
      if (id === source) memory.set((await target.readCode(textOf(call, 'email'), sent)) ?? 'none', '')
    },
  }
}

/** Once a code was used, or `wrong` ones were given, its column is empty. */
function emptied(id: string, purpose: Purpose, wrong: number): Fault {
  const what = wrong === 0 ? 'after its use' : `after ${wrong} wrong ones`
  const key = (call: SeenCall, email: string | undefined): string => email ?? textOf(call, 'email').toLowerCase()
  return {
    ...{ name: `an empty code that ${id} accepts ${what}`, finds: [`wrong-code-refused@${id}`] },
    only: purpose === 'authorize' ? authorized : [...codes, 'updatePassword'],
    before: (call, { memory, emailOf }) => {
      const times = Number(memory.get(key(call, emailOf(textOf(call, 'token')))) ?? -1)
      const isEmpty = isFor(purpose, call) && call.fields[fieldOf[purpose]] === ''
      if (!isEmpty || times < wrong) return undefined
      return responseWith({ status: 'success', jwt: 'x'.repeat(40), verification_status: 'Not Verified' })
    },
    after: tampers(id, ({ status }, call, { memory, emailOf }) => {
      const at = key(call, emailOf(textOf(call, 'token')))
      if (wrong === 0 && status === 'success') memory.set(at, '0')
      if (wrong > 0 && status !== 'success') memory.set(at, String(Number(memory.get(at) ?? 0) + 1))
    }),
  }
}

const customers = ['getProfile', 'signIn']

/** Copies one field of the form into the record of the customer. */
function assigned(id: string, name: string, only: string[], finds = [`extra-fields-inert@${id}`]): Fault {
  const columns: Readonly<Record<string, (text: string) => Parameters<typeof changeCustomer>[2]>> = {
    phone: (phone) => ({ phone }),
    username: (username) => ({ username }),
    verified: () => ({ emailVerified: true }),
    verification_status: () => ({ verification: 'verified' }),
  }
  return {
    ...{ name: `${name} in the form of ${id}, which is stored`, finds, only: [...customers, ...only] },
    after: tampers(id, async (json, call, { target: { bank } }) => {
      if ([json['status'], json['icon']].includes('error')) return
      const customer = holderOf(bank, textOf(call, 'token'))?.customer ?? customerByEmail(bank, textOf(call, 'email'))
      const text = textOf(call, name)
      if (customer !== undefined && text !== '') await changeCustomer(bank, customer.id, columns[name]?.(text) ?? {})
    }),
  }
}

/** Refuses any field that the form does not have. */
const strict = (id: string, is: (call: SeenCall) => boolean, only: string[]): Fault => ({
  ...{ name: `a form of ${id} that is refused for another field`, finds: [`extra-fields-ignored@${id}`], only },
  before: (call) => (is(call) && 'approved' in call.fields ? refusal : undefined),
})

/** A session that has kept what it knew at its sign-in. */
function keeps(name: string, finds: string[], change: After, only: string[]): Fault {
  return { name, finds, only: ['signIn', ...only], after: change }
}

const isLarge = ({ fields }: SeenCall): boolean =>
  Object.values(fields).some((value) => typeof value === 'object' && value.bytes.length > 2_000_000)

const large = { largeUploads: true, parts: ['scenarios', 'walk'] } satisfies Fault['settings']

export const brokenPlaces: Fault[] = [
  ...banks({
    'codes-own@confirmAuthorizationCode': {
      'an authorization code that counts for any customer': before(authorized, async (call, intact) => {
        const code = await intact.target.readCode('cora@example.com', 'authorize')
        const isForeign = !owner(call, intact).startsWith('cora')
        return 'confirmtpin' in call.fields && textOf(call, 'pin') === code && isForeign ? done : undefined
      }),
    },
    'code-once@resetPassword': {
      'another request for a reset, after which the earlier code is good as well': before(
        codes,
        async (call, { target, memory }) => {
          const email = textOf(call, 'email').toLowerCase()
          const code = await target.readCode(email, 'reset')
          if (code === undefined) return
          if (call.query['crud'] === 'userforgot' && !isReset(call)) memory.set(`${email} ${code}`, '')
          else if ('resendforgotcode' in call.fields) memory.delete(`${email} ${code}`)
          if (isReset(call) && memory.delete(`${email} ${textOf(call, 'reset_code')}`)) call.fields['reset_code'] = code
        },
      ),
    },
    'session-for-approved@submitVerification': {
      'a token that is a session once documents were submitted with it': {
        only: [...codes, 'getContact'],
        before: async (call, { memory, tokenOf }) => {
          const isIts = memory.has(textOf(call, 'token')) && !('submit_verification' in call.fields)
          if (isIts) call.fields['token'] = await tokenOf('main')
        },
        after: tampers('submitVerification', ({ status }, call, { memory }) => {
          if (status === 'success') memory.set(textOf(call, 'token'), '')
        }),
      },
    },
    'session-temporary@updateProfile': {
      'a token of a customer under review, with which a profile can be saved': {
        only: [...codes, 'updateProfile'],
        settings: { parts: ['sessions', 'scenarios'] },
        before: async (call, { memory, tokenOf }) => {
          if (memory.has(textOf(call, 'token')) && 'updateprofile' in call.fields)
            call.fields['token'] = await tokenOf('second')
        },
        after: tampers('signIn', ({ verification_status: status, jwt }, _call, { memory }) => {
          if (status === 'Pending Verification') memory.set(String(jwt), '')
        }),
      },
    },
    'kyc-pending@submitVerification': {
      'large documents, which are accepted and not reviewed': {
        only: codes,
        settings: large,
        before: swallows('submit_verification', isLarge),
      },
      'documents of one kind, which are accepted and not reviewed': {
        only: codes,
        settings: { parts: ['scenarios'] },
        before: swallows('submit_verification', (call) => textOf(call, 'type') === 'Residence permit'),
      },
    },
    'wrong-password-refused@signIn': {
      'a password of any customer, with which every customer signs in': {
        only: [...codes, 'updatePassword', 'signIn'],
        settings: { parts: ['scenarios'] },
        before: ({ query, fields }, { target: { bank } }) => {
          const all = bank.store.customers.all()
          const customer = customerByEmail(bank, textOf({ fields }, 'email'))
          const isAnybodys = all.some(({ password }) => password === fields['password'])
          if (query['crud'] === 'userlogin' && customer && isAnybodys) fields['password'] = customer.password
        },
      },
    },
    'review-first@submitCryptoDeposit': {
      'a large deposit that is credited at once': {
        only: deposit,
        settings: { parts: ['scenarios'] },
        after: ({ id, json, call, intact }) => {
          const who = owner(call, intact)
          if (id === 'submitCryptoDeposit' && Number(textOf(call, 'amount')) > 1000) intact.memory.set(who, '')
          if (id === 'getAccount' && intact.memory.has(who)) inner(json, 'account')['tb'] = '99999.00'
        },
      },
    },
    'token-place@updateProfile': {
      'a token in the address of a form': {
        only: ['updateProfile', 'getProfile'],
        settings: { parts: ['sessions'] },
        before: ({ query, fields }) => {
          if ('updateprofile' in fields && query['token'] !== undefined) fields['token'] = query['token']
        },
      },
    },
    'upload-large@submitFixedDeposit': {
      'a large proof, which is refused': {
        only: [...formsAndActions, 'getProfile'],
        settings: large,
        before: (call) => ('newfdc' in call.fields && isLarge(call) ? refusal : undefined),
      },
    },
    'extra-fields-inert@submitTransfer': {
      'an order with the status that was sent with it': {
        only: transfer,
        settings: { parts: ['scenarios'] },
        after: async ({ id, json, call, intact }) => {
          const { memory } = intact
          const status = textOf(call, 'status')
          if (id === 'submitTransfer' && json['icon'] === 'success' && status !== '') {
            const list = await intact.call('getTransfers', { token: textOf(call, 'token') })
            memory.set(String(rows(list, 'transactions')[0]?.['id']), status)
          }
          for (const row of rows(json, 'transactions'))
            row['status'] = memory.get(String(id === 'getTransfers' ? row['id'] : row['transfer_id'])) ?? row['status']
        },
      },
    },
    'submission-listed@submitPayment': {
      'a negative payment that is recorded without its sign': {
        only: ['getPaymentForm', 'submitPayment', 'getProfile'],
        settings: { parts: ['scenarios'] },
        before: rewrites('newmpc', 'amount', (amount) => amount.replace('-', '')),
      },
    },
    'text-kept@updateProfile': {
      'a full name of two hundred letters at most': before(
        person,
        rewrites('updateprofile', 'fullname', (name) => name.slice(0, 200)),
      ),
    },
  }),
  counts('signUp', 'verify', 'verify', ['codes-own@verifyEmail']),
  counts('resendConfirmationCode', 'verify', 'verify', ['codes-own@verifyEmail']),
  counts('requestPasswordReset', 'reset', 'reset', ['code-once@resetPassword', 'codes-own@resetPassword']),
  counts('resendConfirmationCode', 'verify', 'reset', ['codes-for-purpose@resetPassword']),
  counts('resendResetCode', 'reset', 'verify', ['codes-for-purpose@verifyEmail']),
  counts('resendResetCode', 'reset', 'authorize', ['codes-for-purpose@confirmAuthorizationCode']),
  emptied('resetPassword', 'reset', 0),
  emptied('confirmAuthorizationCode', 'authorize', 0),
  emptied('verifyEmail', 'verify', 5),
  emptied('confirmAuthorizationCode', 'authorize', 5),
  ...['requestPasswordReset', 'resendResetCode'].map((id) => ({
    ...{ name: `${id} that verifies the address`, finds: [`nothing-else@${id}`], only: codes },
    after: tampers(id, async (_json, call, { target: { bank } }) => {
      const customer = customerByEmail(bank, textOf(call, 'email'))
      if (customer !== undefined) await changeCustomer(bank, customer.id, { emailVerified: true })
    }),
  })),
  keeps(
    'a PIN status that an earlier session keeps',
    ['pin-created@getPinStatus'],
    ({ id, json, call, memory }) => {
      if (id === 'signIn' && textOf(call, 'email').startsWith('nora') && !memory.has('created'))
        memory.set(String(json['jwt']), '')
      if (id === 'createPin' && json['status'] === 'success') memory.set('created', textOf(call, 'token'))
      const isOther = memory.get('created') !== textOf(call, 'token')
      if (id === 'getPinStatus' && memory.has('created') && isOther && memory.has(textOf(call, 'token')))
        json['haspin'] = 'no'
    },
    noPin,
  ),
  keeps(
    'a PIN status that the session of its creation keeps',
    ['pin-created@getPinStatus'],
    ({ id, json, call, memory }) => {
      const token = textOf(call, 'token')
      if (id === 'createPin' && json['status'] === 'success') memory.set('creator', token)
      if (id === 'getPinStatus' && memory.get('creator') === token) json['haspin'] = 'no'
    },
    noPin,
  ),
  keeps(
    'an address that an earlier session keeps',
    ['facts-agree@getContact'],
    ({ id, json, call, intact: { memory, target } }) => {
      const [token, email] = [textOf(call, 'token'), holderOf(target.bank, textOf(call, 'token'))?.customer.email]
      if (id === 'signIn') memory.set(String(json['jwt']), textOf(call, 'email'))
      if (id === 'updateEmail' && email !== undefined) memory.set(token, email)
      const kept = memory.get(token)
      if (id === 'getContact' && kept?.toLowerCase() === kept) inner(json, 'user')['email'] = kept
    },
    [...person, 'updateEmail', 'updatePicture'],
  ),
  assigned('submitTransfer', 'phone', transfer),
  assigned('requestPasswordReset', 'phone', codes),
  assigned('signIn', 'username', []),
  assigned('signUp', 'phone', codes),
  assigned('verifyEmail', 'username', codes),
  assigned('submitVerification', 'username', codes),
  assigned('resendConfirmationCode', 'verified', codes),
  assigned('resetPassword', 'verification_status', codes),
  strict('signUp', ({ query }) => query['crud'] === 'newuser', codes),
  strict('submitTransfer', ({ fields }) => 'newtrs' in fields, [...transfer, 'getProfile']),
  strict('markNotificationAsRead', ({ fields }) => 'mnotificationar' in fields, notices),
]
