/** Backends that say one thing and do another. */
import { changeCustomer, customerByEmail } from '#mocks/domain/customers.ts'
import { setCodesLeft } from '#mocks/domain/sessions.ts'
import { personaPassword, personaPin } from '#mocks/seed/personas.ts'
import { textOf } from './backend.ts'
import type { Breakage } from './backend.ts'

type Row = Record<string, unknown>

const enrolment = [
  'signUp',
  'resendConfirmationCode',
  'verifyEmail',
  'getIdentityDocuments',
  'submitVerification',
  'signIn',
]
const reset = ['requestPasswordReset', 'resendResetCode', 'resetPassword']
const transfer = ['getTransferFee', 'getAccount', 'getTransfers', 'confirmPin', 'submitTransfer']

const rows = (json: Row, name: string): Row[] => json[name] as Row[]
const inner = (json: Row, name: string): Row => json[name] as Row

export const brokenStates: Breakage[] = [
  {
    name: 'any password signs in',
    finds: ['wrong-password-refused@signIn'],
    only: ['signIn'],
    before: ({ query, fields }) => {
      if (query['crud'] === 'userlogin' && fields['email'] === 'ada@example.com') fields['password'] = personaPassword
    },
  },
  {
    name: 'a password is changed without the current one',
    finds: ['wrong-password-refused@updatePassword'],
    only: ['updatePassword'],
    before: ({ fields }, { bank }) => {
      if ('updatepwd' in fields) fields['c_pwd'] = customerByEmail(bank, 'ada@example.com')?.password ?? ''
    },
  },
  {
    name: 'an unverified address signs in',
    finds: ['unverified-refused@signIn'],
    only: enrolment,
    after: (answer, { id, json }) =>
      id === 'signIn' && json['verified'] === 'no'
        ? { ...answer, body: '{"status":"success","jwt":"early","verification_status":"Not Verified"}' }
        : undefined,
  },
  {
    name: 'any code verifies',
    finds: ['wrong-code-refused@verifyEmail'],
    only: enrolment,
    before: ({ query, fields }, { bank }) => {
      const mail = bank.store.mails.findFirst((where) => where.where({ to: textOf({ fields }, 'email'), used: false }))
      if (query['crud'] === 'verifyuser' && mail !== undefined) fields['ver_code'] = mail.code
    },
  },
  {
    name: 'a verification with one field',
    finds: ['verify-two-fields@verifyEmail'],
    only: enrolment,
    after: (answer, { id, json }) =>
      id === 'verifyEmail' && json['error'] === true ? { ...answer, body: '{"error":true}' } : undefined,
  },
  {
    name: 'a verification that does not say what comes next',
    finds: ['verified-gets-token@verifyEmail'],
    only: enrolment,
    after: (_answer, { id, json }) => {
      if (id === 'verifyEmail') delete json['verification_status']
    },
  },
  {
    name: 'documents that are not noted',
    finds: ['kyc-pending@submitVerification'],
    only: enrolment,
    after: (_answer, { id, json }) => {
      if (id === 'signIn' && json['verification_status'] === 'Pending Verification')
        json['verification_status'] = 'Not Verified'
    },
  },
  {
    name: 'a reset that resets nothing',
    finds: ['reset-changes-password@resetPassword'],
    only: [...enrolment, ...reset],
    after: async (_answer, { id, json, call, bank }) => {
      const customer = customerByEmail(bank, textOf(call, 'email'))
      if (id === 'resetPassword' && json['error'] === undefined && customer !== undefined)
        await changeCustomer(bank, customer.id, { password: textOf(call, 'new_password').replace(/-new$/, '') })
    },
  },
  {
    name: 'a password that is not changed',
    finds: ['password-changes@updatePassword'],
    only: ['updatePassword'],
    after: (_answer, { id, bank }) =>
      id === 'updatePassword' ? changeCustomer(bank, 'ada', { password: personaPassword }) : undefined,
  },
  {
    name: 'an e-mail address that is not changed',
    finds: ['email-changes@updateEmail'],
    only: ['updateEmail'],
    after: (_answer, { id, bank }) =>
      id === 'updateEmail' ? changeCustomer(bank, 'ada', { email: 'ada@example.com' }) : undefined,
  },
  {
    name: 'a PIN that is not changed',
    finds: ['pin-changes@updatePin'],
    only: ['updatePin', 'confirmPin'],
    after: (_answer, { id, bank }) =>
      id === 'updatePin' ? changeCustomer(bank, 'ada', { pin: personaPin }) : undefined,
  },
  {
    name: 'a PIN that is not noted',
    finds: ['pin-created@createPin'],
    only: ['getPinStatus', 'createPin', 'confirmPin'],
    after: (_answer, { id, json }) => {
      if (id === 'getPinStatus') json['haspin'] = 'no'
    },
  },
  {
    name: 'a PIN that is not checked',
    finds: ['wrong-pin-refused@confirmPin'],
    only: transfer,
    before: ({ fields }) => {
      if ('confirmmypin' in fields && /^\d{4}$/.test(textOf({ fields }, 'pin'))) fields['pin'] = personaPin
    },
  },
  {
    name: 'an order that does not ask for the PIN',
    finds: ['transfer-needs-pin@submitTransfer'],
    only: transfer,
    before: async ({ fields }, { bank }) => {
      const known = bank.store.tokens.findFirst((query) => query.where({ token: textOf({ fields }, 'token') }))
      if ('newtrs' in fields && known !== undefined) await setCodesLeft(bank, known, 0)
    },
  },
  {
    name: 'a transfer that is missing from the history',
    finds: ['transfer-in-statement@submitTransfer'],
    only: transfer,
    after: (_answer, { id, json }) => {
      if (id === 'getAccount')
        json['transactions'] = rows(json, 'transactions').filter(({ amount }) => amount !== '1.50')
    },
  },
  {
    name: 'a transfer that is listed for another payee',
    finds: ['transfer-listed@submitTransfer'],
    only: transfer,
    after: (_answer, { id, json }) => {
      if (id === 'getTransfers') for (const row of rows(json, 'transactions')) row['act_hold_name'] = 'Ben Okafor'
    },
  },
  {
    name: 'a balance that is not reduced',
    finds: ['balance-falls@submitTransfer'],
    only: transfer,
    after: (_answer, { id, json }) => {
      if (id === 'getTransferFee') json['tb'] = '1000.00'
      if (id === 'getAccount') inner(json, 'account')['tb'] = '1000.00'
    },
  },
  {
    name: 'two balances',
    finds: ['balances-agree@getTransferFee'],
    only: ['getAccount', 'getTransferFee'],
    after: (_answer, { id, json }) => {
      if (id === 'getTransferFee') json['tb'] = '0.01'
    },
  },
  {
    name: 'a statement that is cut short',
    finds: ['same-history@getStatement'],
    only: ['getAccount', 'getStatement'],
    after: (_answer, { id, json }) => {
      if (id === 'getStatement') rows(json, 'transactions').pop()
    },
  },
  {
    name: 'a deposit that is not listed',
    finds: ['submission-listed@submitCryptoDeposit'],
    only: ['getCryptoDepositForm', 'submitCryptoDeposit'],
    after: (_answer, { id, json }) => {
      if (id === 'getCryptoDepositForm')
        json['transactions'] = rows(json, 'transactions').filter(({ amount }) => amount !== '12.34')
    },
  },
  {
    name: 'a fixed deposit that is confirmed without a review',
    finds: ['submission-listed@submitFixedDeposit'],
    only: ['getFixedDepositForm', 'submitFixedDeposit'],
    after: (_answer, { id, json }) => {
      if (id === 'getFixedDepositForm') for (const row of rows(json, 'transactions')) row['status'] = 'confirmed'
    },
  },
  {
    name: 'an unread count that does not fall',
    finds: ['unread-falls@markNotificationAsRead'],
    only: ['getNotifications', 'markNotificationAsRead'],
    after: (_answer, { id, json }) => {
      if (id === 'getNotifications') json['nc'] = 2
    },
  },
  {
    name: 'ids that belong to anybody',
    finds: ['foreign-record-kept@markNotificationAsRead'],
    only: ['getNotifications', 'markNotificationAsRead'],
    before: ({ fields }, { bank }) => {
      const known = bank.store.tokens.findFirst((query) => query.where({ token: textOf({ fields }, 'token') }))
      const ada = bank.store.tokens.findFirst((query) => query.where({ customer: 'ada', live: true }))
      if ('mnotificationar' in fields && known?.customer === 'ben' && ada !== undefined) fields['token'] = ada.token
    },
  },
  {
    name: 'a column that was forgotten',
    finds: ['profile-kept@updateProfile'],
    only: ['getProfile', 'updateProfile'],
    after: (_answer, { id, json }) => {
      if (id === 'getProfile') inner(json, 'profile')['next_of_kin'] = 'Ben Marlow'
    },
  },
  {
    name: 'htmlspecialchars() before storing',
    finds: ['text-kept@updateProfile'],
    only: ['getProfile', 'updateProfile'],
    before: ({ fields }) => {
      const { home_address } = fields
      if ('updateprofile' in fields && typeof home_address === 'string')
        fields['home_address'] = home_address.replaceAll('&', '&amp;').replaceAll("'", '&#039;')
    },
  },
  {
    name: 'a file that is ignored',
    finds: ['picture-changes@updatePicture'],
    only: ['getProfile', 'updatePicture'],
    after: (_answer, { id, json }) => {
      if (id === 'getProfile') inner(json, 'profile')['picture'] = 'always-the-same.png'
    },
  },
]
