import { sendCode } from '#mocks/domain/mailbox.ts'
import type { Fault, Met } from './backend.ts'
import {
  enrolment,
  reset,
  codes,
  profileLoaders,
  adas,
  done,
  refusal,
  expired,
  early,
  responseWith,
  type Bank,
  banks,
  before,
  after,
  shows,
  tampers,
  swallows,
  rewrites,
  count,
  inPart,
  endsVerifyCode,
  voids,
  isVoid,
} from './edits.ts'

const resetsByLastCode = async ({ id, text, readCode }: Met): Promise<boolean> =>
  id === 'resetPassword' && text('reset_code') === (await readCode(text('email').toLowerCase(), 'reset'))

const invalid = responseWith({ status: 'error', error: true, message: 'That code is not valid.' })

const mailOf = (bank: Met['bank'], email: string, code: string) =>
  bank.store.mails.all().findLast((sent) => sent.to === email.trim().toLowerCase() && sent.code === code)

type Mail = NonNullable<ReturnType<typeof mailOf>>

const markUnused = (bank: Met['bank'], mail: Mail): Promise<unknown> =>
  bank.store.mails.update(mail, {
    data: (record) => {
      record.used = false
    },
  })

/** The use of a code is noted for the address as it was written. */
const usedAsTyped = (
  at: string,
  field: string,
  tells: RegExp,
  isForgotten: (first: string, now: string) => boolean,
): Bank => ({
  ...{ only: codes, tells },
  before: async ({ id, text, bank, memory }) => {
    const [email, code] = [text('email'), text(field)]
    const mail = id === at ? mailOf(bank, email, code) : undefined
    if (mail === undefined) return
    const first = memory.get(code)
    if (!mail.used) memory.set(code, email)
    else if (first !== undefined && isForgotten(first, email) && memory.delete(code)) await markUnused(bank, mail)
  },
})

const inCapitals = (first: string, now: string): boolean => first !== now && now === now.toUpperCase()

const next = ['resetPassword', 'new_password'] as const

