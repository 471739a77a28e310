import { codeFor, noteResend } from '#tests/conformance/codeFlow.ts'
import { isOpen } from '#tests/conformance/context.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import { codeSent, wrongCodeRefused } from '#tests/conformance/rules/codes.ts'
import {
  addressTakenRefused,
  passwordChanges,
  resetChangesPassword,
  wrongPasswordRefused,
} from '#tests/conformance/rules/credentials.ts'
import { extraFieldsInert, nothingElse } from '#tests/conformance/rules/effects.ts'
import { kycPending } from '#tests/conformance/rules/enrolment.ts'
import { pinChanges, pinCreatedOnce, wrongPinRefused } from '#tests/conformance/rules/pins.ts'
import type { Step, Steps } from '#tests/conformance/scenario.ts'
import { changeOf, plainPassword } from '#tests/conformance/values/chosenSecrets.ts'
import { otherPin } from '#tests/conformance/values/validRequest.ts'
import { changeBack, changePinBack } from './credentials.ts'
import type { CustomerCall } from './customerCall.ts'
import { orderCalls } from './moneyCalls.ts'
import { idaLund, identityOf, judgePerson, unusualPerson } from './newcomers.ts'
import { isVerified, knowsPassword, tryAs } from './signIns.ts'

export async function resetOf(
  { context, judge, guest }: Steps,
  email: string,
  next: string,
): Promise<Step | undefined> {
  const former = await codeFor(context, email, 'reset')
  const requested = await guest('requestPasswordReset', { email }, 'a reset')
  const code = requested.accepted ? await codeFor(context, email, 'reset') : undefined
  const isMailed = context.settings.readCode !== undefined && context.accounts.enrolled !== undefined
  if (requested.accepted && isMailed && former === undefined) judge(codeSent, { code }, requested.exchange)
  const values = { email, reset_code: code ?? '', new_password: next }
  return code === undefined ? undefined : guest('resetPassword', values, 'the right code')
}

export function credentialCalls(steps: Steps, account: Account): CustomerCall[] {
  const { context, probe, judge } = steps
  const { email, password } = account
  const { main } = context.accounts
  return [
    {
      id: 'updateEmail',
      changes: /\.verified$/,
      act: () => probe('updateEmail', { email }, account, 'the same address'),
    },
    ...(account.kind === 'main' || main === undefined ? [] : [takesAddressOf(steps, account, main)]),
    {
      id: 'updatePassword',
      mustFail: wrongPasswordRefused,
      act: () => {
        const values = changeOf(`not-${password}`, password)
        return probe('updatePassword', values, account, 'a wrong current password')
      },
    },
    {
      id: 'updatePassword',
      act: async () => {
        const next = plainPassword()
        const values = changeOf(password, next)
        const step = await probe('updatePassword', values, account, 'another password')
        if (!step.accepted) return step
        const before = await tryAs(context, email, password, 'the old password')
        const after = await tryAs(context, email, next, 'the new password')
        judge(passwordChanges, { before, after }, step.exchange)
        if (!knowsPassword(after)) return step
        account.password = next
        await changeBack(steps, account, password)
        account.password = password
        return step
      },
    },
    { id: 'resetPassword', act: () => resetOf(steps, email, password) },
  ]
}

function takesAddressOf({ probe }: Steps, account: Account, other: Account): CustomerCall {
  return {
    id: 'updateEmail',
    mustFail: addressTakenRefused,
    act: async () => {
      const step = await probe('updateEmail', { email: other.email }, account, 'the address of another customer')
      if (step.accepted) await probe('updateEmail', { email: account.email }, account, 'back to the former address')
      return step
    },
  }
}

export function pinCalls(steps: Steps, account: Account): CustomerCall[] {
  const { context, probe, judge } = steps
  const { pin, email } = account
  if (pin === undefined) return []
  const confirm = (given: string, note: string): Promise<Step> => probe('confirmPin', { pin: given }, account, note)
  const right = (): Promise<Step> => confirm(pin, 'the right PIN')
  const wrong = otherPin(pin)
  return [
    { id: 'confirmPin', act: right },
    // A bank locks a PIN after some wrong ones.
    { id: 'confirmPin', mustFail: wrongPinRefused, act: () => confirm(wrong, 'a wrong PIN'), settle: right },
    {
      id: 'createPin',
      mustFail: pinCreatedOnce,
      act: () => probe('createPin', { pin }, account, 'a PIN that there is'),
    },
    {
      id: 'updatePin',
      mustFail: wrongPinRefused,
      act: () => probe('updatePin', changeOf(wrong, pin), account, 'a wrong current PIN'),
      settle: right,
    },
    {
      id: 'updatePin',
      act: async () => {
        const isRight = (await right()).accepted && !context.findings.has(wrongPinRefused.id, 'confirmPin')
        const step = await probe('updatePin', changeOf(pin, wrong), account, 'another PIN')
        if (!step.accepted) return step
        const before = await confirm(pin, 'the old PIN')
        const after = await confirm(wrong, 'the new PIN')
        if (isRight) judge(pinChanges, { before, after }, step.exchange)
        if (!after.accepted) return step
        account.pin = wrong
        await changePinBack(steps, account, pin)
        account.pin = pin
        return step
      },
    },
    {
      id: 'confirmAuthorizationCode',
      mustFail: wrongCodeRefused,
      act: () => probe('confirmAuthorizationCode', { pin: '0000' }, account, `a code that ${email} was not sent`),
    },
    ...(isOpen(context, 'confirmPin') ? orderCalls(steps, account, right) : []),
  ]
}

