import { changeCustomer, customerByEmail } from '#mocks/domain/customers.ts'
import { holderOf, revokeTokens } from '#mocks/domain/sessions.ts'
import type { Fault, Met } from './backend.ts'
import {
  enrolment,
  noPin,
  codes,
  adas,
  done,
  refusal,
  expired,
  early,
  responseWith,
  banks,
  type After,
  before,
  after,
  shows,
  tampers,
  refuses,
  count,
} from './edits.ts'

/** Puts the right code into the field, whatever was given. */
async function giveRight({ text, fields, readCode }: Met, purpose: 'verify' | 'reset'): Promise<void> {
  const code = (await readCode(text('email'), purpose)) ?? (await readCode(text('email').toLowerCase(), purpose))
  if (code !== undefined) fields[purpose === 'verify' ? 'ver_code' : 'reset_code'] = code
}

export const brokenSignUps: Fault[] = banks({
  'wrong-code-refused@verifyEmail': {
    'any code verifies': before(enrolment, async (call) => {
      if (call.id === 'verifyEmail' && call.memory.get('older') === call.text('email')) await giveRight(call, 'verify')
      if (call.id === 'verifyEmail') call.memory.set('older', call.text('email'))
    }),
  },
  'facts-agree@signUp': {
    'names that are written with capitals of their own': before(enrolment, ({ id, text, fields }) => {
      const name = text('fullname').toLowerCase()
      if (id === 'signUp') fields['fullname'] = name.replaceAll(/(^|\s)[a-z]/g, (start) => start.toUpperCase())
    }),
  },
  'code-sent@signUp': {
    'a code that is not sent': { only: enrolment, settings: { readCode: () => Promise.resolve(undefined) } },
  },
  'code-once@verifyEmail': {
    'an older code that still works': before(enrolment, async (call) => {
      if (call.id !== 'verifyEmail' || call.memory.has('tried')) return
      call.memory.set('tried', '')
      await giveRight(call, 'verify')
    }),
  },
  'no-secrets@signUp': {
    'a code in the response to the sign-up': after(enrolment, async ({ id, json, text, readCode }) => {
      if (id === 'signUp' && json['error'] !== true) json['debug'] = await readCode(text('email'), 'verify')
    }),
  },
  'verify-two-fields@verifyEmail': {
    'a verification with one field': after(enrolment, ({ id, json, response }) =>
      id === 'verifyEmail' && json['error'] === true ? { ...response, body: '{"error":true}' } : undefined,
    ),
  },
  'verified-gets-token@verifyEmail': {
    'a verification without the next step': shows(enrolment, 'verifyEmail', (json) => {
      delete json['verification_status']
    }),
    'a verification of later customers without the next step': shows(codes, 'verifyEmail', (json, { text }) => {
      if (/conformance-[pqr]/.test(text('email'))) delete json['verification_status']
    }),
  },
  'verification-kept@verifyEmail': {
    'a verification that is not kept': after(enrolment, ({ id, json, text }) =>
      id === 'signIn' && json['verification_status'] === 'Not Verified' && text('email').includes('conformance-')
        ? responseWith({ status: 'error', error: true, verified: 'no', email: text('email') })
        : undefined,
    ),
  },
  'session-for-approved@verifyEmail': {
    'a session for every verified address': after(enrolment, async ({ id, json, tokenOf }) => {
      if (id === 'verifyEmail' && typeof json['jwt'] === 'string')
        Object.assign(json, { jwt: await tokenOf('main'), verification_status: 'verified' })
    }),
  },
  'address-taken-refused@signUp': {
    'an address that is taken twice': after(enrolment, ({ id, json, text }) =>
      id === 'signUp' && json['error'] === true && text('username').endsWith('x2') ? done : undefined,
    ),
    'two customers with one address, signed up at the same moment': before(codes, ({ text, query }) => {
      const { crud } = query
      const isSecond = text('password').endsWith('-2') && text('email').startsWith('conformance-f')
      if (isSecond && crud === 'newuser') return done
      return isSecond && crud === 'userlogin'
        ? responseWith({ error: true, verified: 'no', email: text('email') })
        : undefined
    }),
  },
  'codes-apart@resendConfirmationCode': {
    'a code of a second resend in a row that is not stored': before(
      [...enrolment, 'resendConfirmationCode', 'requestPasswordReset', 'resendResetCode', 'resetPassword'],
      ({ id, text, memory }) => {
        const email = text('email')
        if (id === 'signUp' || id === 'signIn') memory.delete(`resends ${email}`)
        if (id === 'resendConfirmationCode') count(memory, `resends ${email}`)
        return id === 'verifyEmail' && Number(memory.get(`resends ${email}`)) > 1 ? refusal : undefined
      },
    ),
    'a resend that replaces the other code': before(codes, async ({ id, text, memory, readCode }) => {
      const email = text('email')
      if (id === 'resendConfirmationCode') memory.set(email, (await readCode(email, 'reset')) ?? '')
      return id === 'resetPassword' && memory.get(email) === text('reset_code') ? refusal : undefined
    }),
  },
  'reason-given@signUp': {
    'a refused sign-up without a reason': shows(enrolment, 'signUp', (json) => {
      if (json['error'] === true) delete json['message']
    }),
  },
  'codes-for-purpose@verifyEmail': {
    'a reset code that verifies an address': before(codes, async (call) => {
      if (call.id !== 'verifyEmail') return
      const code = await call.readCode(call.text('email'), 'reset')
      if (code !== undefined && call.text('ver_code') === code) await giveRight(call, 'verify')
    }),
  },
  'token-served@verifyEmail': {
    'a token of the verification that is not stored': {
      only: codes,
      before: ({ id, text, memory }) =>
        id === 'submitVerification' && memory.has(text('token')) ? expired : undefined,
      after: tampers('verifyEmail', (json, { memory }) => {
        if (typeof json['jwt'] === 'string') memory.set(json['jwt'], '')
      }),
    },
  },
  'address-kept@signUp': {
    'an address that is stored with its capitals and looked up without': before(codes, ({ text, query }) =>
      ['verifyuser', 'userlogin'].includes(query['crud'] ?? '') && text('email').startsWith('Conformance')
        ? refusal
        : undefined,
    ),
  },
  'code-tries@verifyEmail': {
    'a code with unlimited tries': before(codes, async ({ id, text, readCode }) => {
      const email = text('email')
      if (id !== 'verifyEmail' || !email.startsWith('conformance-c')) return undefined
      return (await readCode(email, 'verify')) === text('ver_code') ? undefined : refusal
    }),
  },
  'codes-differ@signUp codes-differ@requestPasswordReset': {
    'the same code for everybody': {
      only: codes,
      settings: { readCode: () => Promise.resolve('123456') },
      before: async (call) => {
        if (call.text('ver_code') === '123456') await giveRight(call, 'verify')
        if (call.text('reset_code') === '123456') await giveRight(call, 'reset')
      },
    },
  },
  'nothing-else@signUp refusal-inert@signUp': {
    'an address that is taken, and gets another password': after(
      [...codes, 'updateEmail', 'updatePassword'],
      async ({ id, json, text, bank }) => {
        const customer = customerByEmail(bank, text('email'))
        if (id === 'signUp' && json['error'] === true && customer !== undefined)
          await changeCustomer(bank, customer.id, { password: text('password') })
      },
    ),
  },
  'token-unguessable@verifyEmail': {
    'temporary tokens of a verification of which six digits are random': {
      only: codes,
      before: ({ text, fields, memory }) => {
        fields['token'] = memory.get(text('token')) ?? fields['token'] ?? ''
        if (fields['token'] === '') Reflect.deleteProperty(fields, 'token')
      },
      after: tampers('verifyEmail', (json, { memory }) => {
        if (typeof json['jwt'] !== 'string') return
        const token = `3f6c1c2e8f5b4b7e9c550d2c6a${json['jwt'].slice(-6)}`
        memory.set(token, json['jwt'])
        json['jwt'] = token
      }),
    },
  },
  'extra-fields-inert@signUp': {
    'a sign-up with the status of the identity': after(codes, ({ id, json, text, fields, memory }) => {
      const email = text('email')
      if (id === 'signUp' && 'verification_status' in fields) memory.set(email, '')
      if (id === 'verifyEmail' && memory.has(email) && typeof json['jwt'] === 'string')
        json['verification_status'] = 'Pending Verification'
    }),
  },
  'address-case@verifyEmail': {
    'a verification of addresses in small letters': refuses(codes, 'verifyEmail', ({ text }) =>
      text('email').startsWith('CONFORMANCE'),
    ),
  },
  'long-password-whole@resetPassword long-password-whole@signUp': {
    'a password of a sign-up or a reset of which 72 bytes count': before(codes, ({ text, fields, query }) => {
      const { crud = '' } = query
      if (['newuser', 'userlogin'].includes(crud)) fields['password'] = text('password').slice(0, 72)
      if ('new_password' in fields) fields['new_password'] = text('new_password').slice(0, 72)
    }),
  },
  'refusal-inert@signUp': {
    'a sign-up that is stored although its password is refused': before(codes, ({ id, text, memory }) => {
      if (id !== 'signUp') return undefined
      const address = `stored ${text('email')}`
      if (text('password') === 'abc') memory.set(address, '')
      return memory.has(address) ? refusal : undefined
    }),
  },
  'nothing-else@verifyEmail': {
    'an address that a wrong code verifies': after(enrolment, ({ id, json, text, memory }) => {
      const email = text('email')
      if (id === 'verifyEmail' && json['error'] === true) memory.set(`verified ${email}`, '')
      return id === 'signIn' && json['verified'] === 'no' && memory.has(`verified ${email}`) ? early : undefined
    }),
  },
  'nothing-else@resendConfirmationCode': {
    'another code that verifies the address': after(codes, async ({ id, json, text, bank }) => {
      const customer = customerByEmail(bank, text('email'))
      if (id === 'resendConfirmationCode' && json['status'] === 'success' && customer !== undefined)
        await changeCustomer(bank, customer.id, { emailVerified: true })
    }),
    'another code during the review, which ends it': after(enrolment, ({ id, json, text, memory }) => {
      const email = text('email')
      if (id === 'resendConfirmationCode' && memory.has(`review of ${email}`)) memory.set(`again ${email}`, '')
      if (id !== 'signIn' || json['verification_status'] !== 'Pending Verification') return
      memory.set(`review of ${email}`, '')
      if (memory.has(`again ${email}`)) Object.assign(json, { verification_status: 'Not Verified', submitted: 'No' })
    }),
    'a new code for a verified address, which is not verified then': before(
      ['resendConfirmationCode', 'getProfile'],
      ({ id, text, memory }) => {
        if (id === 'resendConfirmationCode' && text('email') === adas) memory.set('unverified', '')
        return id === 'signIn' && text('email') === adas && memory.has('unverified') ? refusal : undefined
      },
    ),
  },
  'others-untouched@verifyEmail': {
    'a code that verifies all customers of the same name': after(enrolment, ({ id, json, text, memory }) => {
      const email = text('email')
      const name = memory.get(`name of ${email}`)
      if (id === 'signUp' && name === undefined) memory.set(`name of ${email}`, text('username'))
      if (id === 'verifyEmail' && typeof json['jwt'] === 'string' && name !== undefined)
        memory.set(`verified ${name}`, '')
      return id === 'signIn' && json['verified'] === 'no' && name !== undefined && memory.has(`verified ${name}`)
        ? early
        : undefined
    }),
  },
  'codes-apart@signIn': {
    'a code of a sign-in that is sent and not stored': shows(codes, 'signIn', async (json, { text, bank }) => {
      const to = text('email')
      if (json['verified'] === 'no')
        await bank.store.mails.updateMany((query) => query.where({ to, purpose: 'verify' }), {
          data: (mail) => {
            mail.used = true
          },
        })
    }),
  },
  'action-served@signUp': {
    'no new address, since there are others': before(enrolment, ({ id }) =>
      id === 'signUp' ? responseWith({ error: true, message: 'The address is in use already.' }) : undefined,
    ),
  },
  'extra-fields-inert@signUp unverified-refused@signIn': {
    'a sign-up that copies the role and the flag of the address': after(
      codes,
      async ({ id, json, text, fields, memory, readCode, ask }) => {
        const email = text('email')
        if (id === 'signUp' && 'verified' in fields)
          await ask('verifyEmail', { email, ver_code: (await readCode(email, 'verify')) ?? '' })
        if (id === 'signUp' && 'role' in fields) memory.set(email, 'admin')
        if (id !== 'signIn' || !memory.has(email)) return
        delete json['jwt']
        json['role'] = 'admin'
      },
    ),
  },
  'key-not-reused@signUp': {
    'another person with a used key, who is not signed up': shows(codes, 'signUp', (json) => {
      if (String(json['message']).includes('other details')) delete json['error']
    }),
  },
})

