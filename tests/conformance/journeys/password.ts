import { mainOf } from '../journey.ts'
import type { Journey } from '../journey.ts'
import { wrongPasswordRefused } from '../rules/wrong-password-refused.ts'
import { tryAs } from './signIns.ts'

/** Signs in with wrong passwords. Two at a time, with the right one between them: banks lock accounts. */
export const password: Journey = {
  name: 'password',
  uses: ['signIn'],
  rules: [wrongPasswordRefused],
  missing: ({ accounts }) => (accounts.main === undefined ? 'needs a sign-in: --email and --password' : undefined),
  run: async (stage) => {
    const { bench, judge } = stage
    const main = mainOf(stage)
    const right = main.password
    const swapped = right === right.toLowerCase() ? right.toUpperCase() : right.toLowerCase()
    const rounds = [
      [`not-${right}`, ''],
      [right.slice(0, 5), swapped === right ? `${right} ` : swapped],
    ]
    for (const wrong of rounds) {
      for (const attempt of wrong) {
        const step = await tryAs(bench, main.email, attempt, attempt === '' ? 'an empty password' : 'a wrong password')
        const hasToken = typeof step.answer['jwt'] === 'string' && step.answer['jwt'] !== ''
        judge(wrongPasswordRefused, { ...step, accepted: step.accepted || hasToken }, step.heard)
        if (step.accepted) return
      }
      await tryAs(bench, main.email, right)
    }
  },
}
