import { codeFor, noteResend } from '#tests/conformance/codeFlow.ts'
import { isOpen } from '#tests/conformance/context.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import { resetChangesPassword } from '#tests/conformance/rules/credentials.ts'
import { extraFieldsInert, nothingElse } from '#tests/conformance/rules/effects.ts'
import { kycPending } from '#tests/conformance/rules/enrolment.ts'
import type { Step, Steps } from '#tests/conformance/scenario.ts'
import { plainPassword } from '#tests/conformance/values/chosenSecrets.ts'
import { resetOf } from './credentialCalls.ts'
import type { CustomerCall } from './customerCall.ts'
import { idaLund, identityOf, judgePerson, unusualPerson } from './newcomers.ts'
import { isVerified, tryAs } from './signIns.ts'

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
