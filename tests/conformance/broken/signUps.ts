import { changeCustomer, customerByEmail } from '#mocks/domain/customers.ts'
import { type Fault, type Intact, type SeenCall, textOf } from './backend.ts'
import {
  adas,
  codes,
  count,
  done,
  enrolment,
  expired,
  inner,
  isReset,
  refusal,
  reset,
  responseWith,
  tampers,
} from './edits.ts'
import { plan } from './judge.ts'

async function rightCode(call: SeenCall, intact: Intact, purpose: 'verify' | 'reset', field: string): Promise<void> {
  const email = textOf(call, 'email')
  const { readCode } = intact.target
  const code = (await readCode(email, purpose)) ?? (await readCode(email.toLowerCase(), purpose))
  if (code !== undefined) call.fields[field] = code
}

export const brokenSignUps: Fault[] = [
  {
    name: 'any code verifies',
    finds: ['wrong-code-refused@verifyEmail'],
    only: enrolment,
    before: async (call, intact) => {
      if (call.query['crud'] === 'verifyuser' && intact.memory.get('older') === textOf(call, 'email'))
        await rightCode(call, intact, 'verify', 'ver_code')
      if (call.query['crud'] === 'verifyuser') intact.memory.set('older', textOf(call, 'email'))
    },
  },
  {
    name: 'names that are written with capitals of their own',
    finds: ['facts-agree@signUp'],
    only: enrolment,
    before: ({ fields, query }) => {
      const name = textOf({ fields }, 'fullname').toLowerCase()
      if (query['crud'] === 'newuser')
        fields['fullname'] = name.replaceAll(/(^|\s)[a-z]/g, (start) => start.toUpperCase())
    },
  },
  {
    name: 'a code that is not sent',
    finds: ['code-sent@signUp'],
    only: enrolment,
    settings: { readCode: () => Promise.resolve(undefined) },
  },
  {
    name: 'an older code that still works',
    finds: ['code-once@verifyEmail'],
    only: enrolment,
    before: async (call, intact) => {
      if (call.query['crud'] !== 'verifyuser' || intact.memory.has('tried')) return
      intact.memory.set('tried', '')
      await rightCode(call, intact, 'verify', 'ver_code')
    },
  },
  {
    name: 'a code in the response to the sign-up',
    finds: ['no-secrets@signUp'],
    only: enrolment,
    after: async (_response, { id, json, call, intact }) => {
      if (id === 'signUp' && json['error'] !== true)
        json['debug'] = await intact.target.readCode(textOf(call, 'email'), 'verify')
    },
  },
  {
    name: 'a verification with one field',
    finds: ['verify-two-fields@verifyEmail'],
    only: enrolment,
    after: (response, { id, json }) =>
      id === 'verifyEmail' && json['error'] === true ? { ...response, body: '{"error":true}' } : undefined,
  },
  {
    name: 'a verification without the next step',
    finds: ['verified-gets-token@verifyEmail'],
    only: enrolment,
    after: tampers('verifyEmail', (json) => {
      delete json['verification_status']
    }),
  },
  {
    name: 'a verification with an empty next step',
    finds: ['verified-gets-token@verifyEmail'],
    only: enrolment,
    after: tampers('verifyEmail', (json) => {
      if (json['verification_status'] === 'Not Verified') json['verification_status'] = ''
    }),
  },
  {
    name: 'a verification that is not kept',
    finds: ['verification-kept@verifyEmail'],
    only: enrolment,
    after: (_response, { id, json, call }) =>
      id === 'signIn' &&
      json['verification_status'] === 'Not Verified' &&
      textOf(call, 'email').includes('conformance-')
        ? responseWith({ status: 'error', error: true, verified: 'no', email: textOf(call, 'email') })
        : undefined,
  },
  {
    name: 'a session for every verified address',
    finds: ['session-for-approved@verifyEmail'],
    only: enrolment,
    after: async (_response, { id, json, intact }) => {
      if (id === 'verifyEmail' && typeof json['jwt'] === 'string')
        Object.assign(json, { jwt: await intact.tokenOf('main'), verification_status: 'verified' })
    },
  },
  {
    name: 'an address that is taken twice',
    finds: ['address-taken-refused@signUp'],
    only: enrolment,
    after: (_response, { id, json, call }) =>
      id === 'signUp' && json['error'] === true && textOf(call, 'username').endsWith('x2') ? done : undefined,
  },
  {
    name: 'a code of a second resend in a row that is not stored',
    finds: ['codes-apart@resendConfirmationCode'],
    only: [...enrolment, 'resendConfirmationCode', 'requestPasswordReset', 'resendResetCode', 'resetPassword'],
    before: ({ query, fields }, { memory }) => {
      const email = textOf({ fields }, 'email')
      if (query['crud'] === 'newuser' || query['crud'] === 'userlogin') memory.delete(`resends ${email}`)
      if ('resendconfirmcode' in fields) count(memory, `resends ${email}`)
      return 'ver_code' in fields && Number(memory.get(`resends ${email}`)) > 1 ? refusal : undefined
    },
  },
  {
    name: 'a refused sign-up without a reason',
    finds: ['reason-given@signUp'],
    only: enrolment,
    after: tampers('signUp', (json) => {
      if (json['error'] === true) delete json['message']
    }),
  },
  {
    name: 'a reset code that verifies an address',
    finds: ['codes-for-purpose@verifyEmail'],
    only: codes,
    before: async (call, intact) => {
      if (call.query['crud'] !== 'verifyuser') return
      const code = await intact.target.readCode(textOf(call, 'email'), 'reset')
      if (code !== undefined && textOf(call, 'ver_code') === code) await rightCode(call, intact, 'verify', 'ver_code')
    },
  },
  {
    name: 'a token of the verification that is not stored',
    finds: ['token-served@verifyEmail'],
    only: codes,
    before: (call, { memory }) =>
      'submit_verification' in call.fields && memory.has(textOf(call, 'token')) ? expired : undefined,
    after: tampers('verifyEmail', (json, _call, { memory }) => {
      if (typeof json['jwt'] === 'string') memory.set(json['jwt'], '')
    }),
  },
  {
    name: 'an address that is stored with its capitals and looked up without',
    finds: ['address-kept@signUp'],
    only: codes,
    before: ({ query, fields }) =>
      ['verifyuser', 'userlogin'].includes(query['crud'] ?? '') && textOf({ fields }, 'email').startsWith('Conformance')
        ? refusal
        : undefined,
  },
  {
    name: 'a code with unlimited tries',
    finds: ['code-tries@verifyEmail'],
    only: codes,
    before: async (call, { target }) => {
      const email = textOf(call, 'email')
      if (call.query['crud'] !== 'verifyuser' || !email.startsWith('conformance-c')) return undefined
      return (await target.readCode(email, 'verify')) === textOf(call, 'ver_code') ? undefined : refusal
    },
  },
  {
    name: 'the same code for everybody',
    finds: ['codes-differ@signUp', 'codes-differ@requestPasswordReset'],
    only: codes,
    settings: { readCode: () => Promise.resolve('123456') },
    before: async (call, intact) => {
      if (textOf(call, 'ver_code') === '123456') await rightCode(call, intact, 'verify', 'ver_code')
      if (textOf(call, 'reset_code') === '123456') await rightCode(call, intact, 'reset', 'reset_code')
    },
  },
  {
    name: 'an address that is taken, and gets another password',
    finds: ['nothing-else@signUp', 'refusal-inert@signUp'],
    only: [...codes, 'updateEmail', 'updatePassword'],
    after: async (_response, { id, json, call, intact: { target } }) => {
      const customer = customerByEmail(target.bank, textOf(call, 'email'))
      if (id === 'signUp' && json['error'] === true && customer !== undefined)
        await changeCustomer(target.bank, customer.id, { password: textOf(call, 'password') })
    },
  },
  {
    name: 'a resend that replaces the other code',
    finds: ['codes-apart@resendConfirmationCode'],
    only: codes,
    before: async (call, { target, memory }) => {
      const email = textOf(call, 'email')
      if ('resendconfirmcode' in call.fields) memory.set(email, (await target.readCode(email, 'reset')) ?? '')
      return isReset(call) && memory.get(email) === textOf(call, 'reset_code') ? refusal : undefined
    },
  },
  {
    name: 'temporary tokens of a verification of which six digits are random',
    finds: ['token-unguessable@verifyEmail'],
    only: codes,
    before: (call, { memory }) => {
      call.fields['token'] = memory.get(textOf(call, 'token')) ?? call.fields['token'] ?? ''
      if (call.fields['token'] === '') Reflect.deleteProperty(call.fields, 'token')
    },
    after: tampers('verifyEmail', (json, _call, { memory }) => {
      if (typeof json['jwt'] !== 'string') return
      const token = `3f6c1c2e8f5b4b7e9c550d2c6a${json['jwt'].slice(-6)}`
      memory.set(token, json['jwt'])
      json['jwt'] = token
    }),
  },
  {
    name: 'a sign-up with the status of the identity',
    finds: ['extra-fields-inert@signUp'],
    only: codes,
    after: (_response, { id, json, call, intact: { memory } }) => {
      const email = textOf(call, 'email')
      if (id === 'signUp' && 'verification_status' in call.fields) memory.set(email, '')
      if (id === 'verifyEmail' && memory.has(email) && typeof json['jwt'] === 'string')
        json['verification_status'] = 'Pending Verification'
    },
  },
  {
    name: 'a verification of addresses in small letters',
    finds: ['address-case@verifyEmail'],
    only: codes,
    before: (call) =>
      call.query['crud'] === 'verifyuser' && textOf(call, 'email').startsWith('CONFORMANCE') ? refusal : undefined,
  },
  {
    name: 'a password of a sign-up or a reset of which 72 bytes count',
    finds: ['long-password-whole@resetPassword', 'long-password-whole@signUp'],
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
    name: 'a sign-up that is stored although its password is refused',
    finds: ['refusal-inert@signUp'],
    only: codes,
    before: (call, { memory }) => {
      if (call.query['crud'] !== 'newuser') return undefined
      const address = `stored ${textOf(call, 'email')}`
      if (textOf(call, 'password') === 'abc') memory.set(address, '')
      return memory.has(address) ? refusal : undefined
    },
  },
  {
    name: 'a code for an address that is good after another one is sent',
    finds: ['code-once@verifyEmail'],
    only: codes,
    before: async (call, intact) => {
      const { memory, target } = intact
      const key = `older of ${textOf(call, 'email').toLowerCase()}`
      if ('resendconfirmcode' in call.fields)
        memory.set(key, (await target.readCode(textOf(call, 'email'), 'verify')) ?? 'none')
      if (call.query['crud'] === 'verifyuser' && textOf(call, 'ver_code') === memory.get(key))
        await rightCode(call, intact, 'verify', 'ver_code')
    },
  },
  {
    name: 'an address that a wrong code verifies',
    finds: ['nothing-else@verifyEmail'],
    only: enrolment,
    after: (_response, { id, json, call, intact: { memory } }) => {
      const email = textOf(call, 'email')
      if (id === 'verifyEmail' && json['error'] === true) memory.set(`verified ${email}`, '')
      return id === 'signIn' && json['verified'] === 'no' && memory.has(`verified ${email}`)
        ? responseWith({ status: 'success', jwt: `early ${Math.random()}`, verification_status: 'Not Verified' })
        : undefined
    },
  },
  {
    name: 'another code that verifies the address',
    finds: ['nothing-else@resendConfirmationCode'],
    only: codes,
    after: async (_response, { id, json, call, intact: { target } }) => {
      const customer = customerByEmail(target.bank, textOf(call, 'email'))
      if (id === 'resendConfirmationCode' && json['status'] === 'success' && customer !== undefined)
        await changeCustomer(target.bank, customer.id, { emailVerified: true })
    },
  },
  {
    name: 'another code during the review, which ends it',
    finds: ['nothing-else@resendConfirmationCode'],
    only: enrolment,
    after: (_response, { id, json, call, intact: { memory } }) => {
      const email = textOf(call, 'email')
      if (id === 'resendConfirmationCode' && memory.has(`review of ${email}`)) memory.set(`again ${email}`, '')
      if (id !== 'signIn' || json['verification_status'] !== 'Pending Verification') return
      memory.set(`review of ${email}`, '')
      if (memory.has(`again ${email}`)) Object.assign(json, { verification_status: 'Not Verified', submitted: 'No' })
    },
  },
  {
    name: 'a code that verifies all customers of the same name',
    finds: ['others-untouched@verifyEmail'],
    only: enrolment,
    after: (_response, { id, json, call, intact: { memory } }) => {
      const email = textOf(call, 'email')
      const name = memory.get(`name of ${email}`)
      if (id === 'signUp' && name === undefined) memory.set(`name of ${email}`, textOf(call, 'username'))
      if (id === 'verifyEmail' && typeof json['jwt'] === 'string' && name !== undefined)
        memory.set(`verified ${name}`, '')
      return id === 'signIn' && json['verified'] === 'no' && name !== undefined && memory.has(`verified ${name}`)
        ? responseWith({ status: 'success', jwt: `early ${Math.random()}`, verification_status: 'Not Verified' })
        : undefined
    },
  },
  {
    name: 'another code for any address, which is not verified then',
    finds: ['nothing-else@resendConfirmationCode', 'refusal-inert@resendConfirmationCode'],
    only: plan.operations.map(({ id }) => id),
    after: (_response, { id, json, call, intact: { memory, emailOf } }) => {
      const email = textOf(call, 'email')
      if (id === 'resendConfirmationCode') memory.set(`flagged ${email}`, '')
      if (id === 'verifyEmail' && typeof json['jwt'] === 'string') memory.delete(`flagged ${email}`)
      const isFlagged = memory.has(`flagged ${emailOf(textOf(call, 'token')) ?? ''}`)
      if (id === 'updateEmail' && isFlagged) memory.set(`flagged ${email}`, '')
      for (const name of isFlagged ? ['user', 'profile'] : [])
        if ('verified' in inner(json, name)) inner(json, name)['verified'] = 'no'
      return id === 'signIn' && typeof json['jwt'] === 'string' && memory.has(`flagged ${email}`)
        ? responseWith({ status: 'error', error: true, message: 'Verify your address.', verified: 'no', email })
        : undefined
    },
  },
  {
    name: 'a new code for a verified address, which is not verified then',
    finds: ['nothing-else@resendConfirmationCode'],
    only: ['resendConfirmationCode', 'getProfile'],
    before: (call, { memory }) => {
      if ('resendconfirmcode' in call.fields && textOf(call, 'email') === adas) memory.set('unverified', '')
      return call.query['crud'] === 'userlogin' && textOf(call, 'email') === adas && memory.has('unverified')
        ? refusal
        : undefined
    },
  },
  {
    name: 'a code for one address, which verifies all',
    finds: ['others-untouched@verifyEmail'],
    only: codes,
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === 'verifyEmail' && typeof json['jwt'] === 'string' && textOf(call, 'email').startsWith('conformance-a'))
        memory.set('all', '')
      if (
        id === 'signIn' &&
        json['verified'] === 'no' &&
        memory.has('all') &&
        textOf(call, 'email').startsWith('conformance-l')
      )
        return responseWith({ status: 'success', jwt: 'early', verification_status: 'Not Verified' })
      return undefined
    },
  },
  {
    name: 'a short password that is refused without a reason',
    finds: ['reason-given@signUp'],
    only: codes,
    after: (_response, { id, call }) =>
      id === 'signUp' && textOf(call, 'password').length < 8
        ? responseWith({ status: 'error', error: true })
        : undefined,
  },
  {
    name: 'a verification of later customers without the next step',
    finds: ['verified-gets-token@verifyEmail'],
    only: codes,
    after: tampers('verifyEmail', (json, call) => {
      if (/conformance-[pqr]/.test(textOf(call, 'email'))) delete json['verification_status']
    }),
  },
  {
    name: 'a code of a sign-in that is sent and not stored',
    finds: ['codes-apart@signIn'],
    only: codes,
    after: tampers('signIn', async (json, call, { target }) => {
      const to = textOf(call, 'email')
      if (json['verified'] === 'no')
        await target.bank.store.mails.updateMany((query) => query.where({ to, purpose: 'verify' }), {
          data: (mail) => {
            mail.used = true
          },
        })
    }),
  },
  {
    name: 'no new address, since there are others',
    finds: ['action-served@signUp'],
    only: enrolment,
    before: ({ query }) =>
      query['crud'] === 'newuser'
        ? responseWith({ error: true, message: 'The address is in use already.' })
        : undefined,
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
    name: 'another person with a used key, who is not signed up',
    finds: ['key-not-reused@signUp'],
    only: [...new Set([...enrolment, ...reset])],
    after: tampers('signUp', (json) => {
      if (String(json['message']).includes('other details')) delete json['error']
    }),
  },
]
