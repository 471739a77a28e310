import { changeCustomer, customerByEmail } from '#mocks/domain/customers.ts'
import { sendCode } from '#mocks/domain/mailbox.ts'
import { type Fault, type Intact, type SeenCall, textOf } from './backend.ts'
import {
  enrolment,
  reset,
  inner,
  adas,
  done,
  responseWith,
  banks,
  type Before,
  before,
  after,
  shows,
  tampers,
  refusal,
  codes,
  count,
  isReset,
  inPart,
  endsVerifyCode,
  owner,
  person,
  profileLoaders,
  voids,
  isVoid,
} from './edits.ts'

function loosely(
  is: (call: SeenCall) => boolean,
  field: string,
  purpose: 'verify' | 'reset',
  equal: (given: string, code: string) => boolean,
): Before {
  return async (call, { target }) => {
    if (!is(call)) return
    const code = await target.readCode(textOf(call, 'email'), purpose)
    if (code !== undefined && equal(textOf(call, field), code)) call.fields[field] = code
  }
}

async function resetsByLastCode(call: SeenCall, { readCode }: Intact['target']): Promise<boolean> {
  return isReset(call) && textOf(call, 'reset_code') === (await readCode(textOf(call, 'email').toLowerCase(), 'reset'))
}

const invalid = responseWith({ status: 'error', error: true, message: 'That code is not valid.' })

/** The use of a code is noted for the address as it was written. */
function usedAsTyped(
  is: (call: SeenCall) => boolean,
  field: string,
  isForgotten: (first: string, now: string) => boolean,
): Before {
  return async (call, { target: { bank }, memory }) => {
    if (!is(call)) return
    const [email, code] = [textOf(call, 'email'), textOf(call, field)]
    const mail = bank.store.mails.all().findLast((sent) => sent.to === email.trim().toLowerCase() && sent.code === code)
    if (mail === undefined) return
    const first = memory.get(code)
    if (!mail.used) memory.set(code, email)
    else if (first !== undefined && isForgotten(first, email) && memory.delete(code))
      await bank.store.mails.update(mail, {
        data: (record) => {
          record.used = false
        },
      })
  }
}

const isVerification = ({ fields }: SeenCall): boolean => 'ver_code' in fields
const inCapitals = (first: string, now: string): boolean => first !== now && now === now.toUpperCase()

