/** Faults that only the second customer of a run meets. */
import { changeCustomer, customerByEmail } from '#mocks/domain/customers.ts'
import { bookEntry, house } from '#mocks/domain/ledger.ts'
import { type Fault, textOf } from './backend.ts'
import {
  transfer,
  deposit,
  notices,
  bens,
  done,
  banks,
  after,
  refusal,
  submissions,
  owner,
  formsAndActions,
  profileLoaders,
} from './edits.ts'

const walk = { parts: ['scenarios', 'walk'] } satisfies Fault['settings']

/** Responds in place of the bank if the form of the second customer is of this kind. */
function responds(
  name: string,
  finds: string,
  marker: string,
  response: typeof done,
  only: string[],
  isOfKind: (text: (field: string) => string) => boolean = () => true,
): Fault {
  return {
    ...{ name, finds: [finds], only: [...profileLoaders, ...only], settings: walk },
    before: (call, intact) =>
      marker in call.fields && owner(call, intact) === bens && isOfKind((field) => textOf(call, field))
        ? response
        : undefined,
  }
}

const refuses = (id: string, marker: string, only: string[]): Fault =>
  responds(`${id} that refuses the second customer`, `action-served@${id}`, marker, refusal, only)

const accepts = (what: string, finds: string, marker: string, only: string[], field: string, kind: RegExp): Fault =>
  responds(`of the second customer: ${what}`, finds, marker, done, only, (text) => kind.test(text(field)))

const pin = ['confirmPin', 'updatePin']
const password = ['updatePassword', 'signIn']
const email = ['updateEmail', 'signIn']

export const brokenForSecond: Fault[] = [
  ...banks({
    'fee-named@submitTransfer': {
      'a fee that is another one than was shown to the second customer': {
        only: [...profileLoaders, ...transfer],
        settings: walk,
        after: ({ id, json, call, intact }) => {
          if (id === 'getTransferFee' && owner(call, intact) === bens) json['percent'] = 7.5
        },
      },
    },
    'review-first@submitUpgrade': {
      'an upgrade without a review of a customer on another plan than the main one': after(
        ['getUpgradeForm', 'submitUpgrade', 'getProfile'],
        async ({ id, json, call, intact }) => {
          if (id !== 'submitUpgrade' || json['icon'] !== 'success') return
          const { bank } = intact.target
          const customer = customerByEmail(bank, owner(call, intact))
          if (customer?.current_plan === 'Basic')
            await changeCustomer(bank, customer.id, { current_plan: textOf(call, 'plan') })
        },
      ),
    },
    'nothing-else@submitCryptoDeposit': {
      'a deposit of the second customer that is credited at once': {
        only: [...deposit, 'getAccount', 'getProfile'],
        settings: walk,
        after: async ({ id, json, call, intact }) => {
          if (id !== 'submitCryptoDeposit' || json['icon'] !== 'success' || owner(call, intact) !== bens) return
          const { bank } = intact.target
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
  refuses('submitCryptoDeposit', 'newcd', deposit),
  refuses('submitUpgrade', 'newupgrade', ['getUpgradeForm', 'submitUpgrade']),
  refuses('submitFixedDeposit', 'newfdc', formsAndActions),
  refuses('submitTransfer', 'newtrs', transfer),
  refuses('confirmPin', 'confirmmypin', pin),
  refuses('updatePin', 'supdatepin', pin),
  refuses('updateProfile', 'updateprofile', ['updateProfile']),
  refuses('updatePicture', 'updatepic', ['updatePicture']),
  refuses('updatePassword', 'updatepwd', password),
  refuses('updateEmail', 'updateemail', email),
  accepts('a PIN that is not changed', 'pin-changes@updatePin', 'supdatepin', pin, 'c_pwd', /^1234$/),
  accepts('a password that is not changed', 'password-changes@updatePassword', 'updatepwd', password, 'c_pwd', /^demo/),
  accepts('any PIN', 'wrong-pin-refused@confirmPin', 'confirmmypin', pin, 'pin', /^\d{4}$/),
  accepts('any current password', 'wrong-password-refused@updatePassword', 'updatepwd', password, 'c_pwd', /^not-/),
  accepts('the address of another', 'address-taken-refused@updateEmail', 'updateemail', email, 'email', /^ada/),
  accepts(
    'an unknown notification',
    'unknown-id-refused@markNotificationAsRead',
    'mnotificationar',
    notices,
    'id',
    /^9876/,
  ),
  accepts(
    'a deposit in another coin that is not listed',
    'submission-listed@submitCryptoDeposit',
    'newcd',
    deposit,
    'type',
    /^E/,
  ),
  accepts(
    'a payment with a key that is not listed',
    'submission-listed@submitPayment',
    'newmpc',
    submissions,
    'idempotency_key',
    /./,
  ),
  accepts('an order above the balance', 'order-sane@submitTransfer', 'newtrs', transfer, 'amount', /^9{9}/),
]
