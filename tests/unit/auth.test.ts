import { describe, expect, it } from 'vitest'
import { SignInAnswer } from '#src/api/generated/models/signInAnswer.ts'
import { SignUpAnswer } from '#src/api/generated/models/signUpAnswer.ts'
import { VerifyEmailAnswer } from '#src/api/generated/models/verifyEmailAnswer.ts'
import { failed, outcomeOf, type AnyOutcome } from '#src/api/reading/outcome.ts'
import { passwordHelp } from '#src/components/form/NewPasswordField.tsx'
import { addressIn, failureText, readNotice, readSignIn } from '#src/features/auth/model.ts'
import { forgotSchema, resetSchema, signUpSchema, verifySchema } from '#src/features/auth/schema.ts'
import { signInSchema } from '#src/features/auth/signInSchema.ts'
import { readVerifyEmail } from '#src/features/auth/verifyEmail.ts'
import { authTexts } from '#src/texts/auth.ts'

const typed = 'typed@example.com'
const read = (response: Record<string, unknown>) => readSignIn(outcomeOf('error', SignInAnswer, response), typed)
const success = read
const refused = read

describe('a sign-in', () => {
  it.each(['no', false, 0, '0', 'false'] as const)(
    '[R28] redirects an unverified e-mail address (%j) to its verification',
    (verified) => {
      const body = { error: true, verified, submitted: 'No' } as const
      expect(refused({ ...body, email: 'of@bank.com' })).toMatchObject({ kind: 'verifyEmail', email: 'of@bank.com' })
      expect(refused(body)).toMatchObject({ kind: 'verifyEmail', email: typed })
    },
  )

  it('[R33, R34, R35] redirects by status, and rejects an unknown status', () => {
    for (const status of ['Not Verified', 'Declined', 'Suspended', '', 'Verified', 'VERIFIED'])
      expect(success({ jwt: 't', verification_status: status }), status).toMatchObject({
        kind: 'verification',
        token: 't',
        status,
        message: 'Welcome Back',
      })
    expect(success({ jwt: 't', verification_status: 'Pending Verification' })).toMatchObject({ kind: 'underReview' })
    for (const status of ['Declined', 'Pending Verification'])
      expect(success({ jwt: 't', verification_status: status }), status).toMatchObject({ isRefusal: false })
    expect(success({ jwt: 't', verification_status: 'verified' })).toMatchObject({ kind: 'welcome' })
    expect(success({ jwt: 't' })).toMatchObject({ kind: 'welcome' })
  })

  it.each([
    ['No', 'verification'],
    ['Yes', 'underReview'],
  ] as const)('[R29, R30] is refused while documents lack or are checked (sent: %s)', (submitted, kind) => {
    const said = { message: 'Later', jwt: 't', verification_status: 'Declined' }
    expect(refused({ error: true, submitted, ...said })).toEqual({
      ...{ kind, message: 'Later', isRefusal: true, token: 't', status: 'Declined' },
    })
    expect(refused({ error: true, submitted, jwt: '' })).toEqual({
      kind,
      message: 'Invalid Credentials',
      isRefusal: true,
    })
    expect(refused({ error: true })).toEqual({ kind: 'failed', message: 'Invalid Credentials' })
  })

  it('[R32] shows a notice that was passed on, and else that there is none', () => {
    expect(readNotice({ head: 'Held' })).toEqual({ head: 'Held', body: '' })
    expect(readNotice({ body: 'Call us' })).toEqual({ head: '', body: 'Call us' })
    for (const state of [null, { head: 7 }]) expect(readNotice(state).head).toBe("There's no new message")
  })

  it('[R35, R216] does not greet without a token', () => {
    expect(success({ verification_status: 'verified' })).toEqual({ kind: 'failed', message: 'Something went wrong' })
    expect(success({})).toMatchObject({ kind: 'failed' })
  })

  it('[R36] checks error, admin, notice, Not Verified, Pending and the rest in this order', () => {
    const everything = {
      error: true,
      submitted: 'Yes',
      role: 'admin',
      ismsg: 'yes',
      head: 'Head',
      body: 'Body',
      verification_status: 'Declined',
      jwt: 't',
    }
    const { error, submitted, ...afterError } = everything
    const { role, ...afterAdmin } = afterError
    const { ismsg, ...afterNotice } = afterAdmin
    expect([error, submitted, role, ismsg]).toEqual([true, 'Yes', 'admin', 'yes'])
    expect(refused(everything)).toMatchObject({ kind: 'underReview', isRefusal: true })
    expect(success(afterError)).toEqual({ kind: 'admin' })
    expect(success(afterAdmin)).toEqual({ kind: 'notice', head: 'Head', body: 'Body' })
    expect(success({ ismsg: 'yes' })).toEqual({ kind: 'notice', head: '', body: '' })
    expect(success(afterNotice)).toMatchObject({ kind: 'verification' })
    expect(success({ ...afterNotice, role: 'customer', ismsg: 'no' })).toMatchObject({ kind: 'verification' })
  })
})

