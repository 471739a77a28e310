import type { Journey } from '../journey.ts'
import { wrongPasswordRefused } from '../rules/wrong-password-refused.ts'
import { tryAs } from './signIns.ts'

/** Signs in with a wrong password. Once only: banks lock accounts. */
export const password: Journey = {
  name: 'password',
  uses: ['signIn'],
  rules: [wrongPasswordRefused],
  missing: ({ accounts }) => (accounts.main === undefined ? 'needs a sign-in: --email and --password' : undefined),
  run: async ({ bench, judge, stop }) => {
    const { main } = bench.accounts
    if (main === undefined) return stop('nobody to sign in')
    const step = await tryAs(bench, main.email, `not-${main.password}`)
    judge(wrongPasswordRefused, step, step.heard)
  },
}
