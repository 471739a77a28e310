import { changeCustomer, customerByEmail } from '#mocks/domain/customers.ts'
import { type Fault, type Intact, type SeenCall, textOf } from './backend.ts'
import {
  enrolment,
  reset,
  inner,
  adas,
  done,
  responseWith,
  banks,
  before,
  after,
  shows,
  tampers,
  refusal,
  expired,
  codes,
  count,
  isReset,
} from './edits.ts'
import { plan } from './judge.ts'

async function rightCode(call: SeenCall, intact: Intact, purpose: 'verify' | 'reset', field: string): Promise<void> {
  const email = textOf(call, 'email')
  const { readCode } = intact.target
  const code = (await readCode(email, purpose)) ?? (await readCode(email.toLowerCase(), purpose))
  if (code !== undefined) call.fields[field] = code
}

export const brokenSignUps: Fault[] = banks({
  'wrong-code-refused@verifyEmail': {
    'any code verifies': before(enrolment, async (call, intact) => {
      if (call.query['crud'] === 'verifyuser' && intact.memory.get('older') === textOf(call, 'email'))
        await rightCode(call, intact, 'verify', 'ver_code')
      if (call.query['crud'] === 'verifyuser') intact.memory.set('older', textOf(call, 'email'))
    }),
  },
  'facts-agree@signUp': {
    'names that are written with capitals of their own': before(enrolment, ({ fields, query }) => {
      const name = textOf({ fields }, 'fullname').toLowerCase()
      if (query['crud'] === 'newuser')
        fields['fullname'] = name.replaceAll(/(^|\s)[a-z]/g, (start) => start.toUpperCase())
    }),
  },
  'code-sent@signUp': {
    'a code that is not sent': { only: enrolment, settings: { readCode: () => Promise.resolve(undefined) } },
  },
  'code-once@verifyEmail': {
    'an older code that still works': before(enrolment, async (call, intact) => {
      if (call.query['crud'] !== 'verifyuser' || intact.memory.has('tried')) return
      intact.memory.set('tried', '')
      await rightCode(call, intact, 'verify', 'ver_code')
    }),
    'a code for an address that is good after another one is sent': before(codes, async (call, intact) => {
      const { memory, target } = intact
      const key = `older of ${textOf(call, 'email').toLowerCase()}`
      if ('resendconfirmcode' in call.fields)
        memory.set(key, (await target.readCode(textOf(call, 'email'), 'verify')) ?? 'none')
      if (call.query['crud'] === 'verifyuser' && textOf(call, 'ver_code') === memory.get(key))
        await rightCode(call, intact, 'verify', 'ver_code')
    }),
  },
  'no-secrets@signUp': {
    'a code in the response to the sign-up': after(enrolment, async ({ id, json, call, intact }) => {
      if (id === 'signUp' && json['error'] !== true)
        json['debug'] = await intact.target.readCode(textOf(call, 'email'), 'verify')
    }),
  },
  'verify-two-fields@verifyEmail': {
    'a verification with one field': after(enrolment, ({ response, id, json }) =>
      id === 'verifyEmail' && json['error'] === true ? { ...response, body: '{"error":true}' } : undefined,
    ),
  },
  'verified-gets-token@verifyEmail': {
    'a verification without the next step': shows(enrolment, 'verifyEmail', (json) => {
      delete json['verification_status']
    }),
    'a verification with an empty next step': shows(enrolment, 'verifyEmail', (json) => {
      if (json['verification_status'] === 'Not Verified') json['verification_status'] = ''
    }),
    'a verification of later customers without the next step': shows(codes, 'verifyEmail', (json, call) => {
      if (/conformance-[pqr]/.test(textOf(call, 'email'))) delete json['verification_status']
    }),
  },
  'verification-kept@verifyEmail': {
    'a verification that is not kept': after(enrolment, ({ id, json, call }) =>
      id === 'signIn' &&
      json['verification_status'] === 'Not Verified' &&
      textOf(call, 'email').includes('conformance-')
        ? responseWith({ status: 'error', error: true, verified: 'no', email: textOf(call, 'email') })
        : undefined,
    ),
  },
  'session-for-approved@verifyEmail': {
    'a session for every verified address': after(enrolment, async ({ id, json, intact }) => {
      if (id === 'verifyEmail' && typeof json['jwt'] === 'string')
        Object.assign(json, { jwt: await intact.tokenOf('main'), verification_status: 'verified' })
    }),
  },
  'address-taken-refused@signUp': {
    'an address that is taken twice': after(enrolment, ({ id, json, call }) =>
      id === 'signUp' && json['error'] === true && textOf(call, 'username').endsWith('x2') ? done : undefined,
    ),
    'two customers with one address, signed up at the same moment': before(codes, (call) => {
      const { crud } = call.query
      const isSecond = textOf(call, 'password').endsWith('-2') && textOf(call, 'email').startsWith('conformance-f')
      if (isSecond && crud === 'newuser') return done
      return isSecond && crud === 'userlogin'
        ? responseWith({ error: true, verified: 'no', email: textOf(call, 'email') })
        : undefined
    }),
  },
  'codes-apart@resendConfirmationCode': {
    'a code of a second resend in a row that is not stored': before(
      [...enrolment, 'resendConfirmationCode', 'requestPasswordReset', 'resendResetCode', 'resetPassword'],
      ({ query, fields }, { memory }) => {
        const email = textOf({ fields }, 'email')
        if (query['crud'] === 'newuser' || query['crud'] === 'userlogin') memory.delete(`resends ${email}`)
        if ('resendconfirmcode' in fields) count(memory, `resends ${email}`)
        return 'ver_code' in fields && Number(memory.get(`resends ${email}`)) > 1 ? refusal : undefined
      },
    ),
    'a resend that replaces the other code': before(codes, async (call, { target, memory }) => {
      const email = textOf(call, 'email')
      if ('resendconfirmcode' in call.fields) memory.set(email, (await target.readCode(email, 'reset')) ?? '')
      return isReset(call) && memory.get(email) === textOf(call, 'reset_code') ? refusal : undefined
    }),
  },
  'reason-given@signUp': {
    'a refused sign-up without a reason': shows(enrolment, 'signUp', (json) => {
      if (json['error'] === true) delete json['message']
    }),
    'a short password that is refused without a reason': after(codes, ({ id, call }) =>
      id === 'signUp' && textOf(call, 'password').length < 8
        ? responseWith({ status: 'error', error: true })
        : undefined,
    ),
  },
  'codes-for-purpose@verifyEmail': {
    'a reset code that verifies an address': before(codes, async (call, intact) => {
      if (call.query['crud'] !== 'verifyuser') return
      const code = await intact.target.readCode(textOf(call, 'email'), 'reset')
      if (code !== undefined && textOf(call, 'ver_code') === code) await rightCode(call, intact, 'verify', 'ver_code')
    }),
  },
  'token-served@verifyEmail': {
    'a token of the verification that is not stored': {
      only: codes,
      before: (call, { memory }) =>
        'submit_verification' in call.fields && memory.has(textOf(call, 'token')) ? expired : undefined,
      after: tampers('verifyEmail', (json, _call, { memory }) => {
        if (typeof json['jwt'] === 'string') memory.set(json['jwt'], '')
      }),
    },
  },
  'address-kept@signUp': {
    'an address that is stored with its capitals and looked up without': before(codes, ({ query, fields }) =>
      ['verifyuser', 'userlogin'].includes(query['crud'] ?? '') && textOf({ fields }, 'email').startsWith('Conformance')
        ? refusal
        : undefined,
    ),
  },
  'code-tries@verifyEmail': {
    'a code with unlimited tries': before(codes, async (call, { target }) => {
      const email = textOf(call, 'email')
      if (call.query['crud'] !== 'verifyuser' || !email.startsWith('conformance-c')) return undefined
      return (await target.readCode(email, 'verify')) === textOf(call, 'ver_code') ? undefined : refusal
    }),
  },
  'codes-differ@signUp codes-differ@requestPasswordReset': {
    'the same code for everybody': {
      only: codes,
      settings: { readCode: () => Promise.resolve('123456') },
      before: async (call, intact) => {
        if (textOf(call, 'ver_code') === '123456') await rightCode(call, intact, 'verify', 'ver_code')
        if (textOf(call, 'reset_code') === '123456') await rightCode(call, intact, 'reset', 'reset_code')
      },
    },
  },
  'nothing-else@signUp refusal-inert@signUp': {
    'an address that is taken, and gets another password': after(
      [...codes, 'updateEmail', 'updatePassword'],
      async ({ id, json, call, intact: { target } }) => {
        const customer = customerByEmail(target.bank, textOf(call, 'email'))
        if (id === 'signUp' && json['error'] === true && customer !== undefined)
          await changeCustomer(target.bank, customer.id, { password: textOf(call, 'password') })
      },
    ),
  },
  'token-unguessable@verifyEmail': {
    'temporary tokens of a verification of which six digits are random': {
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
  },
  'extra-fields-inert@signUp': {
    'a sign-up with the status of the identity': after(codes, ({ id, json, call, memory }) => {
      const email = textOf(call, 'email')
      if (id === 'signUp' && 'verification_status' in call.fields) memory.set(email, '')
      if (id === 'verifyEmail' && memory.has(email) && typeof json['jwt'] === 'string')
        json['verification_status'] = 'Pending Verification'
    }),
  },
  'address-case@verifyEmail': {
    'a verification of addresses in small letters': before(codes, (call) =>
      call.query['crud'] === 'verifyuser' && textOf(call, 'email').startsWith('CONFORMANCE') ? refusal : undefined,
    ),
  },
  'long-password-whole@resetPassword long-password-whole@signUp': {
    'a password of a sign-up or a reset of which 72 bytes count': before(codes, ({ query, fields }) => {
      const { crud = '' } = query
      if (['newuser', 'userlogin'].includes(crud)) fields['password'] = textOf({ fields }, 'password').slice(0, 72)
      if ('new_password' in fields) fields['new_password'] = textOf({ fields }, 'new_password').slice(0, 72)
    }),
  },
  'refusal-inert@signUp': {
    'a sign-up that is stored although its password is refused': before(codes, (call, { memory }) => {
      if (call.query['crud'] !== 'newuser') return undefined
      const address = `stored ${textOf(call, 'email')}`
      if (textOf(call, 'password') === 'abc') memory.set(address, '')
      return memory.has(address) ? refusal : undefined
    }),
  },
  'nothing-else@verifyEmail': {
    'an address that a wrong code verifies': after(enrolment, ({ id, json, call, memory }) => {
      const email = textOf(call, 'email')
      if (id === 'verifyEmail' && json['error'] === true) memory.set(`verified ${email}`, '')
      return id === 'signIn' && json['verified'] === 'no' && memory.has(`verified ${email}`)
        ? responseWith({ status: 'success', jwt: `early ${Math.random()}`, verification_status: 'Not Verified' })
        : undefined
    }),
  },
  'nothing-else@resendConfirmationCode': {
    'another code that verifies the address': after(codes, async ({ id, json, call, intact: { target } }) => {
      const customer = customerByEmail(target.bank, textOf(call, 'email'))
      if (id === 'resendConfirmationCode' && json['status'] === 'success' && customer !== undefined)
        await changeCustomer(target.bank, customer.id, { emailVerified: true })
    }),
    'another code during the review, which ends it': after(enrolment, ({ id, json, call, memory }) => {
      const email = textOf(call, 'email')
      if (id === 'resendConfirmationCode' && memory.has(`review of ${email}`)) memory.set(`again ${email}`, '')
      if (id !== 'signIn' || json['verification_status'] !== 'Pending Verification') return
      memory.set(`review of ${email}`, '')
      if (memory.has(`again ${email}`)) Object.assign(json, { verification_status: 'Not Verified', submitted: 'No' })
    }),
    'a new code for a verified address, which is not verified then': before(
      ['resendConfirmationCode', 'getProfile'],
      (call, { memory }) => {
        if ('resendconfirmcode' in call.fields && textOf(call, 'email') === adas) memory.set('unverified', '')
        return call.query['crud'] === 'userlogin' && textOf(call, 'email') === adas && memory.has('unverified')
          ? refusal
          : undefined
      },
    ),
  },
  'others-untouched@verifyEmail': {
    'a code that verifies all customers of the same name': after(enrolment, ({ id, json, call, memory }) => {
      const email = textOf(call, 'email')
      const name = memory.get(`name of ${email}`)
      if (id === 'signUp' && name === undefined) memory.set(`name of ${email}`, textOf(call, 'username'))
      if (id === 'verifyEmail' && typeof json['jwt'] === 'string' && name !== undefined)
        memory.set(`verified ${name}`, '')
      return id === 'signIn' && json['verified'] === 'no' && name !== undefined && memory.has(`verified ${name}`)
        ? responseWith({ status: 'success', jwt: `early ${Math.random()}`, verification_status: 'Not Verified' })
        : undefined
    }),
    'a code for one address, which verifies all': after(codes, ({ id, json, call, memory }) => {
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
    }),
  },
  'nothing-else@resendConfirmationCode refusal-inert@resendConfirmationCode': {
    'another code for any address, which is not verified then': after(
      plan.operations.map(({ id }) => id),
      ({ id, json, call, intact: { memory, emailOf } }) => {
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
    ),
  },
  'codes-apart@signIn': {
    'a code of a sign-in that is sent and not stored': shows(codes, 'signIn', async (json, call, { target }) => {
      const to = textOf(call, 'email')
      if (json['verified'] === 'no')
        await target.bank.store.mails.updateMany((query) => query.where({ to, purpose: 'verify' }), {
          data: (mail) => {
            mail.used = true
          },
        })
    }),
  },
  'action-served@signUp': {
    'no new address, since there are others': before(enrolment, ({ query }) =>
      query['crud'] === 'newuser'
        ? responseWith({ error: true, message: 'The address is in use already.' })
        : undefined,
    ),
  },
  'extra-fields-inert@signUp unverified-refused@signIn': {
    'a sign-up that copies the role and the flag of the address': after(
      [...new Set([...enrolment, ...reset])],
      async ({ id, json, call, intact: { memory, target, call: ask } }) => {
        const email = textOf(call, 'email')
        if (id === 'signUp' && 'verified' in call.fields)
          await ask('verifyEmail', { email, ver_code: (await target.readCode(email, 'verify')) ?? '' })
        if (id === 'signUp' && 'role' in call.fields) memory.set(email, 'admin')
        if (id !== 'signIn' || !memory.has(email)) return
        delete json['jwt']
        json['role'] = 'admin'
      },
    ),
  },
  'key-not-reused@signUp': {
    'another person with a used key, who is not signed up': shows(
      [...new Set([...enrolment, ...reset])],
      'signUp',
      (json) => {
        if (String(json['message']).includes('other details')) delete json['error']
      },
    ),
  },
})
