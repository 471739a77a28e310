/** The same fault at each place where a backend may have it. */
import { changeCustomer, customerByEmail } from '#mocks/domain/customers.ts'
import { bookEntry, house } from '#mocks/domain/ledger.ts'
import { holderOf } from '#mocks/domain/sessions.ts'
import type { CodeReader } from '#tests/conformance/context.ts'
import type { Fault, Met, Seen, SeenCall } from './backend.ts'
import {
  transfer,
  deposit,
  notices,
  pinForms,
  noPin,
  codes,
  submissions,
  formsAndActions,
  person,
  profileLoaders,
  rows,
  inner,
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
  swallows,
  refuses,
  rewrites,
  count,
} from './edits.ts'

type Purpose = Parameters<CodeReader>[1]

const fieldOf = { verify: 'ver_code', reset: 'reset_code', authorize: 'pin' } as const
const usedBy = { verify: 'verifyEmail', reset: 'resetPassword', authorize: 'confirmAuthorizationCode' } as const
const allCodes = [...codes, 'signIn', 'confirmPin', 'confirmAuthorizationCode', 'submitTransfer']

/** The code of one source counts in place of any code for `purpose`. */
function counts(source: string, sent: Purpose, purpose: Purpose): Bank {
  return {
    only: purpose === 'authorize' ? allCodes : codes,
    before: async ({ id, text, fields, owner, memory, readCode }) => {
      const given = text(fieldOf[purpose])
      if (id === usedBy[purpose] && memory.has(given))
        fields[fieldOf[purpose]] = (await readCode(owner || text('email'), purpose)) ?? given
    },
    after: async ({ id, text, memory, readCode }) => {
      if (id === source) memory.set((await readCode(text('email'), sent)) ?? 'none', '')
    },
  }
}

/** Once a code was used, or `wrong` ones were given, its column is empty. */
function emptied(purpose: Purpose, wrong: number): Bank {
  const key = ({ owner, text }: Met): string => owner || text('email').toLowerCase()
  return {
    only: purpose === 'authorize' ? allCodes : [...codes, 'updatePassword'],
    before: (call) => {
      const isEmpty = call.id === usedBy[purpose] && call.fields[fieldOf[purpose]] === ''
      if (!isEmpty || Number(call.memory.get(key(call)) ?? -1) < wrong) return undefined
      return responseWith({ status: 'success', jwt: 'x'.repeat(40), verification_status: 'Not Verified' })
    },
    after: tampers(usedBy[purpose], ({ status }, seen) => {
      if (wrong === 0 && status === 'success') seen.memory.set(key(seen), '0')
      if (wrong > 0 && status !== 'success') count(seen.memory, key(seen))
    }),
  }
}

const columns: Readonly<Record<string, (text: string) => Parameters<typeof changeCustomer>[2]>> = {
  phone: (phone) => ({ phone }),
  username: (username) => ({ username }),
  verified: () => ({ emailVerified: true }),
  verification_status: () => ({ verification: 'verified' }),
}

/** Copies one field of the form into the record of the customer. */
const assigned = (id: string, name: string, only: string[]): Fault => ({
  ...{ name: `${name} in the form of ${id}, which is stored`, finds: [`extra-fields-inert@${id}`] },
  ...shows(['getProfile', 'signIn', ...only], id, async (json, { bank, text }) => {
    if ([json['status'], json['icon']].includes('error')) return
    const customer = holderOf(bank, text('token'))?.customer ?? customerByEmail(bank, text('email'))
    const value = text(name)
    if (customer !== undefined && value !== '') await changeCustomer(bank, customer.id, columns[name]?.(value) ?? {})
  }),
})

/** Refuses any field that the form does not have. */
const strict = (id: string, only: string[]): Fault => ({
  ...{ name: `a form of ${id} that is refused for another field`, finds: [`extra-fields-ignored@${id}`] },
  ...refuses(only, id, ({ fields }) => 'approved' in fields),
})

const isLarge = ({ fields }: SeenCall): boolean =>
  Object.values(fields).some((value) => typeof value === 'object' && value.bytes.length > 2_000_000)

const large = { largeUploads: true, parts: ['scenarios', 'walk'] } satisfies Fault['settings']