const addresses: readonly ((plain: string) => string)[] = [
  (plain) => plain,
  (plain) => plain.replace('@', '+bank@'),
  (plain) => `o'${plain}`,
  (plain) => `C${plain.slice(1)}`,
  (plain) => plain.replace('-', '_').replace('@', '.of-the.bank@'),
]

let opened = 0

export async function newCustomer({
  context,
  judge,
  guest,
}: Steps): Promise<{ form: Record<'email' | 'password', string>; code: string; step: Step } | undefined> {
  opened += 1
  const { email: plain, username, password } = identityOf(context, `w${opened}`)
  const unusual = addresses[opened % addresses.length]?.(plain) ?? plain
  const asked = ['resendConfirmationCode', 'requestPasswordReset', 'resendResetCode'][opened - 2] ?? ''
  const early = asked === '' || !isOpen(context, asked) ? undefined : await guest(asked, { email: unusual }, 'nobody')
  const taken = context.acceptedForms.get('signUp')?.['username']
  const forms = [
    ...(opened === 1 && typeof taken === 'string' ? [{ ...idaLund, username: taken, email: unusual }] : []),
    { ...unusualPerson(opened, username), email: unusual },
    { ...idaLund, username, email: unusual },
    { ...idaLund, username, email: plain },
  ]
  for (const person of forms) {
    const form = { ...person, password }
    const step = await guest('signUp', form, 'a further customer')
    if (step.accepted) return { form, code: (await codeFor(context, form.email, 'verify')) ?? '', step }
  }
  const other = identityOf(context, `x${opened}`)
  const isFree = early !== undefined && (await guest('signUp', { ...idaLund, ...other }, 'another')).accepted
  const what = 'an address without an account'
  if (isFree) judge(nothingElse, { what, before: 'free', after: 'taken' }, early.exchange)
  return undefined
}

export function newcomerCalls(steps: Steps, { kind }: Account): CustomerCall[] {
  const { context, judge, more, guest } = steps
  if (kind !== 'main') return []
  const blames = more === undefined ? nothingElse : extraFieldsInert
  let reviewed: { email: string; password: string; step: Step } | undefined
  const verified = async (): Promise<typeof reviewed> => {
    const customer = await newCustomer(steps)
    if (customer === undefined) return undefined
    const { email, password } = customer.form
    const step = await guest('verifyEmail', { email, ver_code: customer.code }, 'a further customer')
    const seen = await tryAs(context, email, password, 'a further customer')
    judgePerson(steps, seen, { person: customer.form, opened: customer.step })
    return { email, password, step }
  }
  return [
    { id: 'signUp', act: async () => (await newCustomer(steps))?.step },
    { id: 'verifyEmail', act: async () => (await verified())?.step },
    {
      id: 'resendConfirmationCode',
      act: async () => {
        const customer = await newCustomer(steps)
        if (customer === undefined) return undefined
        const { email } = customer.form
        const step = await guest('resendConfirmationCode', { email }, 'another code')
        const code = await codeFor(context, email, 'verify')
        if (step.accepted && context.settings.readCode !== undefined)
          noteResend(steps, 'resendConfirmationCode', code !== customer.code, step.exchange)
        if (more === undefined || context.findings.has('unverified-refused', 'signIn')) return step
        const after = isVerified(await tryAs(context, email, customer.form.password, 'not verified'))
        const address = { what: 'the address of the customer', before: 'not verified' }
        judge(blames, { ...address, after: after ? 'verified' : 'not verified' }, step.exchange)
        return step
      },
    },
    {
      id: 'resetPassword',
      act: async () => {
        const customer = await verified()
        const next = plainPassword()
        const step = customer && (await resetOf(steps, customer.email, next))
        if (step?.accepted !== true) return step
        const after = await tryAs(context, customer?.email ?? '', next, 'the new password of a further customer')
        judge(resetChangesPassword, { before: { ...after, accepted: false }, after }, step.exchange)
        const [before, now] = [customer?.step.body, after.body].map((body) => body?.['verification_status'])
        if (before !== undefined && now !== undefined)
          judge(blames, { what: 'the state of the identity', before, after: now }, step.exchange)
        return step
      },
    },
    {
      id: 'submitVerification',
      act: async () => {
        const customer = await verified()
        const token = customer?.step.body['jwt']
        const form = context.acceptedForms.get('submitVerification')
        if (customer === undefined || typeof token !== 'string' || form === undefined) return undefined
        const step = await guest('submitVerification', { ...form, token }, 'a further customer')
        reviewed = step.accepted ? { ...customer, step } : undefined
        return step
      },
      settle: async () => {
        if (reviewed === undefined) return undefined
        const { email, password, step } = reviewed
        const seen = await tryAs(context, email, password, 'a further customer, under review')
        judge(kycPending, seen, step.exchange)
        return seen
      },
    },
  ]
}
