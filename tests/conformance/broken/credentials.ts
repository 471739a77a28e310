import { isOurs } from '#tests/conformance/scenarios/order.ts'
import { textOf, type Fault } from './backend.ts'
import { done, enrolment, noPin, notices, reset, responseWith, rows, tampers, transfer } from './states.ts'

const refusal = responseWith({ status: 'error', icon: 'error', error: true, failed: 'Not so.', message: 'Not so.' })

export const brokenCredentials: Fault[] = [
  {
    name: 'passwords that lose what Latin 1 lacks',
    finds: ['long-password-whole@updatePassword'],
    only: ['updatePassword'],
    before: ({ query, fields }) => {
      if (query['crud'] === 'userlogin') fields['password'] = textOf({ fields }, 'password').replaceAll('Щ', 'Ж')
    },
  },
  {
    name: 'a reset that takes spaces off the password',
    finds: ['reset-changes-password@resetPassword'],
    only: ['requestPasswordReset', 'resetPassword'],
    before: ({ query, fields }) => {
      if (query['crud'] === 'userforgot' && 'new_password' in fields)
        fields['new_password'] = textOf({ fields }, 'new_password').trim()
    },
  },
  {
    name: 'a reset that escapes the password',
    finds: ['reset-changes-password@resetPassword'],
    // The session has ended, and no sign-in gives another.
    only: ['requestPasswordReset', 'resetPassword', 'submitVerification'],
    before: ({ query, fields }) => {
      if (query['crud'] === 'userforgot' && 'new_password' in fields)
        fields['new_password'] = textOf({ fields }, 'new_password').replaceAll('&', '&amp;')
    },
  },
  {
    name: 'PINs that are kept as numbers',
    finds: ['pin-changes@updatePin', 'pin-created@createPin'],
    only: [...noPin, 'updatePin'],
    before: ({ fields }) => {
      if (!('updatepin' in fields || 'supdatepin' in fields)) return
      for (const name of ['pin', 'n_pwd', 'con_pwd'])
        if (name in fields) fields[name] = textOf({ fields }, name).replace(/^0/, '9')
    },
  },
  {
    name: 'a sign-up that copies the role and the flag of the address',
    finds: ['extra-fields-inert@signUp', 'unverified-refused@signIn'],
    only: [...new Set([...enrolment, ...reset])],
    after: async (_response, { id, json, call, intact: { memory, target, call: ask } }) => {
      const email = textOf(call, 'email')
      if (id === 'signUp' && 'verified' in call.fields)
        await ask('verifyEmail', { email, ver_code: (await target.readCode(email, 'verify')) ?? '' })
      if (id === 'signUp' && 'role' in call.fields) memory.set(email, 'admin')
      if (id !== 'signIn' || !memory.has(email)) return
      delete json['jwt']
      json['role'] = 'admin'
    },
  },
  {
    name: 'another code that is sent to addresses that are not verified only',
    finds: ['code-sent@resendResetCode'],
    only: [...new Set([...enrolment, ...reset])],
    before: (call) =>
      'resendforgotcode' in call.fields && !textOf(call, 'email').toLowerCase().startsWith('conformance-e')
        ? done
        : undefined,
  },
  {
    name: 'PINs of which four digits are kept',
    finds: ['long-password-whole@updatePin'],
    only: ['updatePin', 'confirmPin'],
    before: ({ fields }) => {
      for (const name of ['n_pwd', 'con_pwd'])
        if ('supdatepin' in fields) fields[name] = textOf({ fields }, name).slice(0, 4)
    },
  },
  {
    name: 'the same customer at every sign-in',
    finds: ['own-data@signIn', 'facts-agree@signIn'],
    only: ['signIn', 'getProfile'],
    after: tampers('signIn', (json, _call, { memory }) => {
      if (!('user' in json)) return
      if (!memory.has('first')) memory.set('first', JSON.stringify(json['user']))
      json['user'] = JSON.parse(memory.get('first') ?? '{}')
    }),
  },
  {
    name: 'a currency that comes from the account',
    finds: ['payee-kept@getTransfers'],
    only: transfer,
    after: tampers('getTransfers', (json) => {
      for (const row of rows(json, 'transactions'))
        if (isOurs(row) || row['currency'] !== undefined) row['currency'] = 'USD'
    }),
  },
  {
    name: 'a locked PIN that the creation of another one opens',
    finds: ['pin-tries-kept@createPin'],
    only: noPin,
    before: (call, { memory }) => {
      if ('updatepin' in call.fields && memory.has('locked')) memory.set('opened', '')
      return 'confirmmypin' in call.fields && memory.delete('opened') ? done : undefined
    },
    after: (_response, { id, json, intact: { memory } }) => {
      if (id === 'confirmPin' && json['locked'] === true) memory.set('locked', '')
      if (id === 'updatePin' && memory.has('opened')) Object.assign(json, { failed: 'Not so.' })
    },
  },
  {
    name: 'a right PIN that leaves one wrong try counted',
    finds: ['pin-count-ends@confirmPin'],
    only: noPin,
    after: tampers('confirmPin', (json, call, { memory, emailOf }) => {
      const isNora = emailOf(textOf(call, 'token'))?.startsWith('nora') === true
      if (!isNora || json['tries_left'] !== 4) return
      const wrong = `${memory.get('wrong') ?? ''}x`
      memory.set('wrong', wrong)
      if (wrong === 'xxxxx') json['tries_left'] = 3
    }),
  },
  {
    name: 'a wrong current PIN that returns the tries of another customer',
    finds: ['tries-counted@updatePin'],
    only: [...noPin, 'updatePin'],
    after: tampers('updatePin', (json) => {
      if ('tries_left' in json) json['tries_left'] = 5
    }),
  },
  {
    name: 'a PIN whose response does not demand the required code',
    finds: ['action-served@confirmPin'],
    only: [...transfer, 'confirmAuthorizationCode'],
    after: tampers('confirmPin', (json) => {
      delete json['requiresanother']
    }),
  },
  {
    name: 'a current password that may be the new one',
    finds: ['wrong-password-refused@updatePassword'],
    only: ['updatePassword'],
    before: ({ fields }) => ('updatepwd' in fields && fields['c_pwd'] === fields['n_pwd'] ? done : undefined),
  },
  {
    name: 'tokens with anything at their end',
    finds: ['session-garbage@getContact'],
    only: ['getContact'],
    settings: { parts: ['sessions'] },
    before: ({ fields }) => {
      fields['token'] = textOf({ fields }, 'token').replace(/1234$/, '')
    },
  },
  {
    name: 'another person with a used key, who is not signed up',
    finds: ['key-not-reused@signUp'],
    only: [...new Set([...enrolment, ...reset])],
    after: tampers('signUp', (json) => {
      if (String(json['message']).includes('other details')) delete json['error']
    }),
  },
  {
    name: 'a PIN that is locked from the beginning',
    finds: ['action-served@confirmPin'],
    only: noPin,
    before: ({ fields }) => ('confirmmypin' in fields ? refusal : undefined),
  },
  {
    name: 'a notification that is written again when it is marked',
    finds: ['nothing-else@markNotificationAsRead'],
    only: notices,
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === 'markNotificationAsRead' && json['status'] === 'success') memory.set(textOf(call, 'id'), '')
      if (id === 'getNotifications')
        for (const row of rows(json, 'notifications')) if (memory.has(String(row['id']))) row['title'] = 'Read'
    },
  },
  {
    name: 'an address that is taken by a customer whose identity is not approved',
    finds: ['address-taken-refused@updateEmail'],
    only: ['updateEmail'],
    before: ({ fields }) => ('updateemail' in fields && fields['email'] === 'neil@example.com' ? done : undefined),
  },
  {
    name: 'a refused new password without a reason',
    finds: ['reason-given@resetPassword'],
    only: [...enrolment, ...reset],
    after: tampers('resetPassword', (json, call) => {
      if (textOf(call, 'new_password') === 'abc') delete json['message']
    }),
  },
  {
    name: 'a text as the picture, with a success and nothing stored',
    finds: ['picture-changes@updatePicture'],
    only: ['getProfile', 'updatePicture'],
    after: tampers('updatePicture', (json, { fields: { profilePic } }) => {
      if (typeof profilePic === 'object' && profilePic.filename === 'notes.txt')
        Object.assign(json, done, { status: 'success' })
    }),
  },
]

export const temporary: Fault = {
  name: 'a temporary token that gets HTTP 403',
  finds: ['session-temporary@getContact'],
  only: ['getContact'],
  before: (call, { emailOf, target }) => {
    const { email } = target.accounts.find(({ kind }) => kind === 'unapproved') ?? {}
    return 'getcontact' in call.fields && emailOf(textOf(call, 'token')) === email
      ? { ...refusal, status: 403 }
      : undefined
  },
}