async function verifies(_json: unknown, { text, bank }: Seen): Promise<void> {
  const customer = customerByEmail(bank, text('email'))
  if (customer !== undefined) await changeCustomer(bank, customer.id, { emailVerified: true })
}

export const brokenPlaces: Fault[] = [
  ...banks({
    'codes-own@verifyEmail': {
      'a code of signUp that counts in ver_code': counts('signUp', 'verify', 'verify'),
      'a code of resendConfirmationCode that counts in ver_code': counts('resendConfirmationCode', 'verify', 'verify'),
    },
    'code-once@resetPassword codes-own@resetPassword': {
      'a code of requestPasswordReset that counts in reset_code': counts('requestPasswordReset', 'reset', 'reset'),
    },
    'codes-for-purpose@resetPassword': {
      'a code of resendConfirmationCode that counts in reset_code': counts('resendConfirmationCode', 'verify', 'reset'),
    },
    'codes-for-purpose@verifyEmail': {
      'a code of resendResetCode that counts in ver_code': counts('resendResetCode', 'reset', 'verify'),
    },
    'codes-for-purpose@confirmAuthorizationCode': {
      'a code of resendResetCode that counts in pin': counts('resendResetCode', 'reset', 'authorize'),
    },
    'wrong-code-refused@resetPassword': {
      'an empty code that resetPassword accepts after its use': emptied('reset', 0),
    },
    'wrong-code-refused@confirmAuthorizationCode': {
      'an empty code that confirmAuthorizationCode accepts after its use': emptied('authorize', 0),
      'an empty code that confirmAuthorizationCode accepts after 5 wrong ones': emptied('authorize', 5),
    },
    'wrong-code-refused@verifyEmail': {
      'an empty code that verifyEmail accepts after 5 wrong ones': emptied('verify', 5),
    },
    'nothing-else@requestPasswordReset': {
      'requestPasswordReset that verifies the address': shows(codes, 'requestPasswordReset', verifies),
    },
    'nothing-else@resendResetCode': {
      'resendResetCode that verifies the address': shows(codes, 'resendResetCode', verifies),
    },
    'pin-created@getPinStatus': {
      'a PIN status that an earlier session keeps': after(['signIn', ...noPin], ({ id, json, text, memory }) => {
        const token = text('token')
        if (id === 'signIn' && text('email').startsWith('nora') && !memory.has('created'))
          memory.set(String(json['jwt']), '')
        if (id === 'createPin' && json['status'] === 'success') memory.set('created', token)
        const isOther = memory.get('created') !== token
        if (id === 'getPinStatus' && memory.has('created') && isOther && memory.has(token)) json['haspin'] = 'no'
      }),
      'a PIN status that the session of its creation keeps': after(
        ['signIn', ...noPin],
        ({ id, json, text, memory }) => {
          if (id === 'createPin' && json['status'] === 'success') memory.set('creator', text('token'))
          if (id === 'getPinStatus' && memory.get('creator') === text('token')) json['haspin'] = 'no'
        },
      ),
    },
    'facts-agree@getContact': {
      'an address that an earlier session keeps': after(
        ['signIn', ...person, 'updateEmail', 'updatePicture'],
        ({ id, json, text, bank, memory }) => {
          const [token, email] = [text('token'), holderOf(bank, text('token'))?.customer.email]
          if (id === 'signIn') memory.set(String(json['jwt']), text('email'))
          if (id === 'updateEmail' && email !== undefined) memory.set(token, email)
          const kept = memory.get(token)
          if (id === 'getContact' && kept?.toLowerCase() === kept) inner(json, 'user')['email'] = kept
        },
      ),
    },
    'codes-own@confirmAuthorizationCode': {
      'an authorization code that counts for any customer': before(allCodes, async ({ id, text, owner, readCode }) => {
        const code = await readCode('cora@example.com', 'authorize')
        const isForeign = !owner.startsWith('cora')
        return id === 'confirmAuthorizationCode' && text('pin') === code && isForeign ? done : undefined
      }),
    },
    'code-once@resetPassword': {
      'another request for a reset, after which the earlier code is good as well': before(
        codes,
        async ({ id, text, fields, query, memory, readCode }) => {
          const email = text('email').toLowerCase()
          const code = await readCode(email, 'reset')
          if (code === undefined) return
          if (query['crud'] === 'userforgot' && id !== 'resetPassword') memory.set(`${email} ${code}`, '')
          else if (id === 'resendResetCode') memory.delete(`${email} ${code}`)
          if (id === 'resetPassword' && memory.delete(`${email} ${text('reset_code')}`)) fields['reset_code'] = code
        },
      ),
    },
    'session-for-approved@submitVerification': {
      'a token that is a session once documents were submitted with it': {
        only: [...codes, 'getContact'],
        before: async ({ id, text, fields, memory, tokenOf }) => {
          const isIts = memory.has(text('token')) && id !== 'submitVerification'
          if (isIts) fields['token'] = await tokenOf('main')
        },
        after: tampers('submitVerification', ({ status }, { text, memory }) => {
          if (status === 'success') memory.set(text('token'), '')
        }),
      },
    },
    'session-temporary@updateProfile': {
      'a token of a customer under review, with which a profile can be saved': {
        only: [...codes, 'updateProfile'],
        settings: { parts: ['sessions', 'scenarios'] },
        before: async ({ id, text, fields, memory, tokenOf }) => {
          if (memory.has(text('token')) && id === 'updateProfile') fields['token'] = await tokenOf('second')
        },
        after: tampers('signIn', ({ verification_status: status, jwt }, { memory }) => {
          if (status === 'Pending Verification') memory.set(String(jwt), '')
        }),
      },
    },
    'kyc-pending@submitVerification': {
      'large documents, which are accepted and not reviewed': {
        ...swallows(codes, 'submitVerification', isLarge),
        settings: large,
      },
    },
    'review-first@submitCryptoDeposit': {
      'a large deposit that is credited at once': {
        only: deposit,
        settings: { parts: ['scenarios'] },
        after: ({ id, json, text, owner, memory }) => {
          if (id === 'submitCryptoDeposit' && Number(text('amount')) > 1000) memory.set(owner, '')
          if (id === 'getAccount' && memory.has(owner)) inner(json, 'account')['tb'] = '99999.00'
        },
      },
    },
    'token-place@updateProfile': {
      'a token in the address of a form': {
        only: ['updateProfile', 'getProfile'],
        settings: { parts: ['sessions'] },
        before: ({ id, fields, query }) => {
          if (id === 'updateProfile' && query['token'] !== undefined) fields['token'] = query['token']
        },
      },
    },
    'upload-large@submitFixedDeposit': {
      'a large proof, which is refused': {
        ...refuses([...formsAndActions, 'getProfile'], 'submitFixedDeposit', isLarge),
        settings: large,
      },
    },
    'extra-fields-inert@submitTransfer': {
      'an order with the status that was sent with it': {
        only: transfer,
        settings: { parts: ['scenarios'] },
        after: async ({ id, json, text, memory, ask }) => {
          const status = text('status')
          if (id === 'submitTransfer' && json['icon'] === 'success' && status !== '') {
            const list = await ask('getTransfers', { token: text('token') })
            memory.set(String(rows(list, 'transactions')[0]?.['id']), status)
          }
          for (const row of rows(json, 'transactions'))
            row['status'] = memory.get(String(id === 'getTransfers' ? row['id'] : row['transfer_id'])) ?? row['status']
        },
      },
    },
    'submission-listed@submitPayment': {
      'a negative payment that is recorded without its sign': rewrites(
        ['getPaymentForm', 'submitPayment', 'getProfile'],
        'submitPayment',
        'amount',
        (amount) => amount.replace('-', ''),
      ),
    },
    'text-kept@updateProfile': {
      'a full name of two hundred letters at most': rewrites(person, 'updateProfile', 'fullname', (name) =>
        name.slice(0, 200),
      ),
    },
  }),
  assigned('submitTransfer', 'phone', transfer),
  assigned('requestPasswordReset', 'phone', codes),
  assigned('signIn', 'username', []),
  assigned('signUp', 'phone', codes),
  assigned('verifyEmail', 'username', codes),
  assigned('submitVerification', 'username', codes),
  assigned('resendConfirmationCode', 'verified', codes),
  assigned('resetPassword', 'verification_status', codes),
  strict('signUp', codes),
  strict('submitTransfer', [...transfer, 'getProfile']),
  strict('markNotificationAsRead', notices),
]

