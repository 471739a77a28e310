import { another, readCode, resend, tryOlderCodeFirst, tryWrongCodes } from '#tests/conformance/codeFlow.ts'
import { reasonOf } from '#tests/conformance/context.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import { watchSignIn } from '#tests/conformance/others.ts'
import { codeOnce, codeSent, codesOwn, wrongCodeRefused } from '#tests/conformance/rules/codes.ts'
import { resetChangesPassword } from '#tests/conformance/rules/credentials.ts'
import { refusalInert } from '#tests/conformance/rules/effects.ts'
import type { Scenario, Step, Steps } from '#tests/conformance/scenario.ts'
import { tryAs } from './signIns.ts'

/** For the customer that was enrolled before. */
export const passwordReset: Scenario = {
  name: 'password reset',
  uses: ['requestPasswordReset', 'resendResetCode', 'resetPassword'],
  rules: [codeSent, wrongCodeRefused, codeOnce, resetChangesPassword],
  missing: ({ accounts }) =>
    accounts.enrolled === undefined ? 'needs a customer of its own, and none was signed up' : undefined,
  run: async (steps) => {
    const { context, judge, skip, stop } = steps
    const { enrolled, main } = context.accounts
    if (enrolled === undefined) return stop('nobody was enrolled')
    const { email, password } = enrolled
    const changed = `${password}-new`
    context.secrets.add('NEW_PASSWORD_ENROLLED', changed)
    const others = await watchSignIn(steps, main?.token === undefined ? undefined : main)
    // A bank that has not verified the address may accept any password.
    const atFirst = recognised(await tryAs(context, email, password))
    const { code, step: reset } = await setPassword(steps, enrolled, changed)
    const before = recognised(await tryAs(context, email, password))
    const after = recognised(await tryAs(context, email, changed))
    if (atFirst.accepted) judge(resetChangesPassword, { before, after }, reset.exchange)
    else
      skip(resetChangesPassword, `the customer cannot sign in before the reset either: ${reasonOf(atFirst.exchange)}`)
    enrolled.password = changed
    // The reset may have ended every session; a sign-in gives a valid token.
    const { jwt } = after.body
    if (typeof jwt === 'string') {
      enrolled.token = jwt
      context.secrets.add('TOKEN_ENROLLED', jwt)
    }
    const used = await steps.probe(
      'resetPassword',
      { email, reset_code: code, new_password: changed },
      undefined,
      'a used code',
    )
    judge(codeOnce, { ...used, which: 'used' }, used.exchange)
    await others.compare(reset.exchange)
  },
}

/** The password is right: a bank may respond with an error about the identity. */
function recognised(step: Step): Step {
  return { ...step, accepted: step.accepted || step.body['submitted'] !== undefined }
}

/** Tries invalid codes first. The first accepted code ends it. */
async function setPassword(
  steps: Steps,
  { email }: Account,
  new_password: string,
): Promise<{ code: string; step: Step }> {
  const { context, succeed, send, judge } = steps
  const requested = await succeed('requestPasswordReset', { email })
  context.codesRequested.set(`${email} reset`, Date.now())
  const first = await readCode(steps, email, 'reset', requested)
  const resent = await another(steps, 'resendResetCode', email, 'reset')
  // Also after a refusal: the bank may have sent a code all the same.
  const code = await readCode(steps, email, 'reset', resent ?? requested)
  let refused: Step | undefined
  const attempt = async (reset_code: string, note: string): Promise<Step> => {
    refused = await send('resetPassword', { email, reset_code, new_password }, undefined, note)
    return refused
  }
  const older = await tryOlderCodeFirst(steps, first, code, attempt)
  if (older !== undefined) return older
  const { main } = context.accounts
  if (main !== undefined) {
    // With the current password.
    const values = { email: main.email, reset_code: code, new_password: main.password }
    const foreign = await send('resetPassword', values, undefined, 'a code that was sent to somebody else')
    judge(codesOwn, foreign, foreign.exchange)
  }
  const wrong = await tryWrongCodes(steps, code, attempt)
  if (wrong !== undefined) return wrong
  const early = recognised(await tryAs(context, email, new_password, 'the password that was refused'))
  if (early.accepted && refused !== undefined)
    judge(
      refusalInert,
      { what: 'a wrong code', change: { path: 'the password', before: 'the old one', after: 'the new one' } },
      refused.exchange,
    )
  const step = await attempt(code, 'the right code')
  if (step.accepted) return { code, step }
  // A code may become void after some wrong tries.
  const renewed = await resend(steps, 'resendResetCode', email, 'reset')
  const last = renewed.accepted ? await readCode(steps, email, 'reset', renewed) : code
  const values = { email, reset_code: last, new_password }
  return { code: last, step: await succeed('resetPassword', values, undefined, 'the right code') }
}
