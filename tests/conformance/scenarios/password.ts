import { addressCase, wrongPasswordRefused } from '#tests/conformance/rules/credentials.ts'
import { mainOf, type Scenario, type Step } from '#tests/conformance/scenario.ts'
import { tryAs } from './signIns.ts'

const hasToken = ({ body: { jwt } }: Step): boolean => typeof jwt === 'string' && jwt !== ''

/** Tries the right password after every two wrong ones, since banks lock accounts. */
export const password: Scenario = {
  name: 'password',
  uses: ['signIn'],
  rules: [wrongPasswordRefused, addressCase],
  missing: ({ accounts }) => (accounts.main === undefined ? 'needs a sign-in: --email and --password' : undefined),
  run: async (steps) => {
    const { context, judge } = steps
    const main = mainOf(steps)
    const right = main.password
    const swapped = right === right.toLowerCase() ? right.toUpperCase() : right.toLowerCase()
    const rounds = [
      [`not-${right}`, ''],
      [right.slice(0, 5), swapped === right ? right.slice(0, -1) : swapped],
      [`${right} `, `${right}x`],
      // What else is known of the customer.
      [main.email, main.pin ?? main.email.split('@')[0] ?? ''],
      // A query that compares the password alone.
      Object.values(context.accounts)
        .flatMap(({ password: theirs }) => (theirs === right ? [] : [theirs]))
        .slice(0, 2),
    ]
    for (const wrong of rounds) {
      for (const attempt of wrong) {
        const step = await tryAs(
          context,
          main.email,
          attempt,
          attempt === '' ? 'an empty password' : 'a wrong password',
        )
        judge(wrongPasswordRefused, { ...step, accepted: step.accepted || hasToken(step) }, step.exchange)
        if (step.accepted) return
      }
      await tryAs(context, main.email, right)
    }
    for (const other of Object.values(context.accounts)) {
      if (other === main || other.kind === 'enrolled') continue
      const step = await tryAs(context, other.email, `not-${other.password}`, `a wrong password of ${other.kind}`)
      judge(wrongPasswordRefused, { ...step, accepted: step.accepted || hasToken(step) }, step.exchange)
      await tryAs(context, other.email, other.password)
    }
    const capitals = await tryAs(context, main.email.toUpperCase(), right, 'the address in capitals')
    const small = await tryAs(context, main.email, right)
    // After some wrong passwords a bank may refuse the right one as well.
    if (capitals.accepted || small.accepted) judge(addressCase, capitals, capitals.exchange)
    for (const [email, note] of [
      [`${main.email}' -- `, 'an address that ends a query'],
      ["' OR '1'='1", 'a query as the address'],
      ['%', 'a pattern as the address'],
    ] as const) {
      const step = await tryAs(context, email, right, note)
      judge(wrongPasswordRefused, { ...step, accepted: step.accepted }, step.exchange)
    }
    const injected = await tryAs(context, main.email, "' OR '1'='1", 'a query as the password')
    judge(wrongPasswordRefused, injected, injected.exchange)
    if (injected.accepted) return
    await tryAs(context, main.email, right)
  },
}
