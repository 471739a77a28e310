/** Faults that only the second customer of a run meets. */
import { changeCustomer, customerByEmail } from '#mocks/domain/customers.ts'
import { bookEntry, house } from '#mocks/domain/ledger.ts'
import type { Fault, Met } from './backend.ts'
import {
  transfer,
  deposit,
  notices,
  pinForms,
  bens,
  done,
  refusal,
  type Bank,
  banks,
  before,
  after,
  submissions,
  formsAndActions,
  profileLoaders,
} from './edits.ts'

const walk = { parts: ['scenarios', 'walk'] } satisfies Fault['settings']

/** Responds in place of the bank if the form of the second customer is of this kind. */
const responds = (id: string, response: typeof done, only: string[], isOfKind: (call: Met) => boolean): Bank => ({
  ...before([...profileLoaders, ...only], (call) =>
    call.id === id && call.owner === bens && isOfKind(call) ? response : undefined,
  ),
  settings: walk,
})

const refuses = (id: string, only: string[]): Fault => ({
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
  refuses('submitCryptoDeposit', deposit),
  refuses('submitUpgrade', ['getUpgradeForm', 'submitUpgrade']),
  refuses('submitFixedDeposit', formsAndActions),
  refuses('submitTransfer', transfer),
  refuses('confirmPin', pinForms),
  refuses('updatePin', pinForms),
  refuses('updateProfile', ['updateProfile']),
  refuses('updatePicture', ['updatePicture']),
  refuses('updatePassword', password),
  refuses('updateEmail', email),
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
