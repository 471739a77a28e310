import { wrongPasswordRefused } from '#tests/conformance/rules/credentials.ts'
import { mainOf, type Scenario } from '#tests/conformance/scenario.ts'
import { tryAs } from './signIns.ts'

/** Signs in with wrong passwords. Two at a time, with the right one between them: banks lock accounts. */
export const password: Scenario = {
  name: 'password',
  uses: ['signIn'],
  rules: [wrongPasswordRefused],
  missing: ({ accounts }) => (accounts.main === undefined ? 'needs a sign-in: --email and --password' : undefined),
  run: async (steps) => {
    const { context, judge } = steps
    const main = mainOf(steps)
    const right = main.password
    const swapped = right === right.toLowerCase() ? right.toUpperCase() : right.toLowerCase()
    const rounds = [
      [`not-${right}`, ''],
      [right.slice(0, 5), swapped === right ? `${right} ` : swapped],
    ]
    for (const wrong of rounds) {
      for (const attempt of wrong) {
        const step = await tryAs(
          context,
          main.email,
          attempt,
          attempt === '' ? 'an empty password' : 'a wrong password',
        )
        const hasToken = typeof step.body['jwt'] === 'string' && step.body['jwt'] !== ''
        judge(wrongPasswordRefused, { ...step, accepted: step.accepted || hasToken }, step.exchange)
        if (step.accepted) return
      }
      await tryAs(context, main.email, right)
    }
  },
}
