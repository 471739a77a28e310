/** A transfer and the four submissions: their forms, what they need first, and their whole effect. */
import type { Values } from '#tests/conformance/context.ts'
import { show } from '#tests/conformance/contract/schema.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import { demandsCode, foldedAs, idText, minorOf, rowsOf, within, type Row } from '#tests/conformance/reading/rows.ts'
import type { Law } from '#tests/conformance/rule.ts'
import * as law from '#tests/conformance/rules/laws.ts'
import { photoOfSize, picture } from '#tests/conformance/values/files.ts'
import { accountNumbers } from '#tests/conformance/values/values.ts'
import { forms, type Fall } from './agreement.ts'
import { needsMail } from './cell.ts'
import { addedIn, balanceIn, bodyIn, changesBetween, profileIn, rowsIn, type Looks } from './looks.ts'
import { codeOf } from './people.ts'
import type { Walk } from './walk.ts'

export interface Kind {
  id: string
  /** The list that shows the orders. */
  loader: string
  uses: readonly string[]
  /** The forms that a bank with rules may take, the oddest first. Empty if nothing can be ordered. */
  forms: (walk: Walk, account: Account, amount: string, round: number) => Values[]
  /** Whether the bank awaits the order. */
  ready: (walk: Walk, account: Account) => Promise<boolean>
  may: RegExp
  effect: (values: Values, clock: Date) => (now: Looks, before: Looks) => Fall[]
}

const payee = { bank: 'Bank of Elsewhere & Sons', act_no: '0099001122', act_hold_name: "Tomás O'Berg" }
const codes = { swift: 'DEMOXX01', currency: 'USD', routing: '000000017' }
const details = { ...codes, country: 'Elsewhere', note: 'Rent & "more"' }
const plain = { bank: 'Bank of Elsewhere', act_no: 'DE89370400440532013000', act_hold_name: 'Tomas Berg' }
const checked = { swift: 'TESTDEFF', currency: 'USD', routing: '021000021', country: 'Germany', note: 'Conformance' }

/** `extra` repeats the details, and a bank may read either. */
export const withExtra = (form: Record<string, string>): Record<string, string> => {
  const { swift = '', currency = '', routing = '', country = '', note = '' } = form
  return { ...form, extra: JSON.stringify({ swift, currency, routing, country, note }) }
}

export const plainOrder = (): Values => withExtra({ ...plain, ...checked, amount: '1.50' })

