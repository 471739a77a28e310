import { changeCustomer, customerByEmail } from '#mocks/domain/customers.ts'
import { type Fault, type Intact, type SeenCall, textOf } from './backend.ts'
import {
  adas,
  bens,
  changedEarly,
  codes,
  count,
  done,
  endsVerifyCode,
  enrolment,
  expired,
  inPart,
  inner,
  isReset,
  isVoid,
  jwtOf,
  ownTokens,
  owner,
  person,
  profileLoaders,
  refusal,
  reset,
  responseWith,
  rows,
  swallows,
  tampers,
  verifiedAddresses,
  voids,
} from './edits.ts'

function loosely(
  is: (call: SeenCall) => boolean,
  field: string,
  purpose: 'verify' | 'reset',
  equal: (given: string, code: string) => boolean,
): Required<Fault>['before'] {
  return async (call, { target }) => {
    if (!is(call)) return
    const code = await target.readCode(textOf(call, 'email'), purpose)
    if (code !== undefined && equal(textOf(call, field), code)) call.fields[field] = code
  }
}

async function resetsByLastCode(call: SeenCall, { readCode }: Intact['target']): Promise<boolean> {
  return isReset(call) && textOf(call, 'reset_code') === (await readCode(textOf(call, 'email').toLowerCase(), 'reset'))
}

const customerLoaders = ['getAccount', 'getProfile', 'getContact']

const invalid = responseWith({ status: 'error', error: true, message: 'That code is not valid.' })

