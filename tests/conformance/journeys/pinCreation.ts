import type { Journey } from '../journey.ts'
import { pinCreated } from '../rules/pin-created.ts'
import { wrongPinRefused } from '../rules/wrong-pin-refused.ts'
import { otherPin } from '../harmless.ts'

/** Creates the first PIN of a customer who has none. */
export const pinCreation: Journey = {
  name: 'PIN creation',
  uses: ['getPinStatus', 'createPin', 'confirmPin'],
  rules: [pinCreated, wrongPinRefused],
  missing: ({ accounts }) =>
    accounts['no-pin']?.token === undefined
      ? 'needs a customer without a PIN: --account no-pin=EMAIL:PASSWORD'
      : undefined,
  run: async ({ bench, succeed, ask, judge, stop }) => {
    const account = bench.accounts['no-pin']
    if (account === undefined) return stop('nobody without a PIN')
    const before = await succeed('getPinStatus', {}, account)
    const pin = '4826'
    bench.secrets.add('PIN_NO_PIN', pin)
    const created = await succeed('createPin', { pin }, account)
    account.pin = pin
    const after = await succeed('getPinStatus', {}, account)
    judge(pinCreated, { before: before.answer['haspin'], after: after.answer['haspin'] }, created.heard)
    const wrong = await ask('confirmPin', { pin: otherPin(pin) }, account)
    judge(wrongPinRefused, wrong, wrong.heard)
    await ask('confirmPin', { pin }, account)
  },
}