describe('texts of a failed action', () => {
  const loud = 'Something went wrong'

  it.each([
    ['timeout', `${loud}. The bank didn't answer. What you entered is still here.`],
    ['tooLarge', `${loud}. This is too large for the bank. Choose a smaller file.`],
    ['tooManyRequests', `${loud}. The bank is receiving too many requests. Wait a minute, then try again.`],
    [
      'unavailable',
      `${loud}. The bank isn't available at the moment. Try again later. What you entered is still here.`,
    ],
    ['http', loud],
    ['invalidResponse', loud],
    ['session', loud],
    ['network', undefined],
  ] as const)('[R206] explains a failure that the customer can fix: %s', (reason, said) => {
    expect(failureText(failed(reason))).toBe(said)
  })

  it('[R206] admits an unknown outcome when the response contradicts itself', () => {
    const contradiction = { status: 'error', jwt: 't', verification_status: 'verified' }
    expect(read(contradiction)).toEqual({
      kind: 'failed',
      message: `${loud}. The bank's answer wasn't clear, so we don't know whether this worked.`,
    })
  })
})

describe('an e-mail verification', () => {
  const verified = (response: Record<string, unknown>) =>
    readVerifyEmail(outcomeOf('error', VerifyEmailAnswer, response))
  const denied = verified

  it('[R50] treats a response with a single key as a malfunction, before it reads any text', () => {
    expect(denied({ error: 'This code is not valid.' })).toEqual({ kind: 'failed', message: 'Something went wrong' })
    expect(verified({ jwt: 't' })).toEqual({ kind: 'failed', message: 'Something went wrong' })
    expect(verified({ message: 'Done' })).toMatchObject({ kind: 'failed', message: 'Something went wrong' })
  })

  it('[R50, R206] names the failure, and admits an unknown outcome when the response contradicts itself', () => {
    expect(readVerifyEmail(failed('http'))).toEqual({ kind: 'failed', message: 'Something went wrong' })
    expect(verified({ status: 'error', jwt: 't' })).toEqual({
      kind: 'failed',
      message: "Something went wrong. The bank's answer wasn't clear, so we don't know whether this worked.",
    })
  })

  it('[R51, R52, R53] follows the status', () => {
    const by = (verification_status: string) => verified({ verification_status, jwt: 't' }).kind
    expect(['Not Verified', 'Declined', 'Pending Verification', 'verified', 'Frozen'].map(by)).toEqual([
      'verification',
      'verification',
      'underReview',
      'welcome',
      'verification',
    ])
    expect(verified({}).kind).toBe('failed')
  })
})

describe('the sign-up form', () => {
  it('[R41, R45, R206] reports its result', () => {
    const read = (response: Record<string, unknown>) => outcomeOf('error', SignUpAnswer, response)
    const said = (outcome: AnyOutcome) => failureText(outcome, authTexts.signUp.refused)
    expect(read({ message: 'Hello' })).toMatchObject({ kind: 'success', message: 'Hello' })
    expect(said(read({}))).toBeUndefined()
    expect(said(read({ error: true }))).toBe('Password should be at least 8 characters')
    expect(said(read({ error: 1, message: 'Taken' }))).toBe('Taken')
    expect(said(failed('network'))).toBeUndefined()
    expect(said(failed('http'))).toContain('Something went wrong')
    expect(said(read({ status: 'error', message: 'Closed' }))).toContain('Something went wrong')
  })
})

describe('pasted addresses and codes', () => {
  const names = { first_name: 'A', last_name: 'B', username: 'a', password: '123456', confirmation: '' }

  it('are sent without their invisible characters', () => {
    const email = ' \u2068ada\u200B@example.com\u2069 '
    expect(forgotSchema.parse({ email }).email).toBe('ada@example.com')
    expect(signInSchema.safeParse({ email, password: 'x' }, { error: () => '' })).toMatchObject({
      data: { email: 'ada@example.com' },
    })
    expect(signUpSchema(false).parse({ ...names, email }).email).toBe('ada@example.com')
    expect(verifySchema.parse({ email, ver_code: '\u200E48\u00AD21\uFEFF' }).ver_code).toBe('4821')
  })

  it('leave a new password as it was typed', () => {
    const [email, typed] = ['a@b', ' new pass ']
    expect(signUpSchema(false).parse({ ...names, email, password: typed }).password).toBe(typed)
    expect(resetSchema.parse({ email, reset_code: '1', new_password: typed }).new_password).toBe(typed)
  })

  it.each([
    'Your\u3164account\u3164is\u3164locked@x',
    'Call\u2800us@x',
    'a\u200Bb@x',
    'a b@x',
    `${'a'.repeat(65)}@x`,
    'no address',
  ])('are not shown if a link has %j', (link) => {
    expect(addressIn(link)).toBe('your email address')
    expect(addressIn('jörg@bücher.example')).toBe('jörg@bücher.example')
  })
})

describe('the advice on a new password', () => {
  it.each([
    ['abc', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['abababababababab', 'weak'],
    ['kx7!fq2v', 'fair'],
    ['kx7!fq2v-m3p', 'good'],
    ['correct horse battery', 'strong'],
  ])('finds %j %s', (password, strength) => {
    expect(passwordHelp(password)).toBe(`Use 8 or more characters; 15 or more is better. Strength: ${strength}`)
  })
})