const endsAtDocuments: After = async ({ id, owner, bank }) => {
  const customer = id === 'getIdentityDocuments' ? customerByEmail(bank, owner) : undefined
  if (customer !== undefined) await revokeTokens(bank, customer.id)
}

export const brokenIdentities: Fault[] = banks({
  'kyc-pending@submitVerification': {
    'documents that are not noted': shows(enrolment, 'signIn', (json) => {
      if (json['verification_status'] === 'Pending Verification') json['verification_status'] = 'Not Verified'
    }),
    'a type with an apostrophe, whose documents are not noted': {
      only: codes,
      tells: /\(Driver's License, /,
      after: tampers('submitVerification', async (json, { text, bank }) => {
        const customer = holderOf(bank, text('token'))?.customer
        if (json['status'] === 'success' && text('type').includes("'") && customer?.verification !== 'verified')
          await changeCustomer(bank, customer?.id ?? '', { verification: 'Not Verified', submitted: false })
      }),
    },
    'documents under review that were not submitted': shows(enrolment, 'signIn', (json) => {
      if (json['verification_status'] === 'Pending Verification') json['submitted'] = 'No'
    }),
    'documents without a file that are accepted, and not reviewed': before(codes, async (call) => {
      const isBare = Object.values(call.fields).every((value) => typeof value === 'string')
      const response = call.id === 'submitVerification' && isBare ? await call.rehearse(call) : undefined
      return typeof response === 'string' ? undefined : response
    }),
    'documents of later customers that begin no review': shows(
      [...enrolment, 'getProfile'],
      'signIn',
      (json, { text }) => {
        if (/onformance[-_.].*w\d/.test(text('email')) && json['verification_status'] === 'Pending Verification') {
          json['verification_status'] = 'Not Verified'
          json['submitted'] = 'No'
        }
      },
    ),
  },
  'optional-token@getIdentityDocuments': {
    'documents that require a live token': before(['getIdentityDocuments'], ({ id, text }) =>
      id === 'getIdentityDocuments' && text('token').startsWith('conformance') ? expired : undefined,
    ),
    'documents that use a temporary token up': after([...enrolment, 'getIdentityDocuments'], endsAtDocuments),
    'documents that end the session': after(['getIdentityDocuments', 'getContact'], endsAtDocuments),
  },
  'session-may-verify@submitVerification': {
    'documents with temporary tokens only': before([...noPin, 'submitVerification'], ({ id, owner }) =>
      id === 'submitVerification' && owner.startsWith('nora') ? expired : undefined,
    ),
  },
  'documents-private@submitVerification': {
    'documents with an address': shows(codes, 'submitVerification', (json) => {
      json['front'] = 'uploads/documents/front.png'
    }),
  },
  'kyc-pending@verifyEmail': {
    'an identity that is declined before documents were submitted': shows(enrolment, 'verifyEmail', (json) => {
      if (typeof json['jwt'] === 'string') json['verification_status'] = 'Declined'
    }),
    'a review that has begun before documents were submitted': shows(enrolment, 'signIn', (json, { text }) => {
      if (text('email').startsWith('conformance-0') && json['verification_status'] === 'Not Verified')
        json['verification_status'] = 'Pending Verification'
    }),
  },
  'action-served@submitVerification': {
    'no driver’s license': before(codes, ({ text }) => (text('type') === "Driver's License" ? refusal : undefined)),
  },
  'refusal-inert@submitVerification': {
    'documents that are refused, and reviewed all the same': {
      only: enrolment,
      before: ({ id, fields, owner, memory }) => {
        const isText = Object.values(fields).some((file) => typeof file !== 'string' && file.type === 'text/plain')
        if (id !== 'submitVerification' || !isText) return undefined
        memory.set(`review of ${owner}`, '')
        return responseWith({ status: 'error', message: 'Pictures only.' })
      },
      after: tampers('signIn', (json, { text, memory }) => {
        if (json['verification_status'] === 'Not Verified' && memory.has(`review of ${text('email')}`))
          Object.assign(json, { verification_status: 'Pending Verification', submitted: 'Yes' })
      }),
    },
  },
  'others-untouched@submitVerification': {
    'documents that put all customers under review': after(enrolment, ({ id, json, text, memory }) => {
      if (id === 'submitVerification' && json['status'] === 'success') memory.set('all', '')
      const isNew = text('email').includes('conformance')
      if (id === 'signIn' && memory.has('all') && !isNew && json['verification_status'] === 'Not Verified')
        json['verification_status'] = 'Pending Verification'
    }),
  },
})