/** Faults that only the second customer of a run meets. */
const walk = { parts: ['scenarios', 'walk'] } satisfies Fault['settings']

/** Responds in place of the bank if the form of the second customer is of this kind. */
const responds = (id: string, response: typeof done, only: string[], isOfKind: (call: Met) => boolean): Bank => ({
  ...before([...profileLoaders, ...only], (call) =>
    call.id === id && call.owner === bens && isOfKind(call) ? response : undefined,
  ),
  settings: walk,
})

const refusesBen = (id: string, only: string[]): Fault => ({
  ...{ name: `${id} that refuses the second customer`, finds: [`action-served@${id}`] },
  ...responds(id, refusal, only, () => true),
})

const accepts = (what: string, rule: string, id: string, only: string[], field: string, kind: RegExp): Fault => ({
  ...{ name: `of the second customer: ${what}`, finds: [`${rule}@${id}`] },
  ...responds(id, done, only, ({ text }) => kind.test(text(field))),
})

const submitted = (id: string) => ['submission-listed', id] as const
const password = ['updatePassword', 'signIn']
const email = ['updateEmail', 'signIn']

export const brokenForSecond: Fault[] = [
  ...banks({
    'fee-named@submitTransfer': {
      'a fee that is another one than was shown to the second customer': {
        only: [...profileLoaders, ...transfer],
        settings: walk,
        after: ({ id, json, owner }) => {
          if (id === 'getTransferFee' && owner === bens) json['percent'] = 7.5
        },
      },
    },
    'review-first@submitUpgrade': {
      'an upgrade without a review of a customer on another plan than the main one': after(
        ['getUpgradeForm', 'submitUpgrade', 'getProfile'],
        async ({ id, json, text, owner, bank }) => {
          if (id !== 'submitUpgrade' || json['icon'] !== 'success') return
          const customer = customerByEmail(bank, owner)
          if (customer?.current_plan === 'Basic')
            await changeCustomer(bank, customer.id, { current_plan: text('plan') })
        },
      ),
    },
    'nothing-else@submitCryptoDeposit': {
      'a deposit of the second customer that is credited at once': {
        only: [...deposit, 'getAccount', 'getProfile'],
        settings: walk,
        after: async ({ id, json, owner, bank }) => {
          if (id !== 'submitCryptoDeposit' || json['icon'] !== 'success' || owner !== bens) return
          const account = customerByEmail(bank, bens)?.accountNumber ?? ''
          const postings = [
            { account: house.cash, amount: -100 },
            { account, amount: 100 },
          ]
          await bookEntry(bank, { name: 'Deposit', status: 'in_progress', postings })
        },
      },
    },
  }),
  refusesBen('submitCryptoDeposit', deposit),
  refusesBen('submitUpgrade', ['getUpgradeForm', 'submitUpgrade']),
  refusesBen('submitFixedDeposit', formsAndActions),
  refusesBen('submitTransfer', transfer),
  refusesBen('confirmPin', pinForms),
  refusesBen('updatePin', pinForms),
  refusesBen('updateProfile', ['updateProfile']),
  refusesBen('updatePicture', ['updatePicture']),
  refusesBen('updatePassword', password),
  refusesBen('updateEmail', email),
  accepts('a PIN that is not changed', 'pin-changes', 'updatePin', pinForms, 'c_pwd', /^1234$/),
  accepts('a password that is not changed', 'password-changes', 'updatePassword', password, 'c_pwd', /^demo/),
  accepts('any PIN', 'wrong-pin-refused', 'confirmPin', pinForms, 'pin', /^\d{4}$/),
  accepts('any current password', 'wrong-password-refused', 'updatePassword', password, 'c_pwd', /^not-/),
  accepts('the address of another', 'address-taken-refused', 'updateEmail', email, 'email', /^ada/),
  accepts('an unknown notification', 'unknown-id-refused', 'markNotificationAsRead', notices, 'id', /^9876/),
  accepts('a deposit in another coin that is not listed', ...submitted('submitCryptoDeposit'), deposit, 'type', /^E/),
  accepts(
    'a payment with a key that is not listed',
    ...submitted('submitPayment'),
    submissions,
    'idempotency_key',
    /./,
  ),
  accepts('an order above the balance', 'order-sane', 'submitTransfer', transfer, 'amount', /^9{9}/),
]
