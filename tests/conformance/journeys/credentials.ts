import type { Account } from '../exchange.ts'
import { otherPin } from '../harmless.ts'
import type { Journey, Stage } from '../journey.ts'
import { emailChanges } from '../rules/email-changes.ts'
import { passwordChanges } from '../rules/password-changes.ts'
import { pinChanges } from '../rules/pin-changes.ts'
import { wrongPasswordRefused } from '../rules/wrong-password-refused.ts'
import { wrongPinRefused } from '../rules/wrong-pin-refused.ts'
import { tryAs } from './signIns.ts'

const missing: Journey['missing'] = ({ accounts }) =>
  accounts.main?.token === undefined ? 'needs a sign-in: --email and --password' : undefined

function mainOf({ bench, stop }: Stage): Account {
  return bench.accounts.main ?? stop('nobody is signed in')
}

/** Changes the e-mail address and changes it back. */
export const emailChange: Journey = {
  name: 'e-mail address',
  uses: ['updateEmail'],
  rules: [emailChanges],
  missing,
  run: async (stage) => {
    const { bench, succeed, judge } = stage
    const main = mainOf(stage)
    const email = `conformance-${bench.settings.seed}-${Date.now().toString(36)}@conformance.example`
    const changed = await succeed('updateEmail', { email }, main)
    const after = await tryAs(bench, email, main.password)
    const before = await tryAs(bench, main.email, main.password)
    judge(emailChanges, { before, after }, changed.heard)
    await succeed('updateEmail', { email: main.email }, main)
  },
}

/** Changes the password and changes it back. */
export const passwordChange: Journey = {
  name: 'password change',
  uses: ['updatePassword'],
  rules: [passwordChanges, wrongPasswordRefused],
  missing,
  run: async (stage) => {
    const { bench, succeed, ask, judge, stop } = stage
    const main = mainOf(stage)
    const next = `${main.password}-2`
    bench.secrets.add('NEW_PASSWORD', next)
    const wrong = await ask('updatePassword', { c_pwd: `not-${main.password}`, n_pwd: next, con_pwd: next }, main)
    judge(wrongPasswordRefused, wrong, wrong.heard)
    if (!wrong.accepted) {
      const changed = await succeed('updatePassword', { c_pwd: main.password, n_pwd: next, con_pwd: next }, main)
      const after = await tryAs(bench, main.email, next)
      const before = await tryAs(bench, main.email, main.password)
      judge(passwordChanges, { before, after }, changed.heard)
      if (!after.accepted) return stop('the new password does not sign in; the old one stays')
    }
    await succeed('updatePassword', { c_pwd: next, n_pwd: main.password, con_pwd: main.password }, main)
  },
}

/** Changes the PIN and changes it back. */
export const pinChange: Journey = {
  name: 'PIN change',
  uses: ['updatePin', 'confirmPin'],
  rules: [pinChanges, wrongPinRefused],
  missing: (bench) => missing(bench) ?? (bench.accounts.main?.pin === undefined ? 'needs the PIN: --pin' : undefined),
  run: async (stage) => {
    const { bench, succeed, ask, judge, stop } = stage
    const main = mainOf(stage)
    const pin = main.pin ?? stop('there is no PIN')
    const next = otherPin(pin)
    bench.secrets.add('NEW_PIN', next)
    const wrong = await ask('updatePin', { c_pwd: next, n_pwd: next, con_pwd: next }, main)
    judge(wrongPinRefused, wrong, wrong.heard)
    if (!wrong.accepted) {
      const changed = await succeed('updatePin', { c_pwd: pin, n_pwd: next, con_pwd: next }, main)
      const confirmed = await ask('confirmPin', { pin: next }, main)
      judge(pinChanges, confirmed, changed.heard)
      if (!confirmed.accepted) return stop('the new PIN is not accepted; the old one stays')
    }
    await succeed('updatePin', { c_pwd: next, n_pwd: pin, con_pwd: pin }, main)
  },
}
