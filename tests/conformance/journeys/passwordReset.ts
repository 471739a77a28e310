import type { Journey } from '../journey.ts'
import { resetChangesPassword } from '../rules/reset-changes-password.ts'
import { wrongCodeRefused } from '../rules/wrong-code-refused.ts'
import { otherCode, readCode } from './enrolment.ts'
import { tryAs } from './signIns.ts'

/** Forgets the password of the customer that was enrolled before. */
export const passwordReset: Journey = {
  name: 'password reset',
  uses: ['requestPasswordReset', 'resendResetCode', 'resetPassword'],
  rules: [wrongCodeRefused, resetChangesPassword],
  missing: ({ accounts }) =>
    accounts.enrolled === undefined ? 'needs a customer of its own, and none was signed up' : undefined,
  run: async (stage) => {
    const { bench, succeed, ask, judge, stop } = stage
    const account = bench.accounts.enrolled
    if (account === undefined) return stop('nobody was enrolled')
    const { email, password } = account
    await succeed('requestPasswordReset', { email })
    await succeed('resendResetCode', { email })
    const code = await readCode(stage, email, 'reset')
    const changed = `${password}-new`
    bench.secrets.add('NEW_PASSWORD', changed)
    const wrong = await ask('resetPassword', { email, reset_code: otherCode(code), new_password: changed })
    judge(wrongCodeRefused, wrong, wrong.heard)
    const reset = await succeed('resetPassword', { email, reset_code: code, new_password: changed })
    const before = await tryAs(bench, email, password)
    const after = await tryAs(bench, email, changed)
    judge(resetChangesPassword, { before, after }, reset.heard)
    account.password = changed
    // The reset may have ended every session of this customer; a sign-in gives a token that is good in any case.
    const { jwt } = after.answer
    if (typeof jwt === 'string') {
      account.token = jwt
      bench.secrets.add('TOKEN_ENROLLED', jwt)
    }
  },
}