export const brokenSignIns: Fault[] = [
  {
    name: 'any password signs in',
    finds: ['wrong-password-refused@signIn'],
    only: ['signIn'],
    before: ({ query, fields }) => {
      if (query['crud'] === 'userlogin' && fields['email'] === adas) fields['password'] = 'demo-password'
    },
  },
  {
    name: 'a password is changed without the current one',
    finds: ['wrong-password-refused@updatePassword'],
    only: ['updatePassword'],
    before: ({ fields }, { memory }) => {
      if (!('updatepwd' in fields)) return
      fields['c_pwd'] = memory.get('password') ?? 'demo-password'
      memory.set('password', textOf({ fields }, 'n_pwd'))
    },
  },
  {
    name: 'an unverified address signs in',
    finds: ['unverified-refused@signIn'],
    only: enrolment,
    after: (_response, { id, json }) =>
      id === 'signIn' && json['verified'] === 'no'
        ? responseWith({ status: 'success', jwt: 'early', verification_status: 'Not Verified' })
        : undefined,
  },
  {
    name: 'an address that a second right sign-in verifies',
    finds: ['unverified-refused@signIn'],
    only: enrolment,
    after: (_response, { id, json, call, intact: { memory } }) => {
      const address = textOf(call, 'email')
      if (id !== 'signIn' || json['verified'] !== 'no' || !address.includes('conformance-')) return undefined
      const isSecond = memory.has(`tried ${address}`)
      memory.set(`tried ${address}`, 'once')
      return isSecond
        ? responseWith({ status: 'success', jwt: 'early', verification_status: 'Not Verified' })
        : undefined
    },
  },
  {
    name: 'an unverified address that is not named',
    finds: ['unverified-says-so@signIn'],
    only: enrolment,
    after: tampers('signIn', (json) => {
      if (json['verified'] === 'no') delete json['email']
    }),
  },
  {
    name: 'a reset with the code of anybody',
    finds: ['codes-own@resetPassword'],
    only: [...enrolment, ...reset],
    before: ({ query, fields }) =>
      query['crud'] === 'userforgot' && fields['action'] === 'reset' && fields['email'] === adas ? done : undefined,
  },
  {
    name: 'a password that is not changed',
    finds: ['password-changes@updatePassword'],
    only: ['updatePassword'],
    before: swallows(
      'updatepwd',
      (call) => textOf(call, 'c_pwd') === 'demo-password' && textOf(call, 'n_pwd') === textOf(call, 'con_pwd'),
    ),
  },
  {
    name: 'an e-mail address that is not changed',
    finds: ['email-changes@updateEmail'],
    only: ['updateEmail'],
    before: swallows('updateemail', (call) => textOf(call, 'email').includes('conformance+')),
  },
  {
    name: 'a new address that, once verified, signs in beside the former one',
    finds: ['email-changes@updateEmail', 'own-data@signIn'],
    only: ['signIn', 'updateEmail', 'verifyEmail'],
    before: verifiedAddresses({ formerStays: true }),
  },
  {
    name: 'a new password of fewer than eight characters that gets HTTP 422',
    finds: ['outcome-is-200@updatePassword'],
    only: ['signIn', 'updatePassword'],
    before: ({ fields }) => {
      const { length } = textOf({ fields }, 'n_pwd')
      return 'updatepwd' in fields && length > 0 && length < 8 ? { ...refusal, status: 422 } : undefined
    },
  },
  {
    name: 'a request for a reset that ends the code that verifies the address',
    finds: ['codes-apart@requestPasswordReset'],
    only: codes,
    before: endsVerifyCode((call) => call.query['crud'] === 'userforgot' && !isReset(call)),
  },
  {
    name: 'a resent reset code that ends the code that verifies the address',
    finds: ['codes-apart@resendResetCode'],
    only: codes,
    before: endsVerifyCode(({ fields }) => 'resendforgotcode' in fields),
  },
  {
    name: 'the second of two resent reset codes, which is not stored',
    finds: ['codes-apart@resendResetCode'],
    only: codes,
    before: async (call, { target, memory }) => {
      const email = textOf(call, 'email').toLowerCase()
      if (call.query['crud'] === 'userforgot' && !isReset(call)) memory.delete(email)
      if ('resendforgotcode' in call.fields) count(memory, email)
      return Number(memory.get(email)) > 1 && (await resetsByLastCode(call, target)) ? refusal : undefined
    },
  },
  {
    name: 'the second of two resent verification codes, in whose place the first one is good',
    finds: ['codes-apart@resendConfirmationCode'],
    only: codes,
    before: async (call, { target, memory }) => {
      const email = textOf(call, 'email').toLowerCase()
      const sent = await target.readCode(email, 'verify')
      if ('resendconfirmcode' in call.fields && count(memory, email) === 2) memory.set(`first for ${email}`, sent ?? '')
      const first = memory.get(`first for ${email}`)
      if (call.query['crud'] !== 'verifyuser' || first === undefined) return undefined
      if (textOf(call, 'ver_code') === sent) return refusal
      if (textOf(call, 'ver_code') === first) call.fields['ver_code'] = sent ?? ''
      return undefined
    },
  },
  {
    name: 'the address of another customer',
    finds: ['address-taken-refused@updateEmail'],
    only: ['updateEmail'],
    before: swallows('updateemail', (call) => textOf(call, 'email') === bens),
  },
  {
    name: 'a change of password that signs everybody out',
    finds: ['others-untouched@updatePassword'],
    only: ['updatePassword', 'getContact'],
    before: ({ fields }, { memory }) =>
      memory.has('ended') &&
      memory.get('ended') !== textOf({ fields }, 'token') &&
      memory.has(textOf({ fields }, 'token'))
        ? { ...responseWith({ status: 'error', message: 'Expired' }), status: 401 }
        : undefined,
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === 'signIn' && !memory.has('ended') && typeof json['jwt'] === 'string') memory.set(json['jwt'], '')
      if (id === 'updatePassword' && !json['failed'] && !memory.has('ended')) memory.set('ended', textOf(call, 'token'))
    },
  },
  {
    name: 'a resent reset code that is void if another customer has asked in between',
    finds: ['codes-apart@resendResetCode'],
    only: codes,
    before: async (call, { target, memory }) => {
      const email = textOf(call, 'email').toLowerCase()
      if ('resendforgotcode' in call.fields && memory.get('newest') !== email) memory.set(email, '')
      if (memory.has(email) && (await resetsByLastCode(call, target))) return refusal
      if (call.query['crud'] !== 'userforgot' || isReset(call)) return undefined
      memory.set('newest', email)
      memory.delete(email)
      return undefined
    },
  },
  {
    name: 'sessions that outlive a change of password',
    finds: ['sessions-end@updatePassword'],
    only: ['updatePassword', 'getContact'],
    before: ({ fields }, { emailOf, memory }) => {
      const token = textOf({ fields }, 'token')
      if ('updatepwd' in fields) memory.set('current', token)
      const current = memory.get('current')
      if ('getcontact' in fields && current !== undefined && emailOf(token) === adas) fields['token'] = current
    },
  },
  {
    name: 'a password reset that reveals who has an account',
    finds: ['forgot-tells-nothing@requestPasswordReset'],
    only: ['requestPasswordReset', 'resendResetCode'],
    after: (_response, { id, call, intact: { target } }) =>
      id === 'requestPasswordReset' && !target.accounts.some(({ email }) => email === textOf(call, 'email'))
        ? refusal
        : undefined,
  },
  {
    name: 'an address that is case-sensitive',
    finds: ['address-case@signIn'],
    only: ['signIn'],
    before: ({ query, fields }) =>
      query['crud'] === 'userlogin' && textOf({ fields }, 'email') === adas.toUpperCase() ? refusal : undefined,
  },
  {
    name: 'a reset code that is compared by its digits',
    finds: ['wrong-code-refused@resetPassword'],
    only: codes,
    before: loosely(isReset, 'reset_code', 'reset', inPart),
  },
  changedEarly('password', 'updatePassword', 'updatepwd', 'demo-password', ['updatePassword']),
  {
    name: 'a reset without a code, where none was sent',
    finds: ['wrong-code-refused@resetPassword'],
    only: codes,
    before: async (call, { target }) => {
      const email = textOf(call, 'email')
      if (!isReset(call) || textOf(call, 'reset_code') !== '' || !email.includes('conformance-d')) return undefined
      return (await target.readCode(email, 'reset')) === undefined ? done : undefined
    },
  },
  {
    name: 'tokens that name the customer, signed by nobody',
    finds: ['token-unguessable@signIn'],
    only: ['signIn', 'getProfile'],
    ...ownTokens(
      (email) => jwtOf(email),
      (token) => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    ),
  },
  {
    name: 'codes that end before the run does',
    finds: ['code-lasts@resetPassword', 'code-lasts@verifyEmail'],
    only: codes,
    before: (call, { memory }) => {
      const now = Number(memory.get('calls') ?? 0) + 1
      if (now > 1 || textOf(call, 'username').startsWith('cl')) memory.set('calls', String(now))
      const isUsed = 'ver_code' in call.fields || 'reset_code' in call.fields
      return isUsed && now - Number(memory.get(textOf(call, 'email').toLowerCase()) ?? now) > 20 ? refusal : undefined
    },
    after: (_response, { id, call, intact: { memory } }) => {
      if (memory.has('calls') && /^(signUp|request|resend)/.test(id ?? ''))
        memory.set(textOf(call, 'email').toLowerCase(), memory.get('calls') ?? '')
    },
  },
  {
    name: 'one token for each customer',
    finds: ['token-new@signIn'],
    only: ['signIn'],
    after: tampers('signIn', (json, call, { memory }) => {
      const email = textOf(call, 'email')
      if (typeof json['jwt'] === 'string') memory.set(email, memory.get(email) ?? json['jwt'])
      if (typeof json['jwt'] === 'string') json['jwt'] = memory.get(email)
    }),
  },
  {
    name: 'one token for sign-ins that follow each other',
    finds: ['token-new@signIn'],
    only: codes,
    before: ({ fields }, { memory }) => {
      const real = memory.get(textOf({ fields }, 'token'))
      if (real !== undefined) fields['token'] = real
    },
    after: tampers('signIn', (json, call, { memory }) => {
      if (typeof json['jwt'] !== 'string') return
      const name = `${textOf(call, 'email')} ${Math.floor(count(memory, 'sign-ins') / 20)}`
      const token = memory.get(name) ?? crypto.randomUUID()
      memory.set(name, token)
      memory.set(token, json['jwt'])
      json['jwt'] = token
    }),
  },
  {
    name: 'a reset that signs in as well',
    finds: ['reset-starts-no-session@resetPassword'],
    only: ['requestPasswordReset', 'resetPassword', 'updatePassword'],
    after: tampers('resetPassword', async (json, call, { tokenOf }) => {
      if (json['status'] === 'success' && textOf(call, 'email').startsWith('nora')) json['jwt'] = await tokenOf('main')
    }),
  },
  {
    name: 'a reset that clears the telephone number',
    finds: ['nothing-else@resetPassword'],
    only: ['requestPasswordReset', 'resetPassword', 'getProfile'],
    after: (_response, { id, json, call, intact: { memory, emailOf } }) => {
      if (id === 'resetPassword' && json['status'] === 'success') memory.set(textOf(call, 'email'), '')
      if (id === 'getProfile' && memory.has(emailOf(textOf(call, 'token')) ?? '')) inner(json, 'profile')['phone'] = '0'
    },
  },
  {
    name: 'a code for an address in small letters only',
    finds: ['address-case@requestPasswordReset'],
    only: codes,
    before: (call) =>
      call.query['crud'] === 'userforgot' && !isReset(call) && textOf(call, 'email').startsWith('CONFORMANCE')
        ? done
        : undefined,
  },
  {
    name: 'a reset code with unlimited tries',
    finds: ['code-tries@resetPassword'],
    only: codes,
    before: async (call, { target }) => {
      const email = textOf(call, 'email')
      if (!isReset(call) || !email.startsWith('conformance-e')) return undefined
      return (await target.readCode(email, 'reset')) === textOf(call, 'reset_code') ? undefined : refusal
    },
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
    name: 'a state of the identity in capitals',
    finds: ['allowed-values@signIn'],
    only: ['signIn'],
    after: tampers('signIn', (json) => {
      if (json['verification_status'] === 'verified') json['verification_status'] = 'Verified'
    }),
  },
  {
    name: 'wrong reset codes that count for every later code of the address',
    finds: ['codes-apart@resendResetCode'],
    only: codes,
    before: async (call, { target, memory }) => {
      if (!('reset_code' in call.fields)) return undefined
      const key = `wrong for ${textOf(call, 'email').toLowerCase()}`
      const wrong = Number(memory.get(key) ?? 0)
      if (wrong >= 5) return refusal
      const code = await target.readCode(textOf(call, 'email'), 'reset')
      memory.set(key, String(code === textOf(call, 'reset_code') ? 0 : wrong + 1))
      return undefined
    },
  },
  {
    name: 'a session during the review of the documents',
    finds: ['session-for-approved@signIn'],
    only: [...enrolment, ...customerLoaders],
    after: tampers('signIn', async (json, _call, { tokenOf }) => {
      if (json['verification_status'] === 'Pending Verification') json['jwt'] = await tokenOf('main')
    }),
  },
  {
    name: 'a password that is set for all customers of the same user name',
    finds: ['others-untouched@updatePassword'],
    only: [...enrolment, 'updatePassword', ...customerLoaders],
    before: (call, { memory }) =>
      call.query['crud'] === 'userlogin' && memory.has(`lost ${textOf(call, 'email')}`) ? refusal : undefined,
    after: (_response, { id, json, call, intact: { memory, emailOf } }) => {
      const [email, name] = [textOf(call, 'email'), textOf(call, 'username')]
      if (id === 'getProfile' && emailOf(textOf(call, 'token')) === adas)
        memory.set('name', String(inner(json, 'profile')['username']))
      if (id === 'signUp' && name !== '' && name === memory.get('name')) memory.set(`of the name ${email}`, '')
      if (id !== 'updatePassword' || json['status'] !== 'success' || emailOf(textOf(call, 'token')) !== adas) return
      for (const key of memory.keys())
        if (key.startsWith('of the name ')) memory.set(key.replace('of the name', 'lost'), '')
    },
  },
  {
    name: 'a reset that ends the review of the documents',
    finds: ['nothing-else@resetPassword'],
    only: [...enrolment, ...reset],
    after: (_response, { id, json, call, intact: { memory } }) => {
      const email = textOf(call, 'email')
      if (id === 'resetPassword' && json['error'] !== true && json['status'] === 'success')
        memory.set(`reset ${email}`, '')
      if (id === 'signIn' && json['verification_status'] === 'Pending Verification' && memory.has(`reset ${email}`))
        Object.assign(json, { verification_status: 'Not Verified', submitted: 'No' })
    },
  },
  {
    name: 'a reset that loses the telephone number',
    finds: ['nothing-else@resetPassword'],
    only: [...codes, ...person, 'signIn'],
    after: async (_response, { id, json, call, intact: { target } }) => {
      const customer = customerByEmail(target.bank, textOf(call, 'email'))
      if (id === 'resetPassword' && json['error'] !== true && customer !== undefined)
        await changeCustomer(target.bank, customer.id, { phone: '' })
    },
  },
  {
    name: 'a sign-in that reads all notifications',
    finds: ['nothing-else@signIn'],
    only: ['signIn', 'getNotifications', 'getProfile'],
    after: (_response, { id, json, call, intact }) => {
      const { memory } = intact
      if (id === 'signIn' && textOf(call, 'email') === adas) memory.set('sign-ins', `${memory.get('sign-ins') ?? ''}.`)
      if ((memory.get('sign-ins')?.length ?? 0) < 5 || owner(call, intact) !== adas) return
      for (const row of rows(json, 'notifications')) row['wasread'] = 'yes'
      if ('nc' in json) json['nc'] = 0
    },
  },
  {
    name: 'a request for a reset that ends all sessions',
    finds: ['nothing-else@requestPasswordReset'],
    only: ['requestPasswordReset', 'getContact', 'getProfile'],
    before: (call, intact) => {
      const { memory } = intact
      if (call.query['crud'] === 'userforgot' && textOf(call, 'email') === adas) memory.set('ended', 'all')
      if (call.query['crud'] === 'userlogin') memory.delete('ended')
      return 'getcontact' in call.fields && memory.has('ended') && owner(call, intact) === adas
        ? { ...responseWith({ status: 'error', message: 'Your session has ended.' }), status: 401 }
        : undefined
    },
  },
  {
    name: 'a reset code that a short password uses up',
    finds: ['refusal-inert@resetPassword'],
    only: ['requestPasswordReset', 'resetPassword'],
    before: (call, { memory }) => {
      if (call.query['crud'] !== 'userforgot') return undefined
      const { action, new_password: password } = call.fields
      if (action === 'code') memory.delete('used')
      else if (password === 'abc') memory.set('used', '')
      return action === 'reset' && memory.has('used') ? refusal : undefined
    },
  },
  {
    name: 'a request for a reset that voids the codes of others',
    finds: ['others-untouched@requestPasswordReset'],
    only: [...enrolment, ...reset, ...profileLoaders],
    before: (call, intact) => {
      const email = textOf(call, 'email').toLowerCase()
      if (call.query['crud'] !== 'userforgot') return undefined
      const isRequest = textOf(call, 'action') === 'code'
      if (isRequest) voids(intact, 'codes', email)
      return !isRequest && isVoid(intact, 'codes', email) ? invalid : undefined
    },
  },
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
    name: 'a reset code that stays with the customer when the address changes',
    finds: ['codes-own@resetPassword'],
    only: ['updateEmail', 'requestPasswordReset', 'resetPassword'],
    before: async ({ query, fields }, { memory, call, target: { readCode } }) => {
      const email = textOf({ fields }, 'email')
      const former = memory.get(`former ${email}`)
      if (query['crud'] !== 'userforgot' || !('reset_code' in fields) || former === undefined) return
      if (textOf({ fields }, 'reset_code') !== (await readCode(former, 'reset'))) return
      await call('requestPasswordReset', { email, action: 'code' })
      fields['reset_code'] = (await readCode(email, 'reset')) ?? ''
    },
    after: (_response, { id, json, call, intact }) => {
      if (id === 'updateEmail' && !json['failed']) intact.memory.set(`former ${textOf(call, 'email')}`, adas)
    },
  },
  {
    name: 'a reset that takes markup out of the password',
    finds: ['reset-changes-password@resetPassword'],
    only: ['requestPasswordReset', 'resetPassword'],
    before: ({ query, fields }) => {
      if (query['crud'] === 'userforgot' && 'new_password' in fields)
        fields['new_password'] = textOf({ fields }, 'new_password').replaceAll(/<[^>]*>/g, '')
    },
  },
  {
    name: 'passwords without their markup, at every sign-in and change',
    finds: ['long-password-whole@updatePassword'],
    only: ['updatePassword', 'signIn'],
    before: ({ fields }) => {
      for (const name of ['password', 'n_pwd', 'con_pwd', 'c_pwd'])
        if (name in fields) fields[name] = textOf({ fields }, name).replaceAll(/<[^>]*>/g, '')
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
    name: 'a current password that may be the new one',
    finds: ['wrong-password-refused@updatePassword'],
    only: ['updatePassword'],
    before: ({ fields }) => ('updatepwd' in fields && fields['c_pwd'] === fields['n_pwd'] ? done : undefined),
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
]