export const brokenResets: Fault[] = banks({
  'code-once@resetPassword': {
    'a reset code whose use with the address in capitals is not noted': usedAsTyped(
      'resetPassword',
      'reset_code',
      /used with the address in capitals/,
      (first, now) => inCapitals(now, first),
    ),
    'a reset code that is good again': shows(
      [...codes, 'updatePassword', ...profileLoaders],
      'resetPassword',
      async (json, { text, bank }) => {
        const mail = mailOf(bank, text('email'), text('reset_code'))
        if (json['status'] === 'success' && mail !== undefined) await markUnused(bank, mail)
      },
    ),
  },
  'code-once@verifyEmail': {
    'a used code that verifies once more with the address in capitals': usedAsTyped(
      'verifyEmail',
      'ver_code',
      /a used code, the address in capitals/,
      inCapitals,
    ),
  },
  'codes-own@resetPassword': {
    'a reset with the code of anybody': swallows(codes, 'resetPassword', ({ fields }) => fields['email'] === adas),
    'a reset code that stays with the customer when the address changes': {
      only: ['updateEmail', 'requestPasswordReset', 'resetPassword'],
      before: async ({ id, text, fields, memory, readCode, ask }) => {
        const email = text('email')
        const former = memory.get(`former ${email}`)
        if (id !== 'resetPassword' || former === undefined) return
        if (text('reset_code') !== (await readCode(former, 'reset'))) return
        await ask('requestPasswordReset', { email, action: 'code' })
        fields['reset_code'] = (await readCode(email, 'reset')) ?? ''
      },
      after: ({ id, json, text, memory }) => {
        if (id === 'updateEmail' && !json['failed']) memory.set(`former ${text('email')}`, adas)
      },
    },
  },
  'codes-apart@requestPasswordReset': {
    'a request for a reset that ends the code that verifies the address': before(
      codes,
      endsVerifyCode('requestPasswordReset'),
    ),
    'a second request for a reset, whose code is not stored while the first is good': before(codes, async (call) => {
      const email = call.text('email').toLowerCase()
      const isRequest = call.id === 'requestPasswordReset'
      if (isRequest) count(call.memory, email)
      else if (call.id === 'resendResetCode') call.memory.delete(email)
      else if (await resetsByLastCode(call)) {
        if (Number(call.memory.get(email)) > 1) return refusal
        call.memory.delete(email)
      }
      return undefined
    }),
    'a request that sends the used code once more': {
      only: codes,
      tells: /used code/,
      before: async ({ id: called, text, memory, bank, readCode }) => {
        if (called !== 'requestPasswordReset') return undefined
        const email = text('email').toLowerCase()
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
      after: tampers('resetPassword', (json, { text, memory }) => {
        if (json['status'] === 'success') memory.set(text('email').toLowerCase(), text('reset_code'))
      }),
    },
  },
  'codes-apart@resendResetCode': {
    'a resent reset code that ends the code that verifies the address': before(
      codes,
      endsVerifyCode('resendResetCode'),
    ),
    'the second of two resent reset codes, which is not stored': before(codes, async (call) => {
      const email = call.text('email').toLowerCase()
      if (call.id === 'requestPasswordReset') call.memory.delete(email)
      if (call.id === 'resendResetCode') count(call.memory, email)
      return Number(call.memory.get(email)) > 1 && (await resetsByLastCode(call)) ? refusal : undefined
    }),
    'a resent reset code that is void if another customer has asked in between': before(codes, async (call) => {
      const email = call.text('email').toLowerCase()
      if (call.id === 'resendResetCode' && call.memory.get('newest') !== email) call.memory.set(email, '')
      if (call.memory.has(email) && (await resetsByLastCode(call))) return refusal
      if (call.id !== 'requestPasswordReset') return undefined
      call.memory.set('newest', email)
      call.memory.delete(email)
      return undefined
    }),
    'wrong reset codes that count for every later code of the address': before(
      codes,
      async ({ text, fields, memory, readCode }) => {
        if (!('reset_code' in fields)) return undefined
        const key = `wrong for ${text('email').toLowerCase()}`
        const wrong = Number(memory.get(key) ?? 0)
        if (wrong >= 5) return refusal
        const code = await readCode(text('email'), 'reset')
        memory.set(key, String(code === text('reset_code') ? 0 : wrong + 1))
        return undefined
      },
    ),
  },
  'forgot-tells-nothing@requestPasswordReset': {
    'a password reset that reveals who has an account': after(
      ['requestPasswordReset', 'resendResetCode'],
      ({ id, text, target }) =>
        id === 'requestPasswordReset' && !target.accounts.some(({ email }) => email === text('email'))
          ? refusal
          : undefined,
    ),
    'a second request in a minute that is refused for addresses with an account': before(
      ['requestPasswordReset', 'getContact'],
      ({ id, text, memory, target }) => {
        const email = text('email')
        const isKnown = target.accounts.some((account) => account.email === email)
        const isRequest = id === 'requestPasswordReset'
        return isKnown && isRequest && count(memory, email) > 1 ? refusal : undefined
      },
    ),
  },
  'wrong-code-refused@resetPassword': {
    'a reset code that is compared by its digits': before(codes, async ({ id, text, fields, readCode }) => {
      const code = id === 'resetPassword' ? await readCode(text('email'), 'reset') : undefined
      if (code !== undefined && inPart(text('reset_code'), code)) fields['reset_code'] = code
    }),
    'a reset without a code, where none was sent': before(codes, async ({ id, text, readCode }) => {
      const email = text('email')
      if (id !== 'resetPassword' || text('reset_code') !== '' || !email.includes('conformance-d')) return undefined
      return (await readCode(email, 'reset')) === undefined ? done : undefined
    }),
  },
  'code-lasts@resetPassword code-lasts@verifyEmail': {
    'codes that end before the run does': {
      only: codes,
      before: ({ id, text, fields, memory }) => {
        const now = Number(memory.get('calls') ?? 0) + 1
        if (now > 1 || text('username').startsWith('cl')) memory.set('calls', String(now))
        const isUsed = id === 'verifyEmail' || 'reset_code' in fields
        return isUsed && now - Number(memory.get(text('email').toLowerCase()) ?? now) > 20 ? refusal : undefined
      },
      after: ({ id, text, memory }) => {
        if (memory.has('calls') && /^(signUp|request|resend)/.test(id ?? ''))
          memory.set(text('email').toLowerCase(), memory.get('calls') ?? '')
      },
    },
  },
  'reset-starts-no-session@resetPassword': {
    'a reset that signs in as well': shows(
      ['requestPasswordReset', 'resetPassword', 'updatePassword'],
      'resetPassword',
      async (json, { text, tokenOf }) => {
        if (json['status'] === 'success' && text('email').startsWith('nora')) json['jwt'] = await tokenOf('main')
      },
    ),
  },
  'nothing-else@resetPassword': {
    'a reset that ends the review of the documents': after(codes, ({ id, json, text, memory }) => {
      const email = text('email')
      if (id === 'resetPassword' && json['error'] !== true && json['status'] === 'success')
        memory.set(`reset ${email}`, '')
      if (id === 'signIn' && json['verification_status'] === 'Pending Verification' && memory.has(`reset ${email}`))
        Object.assign(json, { verification_status: 'Not Verified', submitted: 'No' })
    }),
  },
  'address-case@requestPasswordReset': {
    'a code for an address in small letters only': swallows(codes, 'requestPasswordReset', ({ text }) =>
      text('email').startsWith('CONFORMANCE'),
    ),
  },
  'code-tries@resetPassword': {
    'a reset code with unlimited tries': before(codes, async ({ id, text, readCode }) => {
      const email = text('email')
      if (id !== 'resetPassword' || !email.startsWith('conformance-e')) return undefined
      return (await readCode(email, 'reset')) === text('reset_code') ? undefined : refusal
    }),
  },
  'nothing-else@requestPasswordReset': {
    'a password that is replaced by the request for a reset': before(
      ['requestPasswordReset', 'resetPassword'],
      ({ id, text, query, memory }) => {
        const isNora = text('email').startsWith('nora')
        if (isNora && query['crud'] === 'userforgot') memory.set('replaced', '')
        return isNora && id === 'signIn' && memory.has('replaced') ? refusal : undefined
      },
    ),
    'a request for a reset that ends all sessions': before(
      ['requestPasswordReset', 'getContact', 'getProfile'],
      ({ id, text, query, owner, memory }) => {
        if (query['crud'] === 'userforgot' && text('email') === adas) memory.set('ended', 'all')
        if (id === 'signIn') memory.delete('ended')
        return id === 'getContact' && memory.has('ended') && owner === adas ? expired : undefined
      },
    ),
  },
  'codes-for-purpose@resetPassword': {
    'a reset that verifies the address': after(codes, ({ id, json, text, memory }) => {
      const email = text('email')
      if (id === 'resetPassword' && json['error'] !== true && email.startsWith('conformance-e')) memory.set(email, '')
      return id === 'signIn' && memory.has(email) && json['verified'] === 'no' ? early : undefined
    }),
  },
  'refusal-inert@resetPassword': {
    'a reset code that a short password uses up': before(
      ['requestPasswordReset', 'resetPassword'],
      ({ fields, query, memory }) => {
        if (query['crud'] !== 'userforgot') return undefined
        const { action, new_password: password } = fields
        if (action === 'code') memory.delete('used')
        else if (password === 'abc') memory.set('used', '')
        return action === 'reset' && memory.has('used') ? refusal : undefined
      },
    ),
  },
  'others-untouched@requestPasswordReset': {
    'a request for a reset that voids the codes of others': before(
      [...enrolment, ...reset, ...profileLoaders],
      (call) => {
        const email = call.text('email').toLowerCase()
        if (call.query['crud'] !== 'userforgot') return undefined
        const isRequest = call.text('action') === 'code'
        if (isRequest) voids(call, 'codes', email)
        return !isRequest && isVoid(call, 'codes', email) ? invalid : undefined
      },
    ),
  },
  'reset-changes-password@resetPassword': {
    'a reset that takes spaces off the password': rewrites(reset, ...next, (password) => password.trim()),
    // The session has ended, and no sign-in gives another.
    'a reset that escapes the password': rewrites([...reset, 'submitVerification'], ...next, (password) =>
      password.replaceAll('&', '&amp;'),
    ),
  },
  'code-sent@resendResetCode': {
    'another code that is sent to addresses that are not verified only': swallows(
      codes,
      'resendResetCode',
      ({ text }) => !text('email').toLowerCase().startsWith('conformance-e'),
    ),
  },
  'reason-given@resetPassword': {
    'a refused new password without a reason': shows(codes, 'resetPassword', (json, { text }) => {
      if (text('new_password') === 'abc') delete json['message']
    }),
  },
})