export const text = (values: Values, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

const fallen = (broken: Law, got: string, loader: string, expected = broken.title): Fall => {
  return { law: broken, expected, got, through: [loader] }
}

/** The PIN, and the codes that the bank demands after it. */
async function permit(walk: Walk, account: Account): Promise<boolean> {
  let done = await walk.call('confirmPin', { pin: account.pin ?? '' }, account, 'the right PIN')
  for (let codes = 0; codes < 3 && done.accepted && demandsCode(done.body['requiresanother']); codes += 1) {
    if (needsMail(walk.context) !== undefined || !walk.may(['confirmAuthorizationCode'])) return false
    const code = await codeOf(walk, 'authorize', account.email, done)
    done = await walk.call('confirmAuthorizationCode', { pin: code }, account, 'the code that was sent')
  }
  return done.accepted
}

const debits = (now: Looks, before: Looks, loader: string): Row[] =>
  addedIn(before, now, loader).filter((line) => line['transaction_type'] === 'debit')

function listed(values: Values, now: Looks, before: Looks): Fall[] {
  const list = now.get('getTransfers')
  if (list === undefined || !before.has('getTransfers')) return []
  const amount = minorOf(text(values, 'amount'))
  const isAmount = (row: Row): boolean => minorOf(row['amount']) === amount
  const near = addedIn(before, now, 'getTransfers').filter((row) => isAmount(row) || row['act_no'] === values['act_no'])
  const isSame = (name: string, row: Row): boolean => foldedAs(name, row[name]) === foldedAs(name, values[name])
  const own = near.filter((row) => isAmount(row) && Object.keys(payee).every((name) => isSame(name, row)))
  const [row] = own
  if (own.length > 1) return [fallen(law.bookedOnce, `${own.length} new rows`, 'getTransfers')]
  if (row === undefined) {
    // Where the history shows the amount that was ordered, the list changes it.
    const isLists = near.length > 0 && !near.some(isAmount) && debits(now, before, 'getAccount').some(isAmount)
    const fall = fallen(law.transferListed, show(near[0] ?? 'no new row'), 'getTransfers')
    return [{ ...fall, ...(isLists && { exchange: list }) }]
  }
  const names = Object.keys(details)
  const isBlank = (name: string, of: Row): boolean => (of[name] ?? '') === ''
  const wrong = names.filter((name) => !isBlank(name, row) && !isSame(name, row))
  const lost = names.filter((name) => isBlank(name, row) && text(values, name) !== '')
  const pick = (of: string[]): string => show(Object.fromEntries(of.map((name) => [name, row[name]])))
  if (wrong.length > 0) return [fallen(law.payeeKept, pick(wrong), 'getTransfers')]
  const isKept =
    lost.length < names.length ||
    rowsIn(now, 'getTransfers').some((other) => names.some((name) => !isBlank(name, other)))
  return lost.length > 0 && isKept
    ? [{ ...fallen(law.payeeKept, `no ${lost.join(', ')}`, 'getTransfers'), level: 'SHOULD' }]
    : []
}

function entered(values: Values, now: Looks, before: Looks, loader: string): Fall[] {
  if (!now.has(loader) || !before.has(loader)) return []
  const amount = minorOf(text(values, 'amount')) ?? 0
  const lines = debits(now, before, loader)
  const sums = lines.map((line) => minorOf(line['amount']) ?? 0)
  const times = sums.filter((sum) => sum === amount).length
  // A bank may book its fee separately.
  const isParts = sums.some((sum, at) => sums.some((other, place) => place > at && sum + other === amount))
  const falls: Fall[] = []
  if (times === 0 && !isParts) falls.push(fallen(law.transferInStatement, show(lines[0] ?? 'no new row'), loader))
  if (times > 1) falls.push(fallen(law.bookedOnce, `${times} new rows`, loader))
  const { percent } = bodyIn(now, 'getTransferFee')
  const fee = minorOf(lines.find((line) => minorOf(line['amount']) === amount)?.['fee'])
  const named = (amount * ((percent ?? '') === '' ? 10 : Number(percent))) / 100
  if (fee !== undefined && now.has('getTransferFee') && Math.abs(fee - named) > 1)
    falls.push(fallen(law.feeNamed, (fee / 100).toFixed(2), loader, `a fee of ${(named / 100).toFixed(2)}`))
  const [then, balance] = [balanceIn(before), balanceIn(now)]
  const isSettled = changesBetween(before, now).some(({ kind }) => kind === 'status')
  const isOpen = loader === 'getAccount' && lines[0]?.['status'] === 'in_progress' && !isSettled
  if (isOpen && then !== undefined && balance === then)
    falls.push(fallen(law.balanceFalls, String(balance / 100), loader))
  return falls
}

/** Time zones are in steps of a quarter of an hour. */
function clocks(clock: Date, now: Looks, before: Looks): Fall[] {
  const times = ['getAccount', 'getTransfers', 'getStatement'].flatMap((loader) => {
    const date = addedIn(before, now, loader)[0]?.['date']
    const [, day, time, zone = ''] = /^([\d-]{10})[T ](\d\d:\d\d(?::\d\d)?)(.*)$/.exec(String(date)) ?? []
    const exchange = now.get(loader)
    if (day === undefined || time === undefined || exchange === undefined || time.startsWith('00:00')) return []
    return [{ exchange, date, zone, minutes: (Date.parse(`${day}T${time}Z`) - clock.getTime()) / 60_000 }]
  })
  const [first] = times
  return times.flatMap(({ exchange, date, zone, minutes }): Fall[] => {
    const isOff = Math.abs(minutes) > 15 * 60 || Math.abs(minutes - 15 * Math.round(minutes / 15)) > 3
    const isOther = zone === '' && first?.zone === '' && Math.abs(minutes - first.minutes) >= 20
    const expected = `a time about ${show(isOther ? first.date : clock)}`
    return isOff || isOther ? [{ law: law.factsAgree, exchange, expected, got: show(date) }] : []
  })
}

export const transfer: Kind = {
  id: 'submitTransfer',
  loader: 'getTransfers',
  uses: ['submitTransfer', 'confirmPin', 'getTransfers', 'getAccount'],
  ready: permit,
  may: /^get(Account|Statement|Transfers) transactions$/,
  forms: (walk, account, amount, round) => {
    const balance = balanceIn(walk.looks(account)) ?? minorOf(bodyIn(walk.looks(account), 'getTransferFee')['tb'])
    // The screen lets only an amount below the balance pass.
    const isAbove = balance !== undefined && balance > 0 && (minorOf(amount) ?? 0) >= balance
    if (account.pin === undefined || isAbove) return []
    const odd = { ...payee, ...details, amount, act_no: accountNumbers[round % accountNumbers.length] ?? '' }
    const sure = { ...plain, ...checked, amount }
    const { country, currency } = checked
    const euros = { ...odd, currency: 'EUR', note: `${'A long note. '.repeat(20)}李雷 🏦` }
    const first = [odd, { ...plain, country, currency, amount }, euros, { ...odd, note: '' }][round % 4] ?? odd
    return [first, sure, ...['2.00', '25.00', '150.00'].map((sum) => ({ ...sure, amount: sum }))].map(withExtra)
  },
  effect: (values, clock) => (now, before) => [
    ...listed(values, now, before),
    ...['getAccount', 'getStatement'].flatMap((loader) => entered(values, now, before, loader)),
    ...clocks(clock, now, before),
  ],
}

const planIn = (looks: Looks): unknown =>
  profileIn(looks)['current_plan'] ?? bodyIn(looks, 'getUpgradeForm')['current_plan']

function submission(
  id: string,
  loader: (typeof forms)[number],
  file: string,
  list = '',
  column = '',
  field = '',
): Kind {
  const chosenIn = (values: Values): [string, string][] => (field === '' ? [] : [[field, text(values, field)]])
  return {
    ...{ id, loader, uses: [id, loader, 'getAccount', 'getProfile'] },
    ready: () => Promise.resolve(true),
    may: new RegExp(`^((${loader}|getAccount|getStatement) transactions|get\\w+ .*current_plan)$`),
    forms: (walk, account, amount, round) => {
      const body = bodyIn(walk.looks(account), loader)
      const [names = [], addresses = []] = [body['names'], body['addresses2']].map((all): unknown[] =>
        Array.isArray(all) ? all : [],
      )
      // A bank may refuse methods without an address.
      const payable = names.filter((_name, at) => (addresses[at] ?? '') !== '')
      const options = rowsOf(body, list)
      if (payable.length === 0 || (field !== '' && options.length === 0)) return []
      const option = options[Math.floor(round / payable.length) % options.length]
      const price = typeof option?.['price'] === 'string' ? option['price'] : undefined
      const type = String(payable[round % payable.length])
      const bare: Values = { type, amount, ...(field === '' ? {} : { [field]: String(option?.[column]) }) }
      const form: Values = { ...bare, [file]: picture }
      const other = { ...form, type: String(names[round % names.length]) }
      const odd: Values[] = [form, { ...form, [file]: photoOfSize(300_000) }, bare, other]
      const first: Values =
        round % 6 === 5 && price !== undefined ? { ...form, amount: price } : (odd[round % 4] ?? form)
      return [first, form, { ...form, amount: price ?? '150.00' }, { ...form, amount: '25.00' }]
    },
    effect: (values) => (now, before) => {
      const amount = minorOf(text(values, 'amount'))
      const isAmount = (row: Row): boolean => minorOf(row['amount']) === amount
      const isChosen = (row: Row): boolean => chosenIn(values).every(([name, value]) => (row[name] ?? value) === value)
      const added = addedIn(before, now, loader)
      const own = added.filter((row) => row['type'] === values['type'] && isAmount(row) && isChosen(row))
      const falls: Fall[] = []
      if (now.has(loader) && before.has(loader) && (own.length !== 1 || added.length > 1))
        falls.push(fallen(law.submissionListed, added.length === 0 ? 'no new row' : show(added), loader))
      for (const other of forms.filter((one) => one !== loader)) {
        const exchange = now.get(other)
        const wrong = addedIn(before, now, other).find(isAmount)
        if (exchange !== undefined && wrong !== undefined)
          falls.push({ ...fallen(law.listedInOwnForm, show(wrong), other), exchange })
      }
      const pending = (looks: Looks): number =>
        rowsIn(looks, loader).filter(({ status }) => status === 'pending').length
      const isReviewed = own.some(({ status }) => status !== 'pending') || pending(now) < pending(before) + own.length
      const booked = addedIn(before, now, 'getAccount').find(isAmount)
      if (booked !== undefined && !isReviewed) falls.push(fallen(law.reviewFirst, show(booked), 'getAccount'))
      const [plan, next] = [planIn(before), planIn(now)]
      if (plan !== undefined && next !== undefined && plan !== next && !isReviewed)
        falls.push(fallen(law.reviewFirst, show(next), 'getProfile'))
      return falls
    },
  }
}

export const kinds: readonly Kind[] = [
  transfer,
  submission('submitCryptoDeposit', 'getCryptoDepositForm', 'depositPic'),
  submission('submitPayment', 'getPaymentForm', 'depositPic', 'purposes', 'purpose_name', 'purpose'),
  submission('submitFixedDeposit', 'getFixedDepositForm', 'fixedDepositPic', 'plans', 'plan_name', 'plan'),
  submission('submitUpgrade', 'getUpgradeForm', 'depositPic', 'plans', 'plan_name', 'plan'),
]

export const accountNumberIn = (looks: Looks): string =>
  idText(within(bodyIn(looks, 'getAccount'), 'account')['account_no'])
