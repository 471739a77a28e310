import type { Account } from '../exchange.ts'
import { otherPin } from '../harmless.ts'
import { minorOf, newRows, rowsOf, within } from '../journey.ts'
import type { Journey, Stage, Step } from '../journey.ts'
import { balanceFalls } from '../rules/balance-falls.ts'
import { transferInStatement } from '../rules/transfer-in-statement.ts'
import { transferListed } from '../rules/transfer-listed.ts'
import { transferNeedsPin } from '../rules/transfer-needs-pin.ts'
import { wrongPinRefused } from '../rules/wrong-pin-refused.ts'
import { wrongCodeRefused } from '../rules/wrong-code-refused.ts'
import { otherCode, readCode } from './enrolment.ts'

const rest = { swift: 'DEMOXX01', currency: 'USD', routing: '000000001', country: 'Elsewhere', note: 'Conformance' }
const order = {
  bank: 'Bank of Elsewhere',
  act_no: '9900112233',
  act_hold_name: 'Tomas Berg',
  amount: '1.50',
  extra: JSON.stringify(rest),
  ...rest,
}
const amount = 150

/** A transfer with a PIN, from the order to the statement. */
export const transfer: Journey = {
  name: 'transfer',
  uses: ['getTransferFee', 'getAccount', 'getTransfers', 'confirmPin', 'submitTransfer'],
  rules: [transferNeedsPin, wrongPinRefused, transferInStatement, transferListed, balanceFalls],
  missing: ({ accounts }) => (accounts.main?.pin === undefined ? 'needs the PIN: --pin' : undefined),
  run: (stage) => send(stage, stage.bench.accounts.main),
}

/** The same for a customer of whom the bank wants an authorization code as well. */
export const authorizedTransfer: Journey = {
  name: 'transfer with an authorization code',
  uses: [...transfer.uses, 'confirmAuthorizationCode'],
  rules: [wrongCodeRefused],
  missing: ({ accounts }) =>
    accounts.authorization?.pin === undefined
      ? 'needs a customer of whom the bank wants a code: --account authorization=EMAIL:PASSWORD:PIN'
      : undefined,
  run: (stage) => send(stage, stage.bench.accounts.authorization),
}

async function send(stage: Stage, account: Account | undefined): Promise<void> {
  const { succeed, ask, judge, stop } = stage
  const pin = account?.pin
  if (account === undefined || pin === undefined) return stop('nobody with a PIN')
  const before = await stateOf(stage, account)

  const hasty = await ask('submitTransfer', order, account)
  judge(transferNeedsPin, hasty, hasty.heard)
  if (hasty.accepted) return stop('the transfer went through without a PIN; it is not ordered again')

  const wrong = await ask('confirmPin', { pin: otherPin(pin) }, account)
  judge(wrongPinRefused, wrong, wrong.heard)
  await authorize(stage, account, await succeed('confirmPin', { pin }, account))
  const { heard } = await succeed('submitTransfer', order, account)

  const after = await stateOf(stage, account)
  judge(transferInStatement, { added: newRows(before.history, after.history), amount }, heard)
  judge(transferListed, { added: newRows(before.transfers, after.transfers), ordered: asRow(order) }, heard)
  if (before.balance !== undefined) judge(balanceFalls, { before: before.balance, after: after.balance, amount }, heard)
}

async function authorize(stage: Stage, account: Account, confirmed: Step): Promise<void> {
  const { ask, succeed, judge } = stage
  let step = confirmed
  for (let codes = 0; codes < 3 && Object.keys(within(step.answer, 'requiresanother')).length > 0; codes += 1) {
    const code = await readCode(stage, account.email, 'authorize')
    const wrong = await ask('confirmAuthorizationCode', { pin: otherCode(code) }, account)
    judge(wrongCodeRefused, wrong, wrong.heard)
    step = await succeed('confirmAuthorizationCode', { pin: code }, account)
  }
}

async function stateOf({ succeed }: Stage, account: Account) {
  const fee = await succeed('getTransferFee', {}, account)
  const home = await succeed('getAccount', {}, account)
  const list = await succeed('getTransfers', {}, account)
  return {
    balance: minorOf(fee.answer['tb'] ?? fee.answer['balance']),
    history: rowsOf(home.answer, 'transactions'),
    transfers: rowsOf(list.answer, 'transactions'),
  }
}

function asRow({ bank, act_no, act_hold_name, amount: ordered }: typeof order): Record<string, string> {
  return { bank, act_no, act_hold_name, amount: ordered }
}