export const brokenResets: Fault[] = banks({
  'code-once@resetPassword': {
    'a used reset code that counts once more for the address in capitals': {
      only: codes,
      tells: /a used code, the address in capitals/,
      before: usedAsTyped(isReset, 'reset_code', inCapitals),
    },
    'a reset code whose use with the address in capitals is not noted': {
      only: codes,
      tells: /used with the address in capitals/,
      before: usedAsTyped(isReset, 'reset_code', (first, now) => inCapitals(now, first)),
    },
    'a reset code that is good again': shows(
      [...codes, 'updatePassword', ...profileLoaders],
      'resetPassword',
      async (json, call, { target: { bank } }) => {
        const [email, code] = [textOf(call, 'email').toLowerCase(), textOf(call, 'reset_code')]
        const mail = bank.store.mails.all().findLast((sent) => sent.to === email && sent.code === code)
        if (json['status'] === 'success' && mail !== undefined)
          await bank.store.mails.update(mail, {
            data: (record) => {
              record.used = false
            },
          })
      },
    ),
  },
  'code-once@verifyEmail': {
    'a used code that verifies once more with the address in capitals': {
      only: codes,
      tells: /a used code, the address in capitals/,
      before: usedAsTyped(isVerification, 'ver_code', inCapitals),
    },
  },
  'codes-own@resetPassword': {
    'a reset with the code of anybody': before([...enrolment, ...reset], ({ query, fields }) =>
      query['crud'] === 'userforgot' && fields['action'] === 'reset' && fields['email'] === adas ? done : undefined,
    ),
    'a reset code that stays with the customer when the address changes': {
      only: ['updateEmail', 'requestPasswordReset', 'resetPassword'],
      before: async ({ query, fields }, { memory, call, target: { readCode } }) => {
        const email = textOf({ fields }, 'email')
        const former = memory.get(`former ${email}`)
        if (query['crud'] !== 'userforgot' || !('reset_code' in fields) || former === undefined) return
        if (textOf({ fields }, 'reset_code') !== (await readCode(former, 'reset'))) return
        await call('requestPasswordReset', { email, action: 'code' })
        fields['reset_code'] = (await readCode(email, 'reset')) ?? ''
      },
      after: ({ id, json, call, intact }) => {
        if (id === 'updateEmail' && !json['failed']) intact.memory.set(`former ${textOf(call, 'email')}`, adas)
      },
    },
  },
  'codes-apart@requestPasswordReset': {
    'a request for a reset that ends the code that verifies the address': before(
      codes,
      endsVerifyCode((call) => call.query['crud'] === 'userforgot' && !isReset(call)),
    ),
    'a second request for a reset, whose code is not stored while the first is good': before(
      codes,
      async (call, { target, memory }) => {
        const email = textOf(call, 'email').toLowerCase()
        const isRequest = call.query['crud'] === 'userforgot' && !isReset(call)
        if (isRequest) count(memory, email)
        else if ('resendforgotcode' in call.fields) memory.delete(email)
        else if (await resetsByLastCode(call, target)) {
          if (Number(memory.get(email)) > 1) return refusal
          memory.delete(email)
        }
        return undefined
      },
    ),
    'a request that sends the used code once more': {
      only: codes,
      tells: /used code/,
      before: async (call, { memory, target: { bank, readCode } }) => {
        if (call.query['crud'] !== 'userforgot' || isReset(call)) return undefined
        const email = textOf(call, 'email').toLowerCase()
        const code = await readCode(email, 'reset')
        if (code === undefined || memory.get(email) !== code) return undefined
        const { id } = await sendCode(bank, email, 'reset')
        await bank.store.mails.update((query) => query.where({ id }), {
          data: (mail) => {
            Object.assign(mail, { code, used: true })
          },
        })
        return done
      },
      after: tampers('resetPassword', (json, call, { memory }) => {
        if (json['status'] === 'success') memory.set(textOf(call, 'email').toLowerCase(), textOf(call, 'reset_code'))
      }),
    },
  },
  'codes-apart@resendResetCode': {
    'a resent reset code that ends the code that verifies the address': before(
      codes,
      endsVerifyCode(({ fields }) => 'resendforgotcode' in fields),
    ),
    'the second of two resent reset codes, which is not stored': before(codes, async (call, { target, memory }) => {
      const email = textOf(call, 'email').toLowerCase()
      if (call.query['crud'] === 'userforgot' && !isReset(call)) memory.delete(email)
      if ('resendforgotcode' in call.fields) count(memory, email)
      return Number(memory.get(email)) > 1 && (await resetsByLastCode(call, target)) ? refusal : undefined
    }),
    'a resent reset code that is void if another customer has asked in between': before(
      codes,
      async (call, { target, memory }) => {
        const email = textOf(call, 'email').toLowerCase()
        if ('resendforgotcode' in call.fields && memory.get('newest') !== email) memory.set(email, '')
        if (memory.has(email) && (await resetsByLastCode(call, target))) return refusal
        if (call.query['crud'] !== 'userforgot' || isReset(call)) return undefined
        memory.set('newest', email)
        memory.delete(email)
        return undefined
      },
    ),
    'wrong reset codes that count for every later code of the address': before(
      codes,
      async (call, { target, memory }) => {
        if (!('reset_code' in call.fields)) return undefined
        const key = `wrong for ${textOf(call, 'email').toLowerCase()}`
        const wrong = Number(memory.get(key) ?? 0)
        if (wrong >= 5) return refusal
        const code = await target.readCode(textOf(call, 'email'), 'reset')
        memory.set(key, String(code === textOf(call, 'reset_code') ? 0 : wrong + 1))
        return undefined
      },
    ),
  },
  'forgot-tells-nothing@requestPasswordReset': {
    'a password reset that reveals who has an account': after(
      ['requestPasswordReset', 'resendResetCode'],
      ({ id, call, intact: { target } }) =>
        id === 'requestPasswordReset' && !target.accounts.some(({ email }) => email === textOf(call, 'email'))
          ? refusal
          : undefined,
    ),
    'a second request in a minute that is refused for addresses with an account': before(
      ['requestPasswordReset', 'getContact'],
      (call, { target, memory }) => {
        const email = textOf(call, 'email')
        const isKnown = target.accounts.some((account) => account.email === email)
        const isRequest = call.query['crud'] === 'userforgot' && !isReset(call)
        return isKnown && isRequest && count(memory, email) > 1 ? refusal : undefined
      },
    ),
  },
  'wrong-code-refused@resetPassword': {
    'a reset code that is compared by its digits': before(codes, loosely(isReset, 'reset_code', 'reset', inPart)),
    'a reset without a code, where none was sent': before(codes, async (call, { target }) => {
      const email = textOf(call, 'email')
      if (!isReset(call) || textOf(call, 'reset_code') !== '' || !email.includes('conformance-d')) return undefined
      return (await target.readCode(email, 'reset')) === undefined ? done : undefined
    }),
  },
  'code-lasts@resetPassword code-lasts@verifyEmail': {
    'codes that end before the run does': {
      only: codes,
      before: (call, { memory }) => {
        const now = Number(memory.get('calls') ?? 0) + 1
        if (now > 1 || textOf(call, 'username').startsWith('cl')) memory.set('calls', String(now))
        const isUsed = 'ver_code' in call.fields || 'reset_code' in call.fields
        return isUsed && now - Number(memory.get(textOf(call, 'email').toLowerCase()) ?? now) > 20 ? refusal : undefined
      },
      after: ({ id, call, memory }) => {
        if (memory.has('calls') && /^(signUp|request|resend)/.test(id ?? ''))
          memory.set(textOf(call, 'email').toLowerCase(), memory.get('calls') ?? '')
      },
    },
  },
  'reset-starts-no-session@resetPassword': {
    'a reset that signs in as well': shows(
      ['requestPasswordReset', 'resetPassword', 'updatePassword'],
      'resetPassword',
      async (json, call, { tokenOf }) => {
        if (json['status'] === 'success' && textOf(call, 'email').startsWith('nora'))
          json['jwt'] = await tokenOf('main')
      },
    ),
  },
  'nothing-else@resetPassword': {
    'a reset that clears the telephone number': after(
      ['requestPasswordReset', 'resetPassword', 'getProfile'],
      ({ id, json, call, intact: { memory, emailOf } }) => {
        if (id === 'resetPassword' && json['status'] === 'success') memory.set(textOf(call, 'email'), '')
        if (id === 'getProfile' && memory.has(emailOf(textOf(call, 'token')) ?? ''))
          inner(json, 'profile')['phone'] = '0'
      },
    ),
    'a reset that ends the review of the documents': after([...enrolment, ...reset], ({ id, json, call, memory }) => {
      const email = textOf(call, 'email')
      if (id === 'resetPassword' && json['error'] !== true && json['status'] === 'success')
        memory.set(`reset ${email}`, '')
      if (id === 'signIn' && json['verification_status'] === 'Pending Verification' && memory.has(`reset ${email}`))
        Object.assign(json, { verification_status: 'Not Verified', submitted: 'No' })
    }),
    'a reset that loses the telephone number': after(
      [...codes, ...person, 'signIn'],
      async ({ id, json, call, intact: { target } }) => {
        const customer = customerByEmail(target.bank, textOf(call, 'email'))
        if (id === 'resetPassword' && json['error'] !== true && customer !== undefined)
          await changeCustomer(target.bank, customer.id, { phone: '' })
      },
    ),
  },
  'address-case@requestPasswordReset': {
    'a code for an address in small letters only': before(codes, (call) =>
      call.query['crud'] === 'userforgot' && !isReset(call) && textOf(call, 'email').startsWith('CONFORMANCE')
        ? done
        : undefined,
    ),
  },
  'code-tries@resetPassword': {
    'a reset code with unlimited tries': before(codes, async (call, { target }) => {
      const email = textOf(call, 'email')
      if (!isReset(call) || !email.startsWith('conformance-e')) return undefined
      return (await target.readCode(email, 'reset')) === textOf(call, 'reset_code') ? undefined : refusal
    }),
  },
  'nothing-else@requestPasswordReset': {
    'a password that is replaced by the request for a reset': before(
      ['requestPasswordReset', 'resetPassword'],
      (call, { memory }) => {
        const isNora = textOf(call, 'email').startsWith('nora')
        if (isNora && call.query['crud'] === 'userforgot') memory.set('replaced', '')
        return isNora && call.query['crud'] === 'userlogin' && memory.has('replaced') ? refusal : undefined
      },
    ),
    'a request for a reset that ends all sessions': before(
      ['requestPasswordReset', 'getContact', 'getProfile'],
      (call, intact) => {
        const { memory } = intact
        if (call.query['crud'] === 'userforgot' && textOf(call, 'email') === adas) memory.set('ended', 'all')
        if (call.query['crud'] === 'userlogin') memory.delete('ended')
        return 'getcontact' in call.fields && memory.has('ended') && owner(call, intact) === adas
          ? { ...responseWith({ status: 'error', message: 'Your session has ended.' }), status: 401 }
          : undefined
      },
    ),
  },
  'codes-for-purpose@resetPassword': {
    'a reset that verifies the address': after(codes, ({ id, json, call, memory }) => {
      const email = textOf(call, 'email')
      if (id === 'resetPassword' && json['error'] !== true && email.startsWith('conformance-e')) memory.set(email, '')
      return id === 'signIn' && memory.has(email) && json['verified'] === 'no'
        ? responseWith({ status: 'success', jwt: 'of-a-reset', verification_status: 'Not Verified' })
        : undefined
    }),
  },
  'refusal-inert@resetPassword': {
    'a reset code that a short password uses up': before(
      ['requestPasswordReset', 'resetPassword'],
      (call, { memory }) => {
        if (call.query['crud'] !== 'userforgot') return undefined
        const { action, new_password: password } = call.fields
        if (action === 'code') memory.delete('used')
        else if (password === 'abc') memory.set('used', '')
        return action === 'reset' && memory.has('used') ? refusal : undefined
      },
    ),
  },
  'others-untouched@requestPasswordReset': {
    'a request for a reset that voids the codes of others': before(
      [...enrolment, ...reset, ...profileLoaders],
      (call, intact) => {
        const email = textOf(call, 'email').toLowerCase()
        if (call.query['crud'] !== 'userforgot') return undefined
        const isRequest = textOf(call, 'action') === 'code'
        if (isRequest) voids(intact, 'codes', email)
        return !isRequest && isVoid(intact, 'codes', email) ? invalid : undefined
      },
    ),
  },
  'reset-changes-password@resetPassword': {
    'a reset that takes spaces off the password': before(
      ['requestPasswordReset', 'resetPassword'],
      ({ query, fields }) => {
        if (query['crud'] === 'userforgot' && 'new_password' in fields)
          fields['new_password'] = textOf({ fields }, 'new_password').trim()
      },
    ),
    // The session has ended, and no sign-in gives another.
    'a reset that escapes the password': before(
      ['requestPasswordReset', 'resetPassword', 'submitVerification'],
      ({ query, fields }) => {
        if (query['crud'] === 'userforgot' && 'new_password' in fields)
          fields['new_password'] = textOf({ fields }, 'new_password').replaceAll('&', '&amp;')
      },
    ),
    'a reset that takes markup out of the password': before(
      ['requestPasswordReset', 'resetPassword'],
      ({ query, fields }) => {
        if (query['crud'] === 'userforgot' && 'new_password' in fields)
          fields['new_password'] = textOf({ fields }, 'new_password').replaceAll(/<[^>]*>/g, '')
      },
    ),
  },
  'code-sent@resendResetCode': {
    'another code that is sent to addresses that are not verified only': before(
      [...new Set([...enrolment, ...reset])],
      (call) =>
        'resendforgotcode' in call.fields && !textOf(call, 'email').toLowerCase().startsWith('conformance-e')
          ? done
          : undefined,
    ),
  },
  'reason-given@resetPassword': {
    'a refused new password without a reason': shows([...enrolment, ...reset], 'resetPassword', (json, call) => {
      if (textOf(call, 'new_password') === 'abc') delete json['message']
    }),
  },
})
