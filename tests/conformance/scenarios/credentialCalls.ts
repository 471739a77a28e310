import { codeFor } from '#tests/conformance/codeFlow.ts'
import { isOpen } from '#tests/conformance/context.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import { codeSent, wrongCodeRefused } from '#tests/conformance/rules/codes.ts'
import { addressTakenRefused, passwordChanges, wrongPasswordRefused } from '#tests/conformance/rules/credentials.ts'
import { pinChanges, pinCreatedOnce, wrongPinRefused } from '#tests/conformance/rules/pins.ts'
import type { Step, Steps } from '#tests/conformance/scenario.ts'
import { plainPassword } from '#tests/conformance/values/chosenSecrets.ts'
import { otherPin } from '#tests/conformance/values/validRequest.ts'
import { changeBack, changePinBack } from './credentials.ts'
import type { CustomerCall } from './customerCall.ts'
import { orderCalls } from './moneyCalls.ts'
import { knowsPassword, tryAs } from './signIns.ts'

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
        const values = { c_pwd: `not-${password}`, n_pwd: password, con_pwd: password }
        return probe('updatePassword', values, account, 'a wrong current password')
      },
    },
    {
      id: 'updatePassword',
      act: async () => {
        const next = plainPassword()
        const values = { c_pwd: password, n_pwd: next, con_pwd: next }
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
      act: () => probe('updatePin', { c_pwd: wrong, n_pwd: pin, con_pwd: pin }, account, 'a wrong current PIN'),
      settle: right,
    },
    {
      id: 'updatePin',
      act: async () => {
        const isRight = (await right()).accepted && !context.findings.has(wrongPinRefused.id, 'confirmPin')
        const step = await probe('updatePin', { c_pwd: pin, n_pwd: wrong, con_pwd: wrong }, account, 'another PIN')
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
