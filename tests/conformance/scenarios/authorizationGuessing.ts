import { afterTries } from '#tests/conformance/again.ts'
import { isOpen, operationOf } from '#tests/conformance/context.ts'
import { type Account, type Exchange, tokenIn } from '#tests/conformance/exchange.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import { codeFits, codeTries, codesDiffer, wrongCodeRefused } from '#tests/conformance/rules/codes.ts'
import { transferNeedsCode, triesCounted, triesTold } from '#tests/conformance/rules/pins.ts'
import type { Scenario, Step, Steps } from '#tests/conformance/scenario.ts'
import { otherPin } from '#tests/conformance/values/validRequest.ts'
import { guessesAt } from '#tests/conformance/values/values.ts'
import { order } from './order.ts'
import { isAnother } from './transfer.ts'

export const authorizationGuessing: Scenario = {
  name: 'guesses of an authorization code',
  uses: ['confirmPin', 'confirmAuthorizationCode'],
  rules: [codeTries, codesDiffer, codeFits, triesTold, triesCounted, transferNeedsCode],
  missing: ({ accounts: { authorization: account }, settings }) =>
    account?.pin === undefined || account.token === undefined || settings.readCode === undefined
      ? 'needs a customer whose transfers need a code: --account authorization=EMAIL:PASSWORD:PIN, and --code-command'
      : undefined,
  run: async (steps) => {
    const { context, probe, judge, stop } = steps
    const account = context.accounts.authorization ?? stop('no customer with an authorization code')
    const { pin = '', email } = account
    const wrong = await probe('confirmPin', { pin: otherPin(pin) }, account, 'a wrong PIN')
    const renew = async (): Promise<Sent | undefined> => {
      const step = await probe('confirmPin', { pin }, account, 'the right PIN')
      const code = isAnother(step) ? await context.settings.readCode?.(email, 'authorize') : undefined
      return code === undefined ? undefined : { code, step }
    }
    const give = (text: string, note: string): Promise<Step> =>
      probe('confirmAuthorizationCode', { pin: text }, account, note)

    const used: string[] = []
    let sent = await renew()
    for (; sent !== undefined && used.length < 3; sent = await renew()) {
      used.push(sent.code)
      if (!(await give(sent.code, 'the right code')).accepted) break
    }
    if (sent === undefined || used.length < 3) return stop(`no authorization code of ${email} could be used`)
    judge(codesDiffer, { codes: used }, sent.step.exchange)
    const field = operationOf(context, 'confirmAuthorizationCode').form.find(({ name }) => name === 'pin')
    const state = { fits: used.every((code) => field?.fits(code) !== false), length: used[0]?.length }
    judge(codeFits, state, sent.step.exchange)

    await opensNoOrder(steps, account, transferNeedsCode, () => guess(steps, renew, give, wrong))
    if ((await renew()) === undefined)
      context.findings.notes.push(`${email} no longer gets authorization codes: perhaps its PIN is locked.`)
  },
}

interface Sent {
  code: string
  step: Step
}

/** Resolves to the right code, given after the wrong ones. */
async function guess(
  { judge }: Steps,
  renew: () => Promise<Sent | undefined>,
  give: (text: string, note: string) => Promise<Step>,
  wrongPin: Step,
): Promise<Step | undefined> {
  const sent = await renew()
  if (sent === undefined) return undefined
  const guesses = guessesAt(sent.code)
  let before: number | undefined
  let wrong: Exchange | undefined
  for (const guess of guesses) {
    const step = await give(guess, 'a guess')
    judge(wrongCodeRefused, step, step.exchange)
    if (step.accepted) return step
    wrong = step.exchange
    // A code that is void has none left, whether the PIN is locked or not.
    const left = Number(step.body['tries_left'] ?? Number.NaN)
    const tries = [before ?? left + 1, left].map((count) => ({ left: count, locked: count === 0 }))
    if (!Number.isNaN(left)) judge(triesCounted, { tries }, step.exchange)
    before = Number.isNaN(left) ? undefined : left
    // A bank that counts tries for one wrong code must count them for all.
    const isSameSession = tokenIn(step.exchange) === tokenIn(sent.step.exchange)
    if (isSameSession && triesTold.check(wrongPin) === undefined && guess === guesses[0])
      judge(triesTold, step, step.exchange)
  }
  const last = await give(sent.code, `the right code after ${guesses.length} wrong ones`)
  judge(codeTries, { ...last, wrong: guesses.length }, afterTries(last.exchange, wrong, guesses.length))
  const blank = await give('', `no code, after ${guesses.length} wrong ones`)
  judge(wrongCodeRefused, blank, blank.exchange)
  return blank.accepted ? blank : last
}

/**
 * A refused PIN or code opens no order. Before it, orders spend a confirmation that may be left: where every order
 * passes, the refusal proves nothing.
 */
export async function opensNoOrder(
  { context, probe, judge }: Steps,
  account: Account,
  rule: StateRule<Step>,
  refuse: () => Promise<Step | undefined>,
): Promise<void> {
  const send = (note: string): Promise<Step> => probe('submitTransfer', order(context), account, note)
  const mayOrder = isOpen(context, 'submitTransfer')
  const isSpent =
    mayOrder && !((await send('the last confirmation')).accepted && (await send('the last confirmation')).accepted)
  const refused = await refuse()
  if (!isSpent || refused === undefined || refused.accepted) return
  const step = await send(`after a refusal: ${refused.exchange.note}`)
  judge(rule, step, step.exchange)
}
