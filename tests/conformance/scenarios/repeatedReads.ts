import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { pause } from '#tests/conformance/context.ts'
import { objectOf, summary, type Exchange } from '#tests/conformance/exchange.ts'
import { bookedFact, leavesOf } from '#tests/conformance/reading/effects.ts'
import { keyOfRow, minorOf, rowsOf, saysYes, transferOf, within } from '#tests/conformance/reading/rows.ts'
import { flawOf, forgeriesOf } from '#tests/conformance/reading/tokens.ts'
import { factsAgree, readsAlike, sameHistory, transferLinked } from '#tests/conformance/rules/agreement.ts'
import { forgotTellsNothing } from '#tests/conformance/rules/codes.ts'
import { tokenNew, tokenUnguessable } from '#tests/conformance/rules/sessions.ts'
import { mainOf, shows, type Scenario, type Step, type Steps } from '#tests/conformance/scenario.ts'
import { describedIn, filled } from './agreement.ts'
import { tryAs } from './signIns.ts'

export const readTwice: Scenario = {
  name: 'reading twice',
  uses: ['getAccount'],
  rules: [readsAlike],
  run: async (steps) => {
    const { context, probe, judge } = steps
    const main = mainOf(steps)
    for (const [id, exchange] of context.loaded) {
      if (exchange.holder === undefined || exchange.issues.length > 0) continue
      const read = () => probe(id, {}, main, 'read again')
      let [then, now] = [{ exchange }, await read()]
      const lost = different(then, now, isFixed)
      if (lost !== undefined) {
        judge(readsAlike, { what: lost, ...valuesAt(lost, then, now) }, now.exchange)
        continue
      }
      if (id === 'getNotifications') continue
      // The bank may have booked or sent something in between.
      const once = different(then, now)
      if (once !== undefined) [then, now] = [await read(), await read()]
      if (once !== undefined && different(then, now) === undefined) {
        const readLater = async (): Promise<Step> => {
          await pause(context.settings, 1100)
          return read()
        }
        const [next, last] = [await readLater(), await readLater()]
        if (different(now, next) === once && different(next, last) === once) [then, now] = [next, last]
      }
      const what = different(then, now) ?? 'everything'
      judge(readsAlike, { what, ...valuesAt(what, then, now) }, now.exchange)
    }
  },
}

const isFixed = (path: string): boolean => !mayMove.test(path)

/** What the bank itself may change at any time. */
const mayMove = new RegExp(
  String.raw`${bookedFact.source}|(^|\.)(notifications|nc|percent|verification_status|verified)$`,
)

function valuesAt(path: string, then: Pick<Step, 'exchange'>, now: Pick<Step, 'exchange'>) {
  return { first: leavesOf(then).get(path), second: leavesOf(now).get(path) }
}

/** The path of the first value that differs. A bank may show a new address to pay to each time. */
function different(
  then: Pick<Step, 'exchange'>,
  now: Pick<Step, 'exchange'>,
  counts?: typeof isFixed,
): string | undefined {
  const [first, second] = [leavesOf(then), leavesOf(now)]
  const shown = (path: string, value: unknown): unknown =>
    path.startsWith('addresses') && Array.isArray(value) ? value.map((entry) => (entry ?? '') !== '') : value
  return [...first.keys()].find(
    (path) =>
      (counts?.(path) ?? second.has(path)) &&
      !isDeepStrictEqual(shown(path, first.get(path)), shown(path, second.get(path))),
  )
}

export const links: Scenario = {
  name: 'lines and transfers',
  uses: ['getAccount', 'getTransfers'],
  rules: [transferLinked],
  run: (steps) => judgeLinks(steps, steps.context.loaded),
}

export const laterLinks: Scenario = {
  ...links,
  name: 'lines and transfers of this run',
  run: async (steps) => {
    const main = mainOf(steps)
    const now = new Map<string, Exchange>()
    // Read last: a transfer that settles in between is then settled in the list.
    for (const id of ['getAccount', 'getStatement', 'getTransfers'])
      now.set(id, (await steps.probe(id, {}, main)).exchange)
    await judgeLinks(steps, now)
  },
}

async function judgeLinks(steps: Steps, loaded: ReadonlyMap<string, Exchange>): Promise<void> {
  const { context, judge, probe, stop } = steps
  const list = loaded.get('getTransfers')
  if (list === undefined || !shows({ exchange: list }, 'transactions'))
    return stop('the list of transfers cannot be read')
  const transfers = rowsOf(objectOf(list) ?? {}, 'transactions')
  if (transfers.length === 0) return stop('there are no transfers')
  if (!transfers.some(({ id }) => id !== undefined)) return stop('the transfers have no id')
  const linked: Link[] = []
  for (const id of ['getAccount', 'getStatement']) {
    const exchange = loaded.get(id)
    if (exchange === undefined || !shows({ exchange }, 'transactions')) continue
    const lines = rowsOf(objectOf(exchange) ?? {}, 'transactions')
    for (const line of lines) {
      const { transfer_id: wanted } = line
      if (typeof wanted !== 'string' && typeof wanted !== 'number') continue
      const transfer = transferOf(line, transfers)
      const isEarly = line['status'] === 'in_progress' && (transfer?.['status'] ?? 'in_progress') !== 'in_progress'
      const later = isEarly ? rowsOf((await probe(id, {}, mainOf(steps))).body, 'transactions') : []
      const now = later.find((row) => keyOfRow(row) === keyOfRow(line)) ?? line
      const others = lines.filter((row) => row !== line && String(row['transfer_id']) === String(wanted))
      linked.push({ id, exchange, line: now, transfer, other: others.length === 1 ? others[0] : undefined })
    }
  }
  const wrong = linked.filter((link) => transferLinked.check(link) !== undefined)
  const isListWrong =
    wrong.length > 0 && wrong.every((link) => isOtherSum(link) && sameSumIn(link, wrong) !== undefined)
  for (const link of linked) {
    const isHistory = context.findings.has(sameHistory.id, link.id) && isOtherSum(link)
    // Two of the three agree, and the third is blamed already.
    if (isHistory && wrong.includes(link) && sameSumIn(link, wrong) === undefined) continue
    const isList = isListWrong || (wrong.length < linked.length && isUnlisted(link, wrong))
    judge(transferLinked, { ...link, isListWrong: isList }, isList ? list : link.exchange)
  }
  // A bank need not link them.
  if (['getAccount', 'getStatement'].some((id) => loaded.has(id))) context.findings.checked(transferLinked)
}

interface Link {
  id: string
  exchange: Exchange
  line: Record<string, unknown>
  transfer: Record<string, unknown> | undefined
  other: Record<string, unknown> | undefined
}

/** Home and the statement name the same transfer, which the list lacks. */
function isUnlisted({ id, line, transfer }: Link, wrong: readonly Link[]): boolean {
  if (transfer !== undefined) return false
  return wrong.some((other) => other.id !== id && String(other.line['transfer_id']) === String(line['transfer_id']))
}

function isOtherSum({ line, transfer, other }: Link): boolean {
  if (transfer === undefined || other !== undefined) return false
  return transferLinked.check({ line: { ...line, amount: transfer['amount'] }, transfer }) === undefined
}

/** The line of the same transfer with the same amount in the other loader. */
function sameSumIn({ id, line }: Link, links: readonly Link[]): Link | undefined {
  const sum = minorOf(line['amount'])
  return links.find(
    (other) =>
      other.id !== id &&
      String(other.line['transfer_id']) === String(line['transfer_id']) &&
      minorOf(other.line['amount']) === sum,
  )
}

export const tokens: Scenario = {
  name: 'tokens',
  uses: ['signIn'],
  rules: [tokenUnguessable, tokenNew],
  run: async (steps) => {
    const { context, judge, probe, guest } = steps
    const main = mainOf(steps)
    const { second: other } = context.accounts
    const signIn = await tryAs(context, main.email, main.password, 'another sign-in')
    const again = await tryAs(context, main.email, main.password, 'another sign-in')
    const [first, second] = [signIn.body['jwt'], again.body['jwt']]
    if (typeof first !== 'string' || typeof second !== 'string') return
    const { body, exchange } = await probe('getProfile', {}, main)
    judgeSignIn(steps, signIn, describedIn(exchange, 'profile'))
    for (const account of Object.values(context.accounts)) {
      const { token: former } = account
      if (account === main || former === undefined) continue
      const step = await tryAs(context, account.email, account.password, `a sign-in of ${account.kind}`)
      const token = step.body['jwt']
      if (typeof token === 'string') judge(tokenNew, { first: former, second: token }, step.exchange)
      if (account.tokenKind !== 'session') continue
      judgeSignIn(steps, step, describedIn((await probe('getProfile', {}, account)).exchange, 'profile'))
    }
    const told = Object.values({ ...within(body, 'user'), ...within(body, 'profile') })
      .flatMap((fact) => (typeof fact === 'string' || typeof fact === 'number' ? [String(fact)] : []))
      .filter((fact) => fact.length > 3)
    const known = [main.email, main.email.toLowerCase(), main.email.split('@')[0] ?? '', ...told]
    const flaw = flawOf(first, known)
    judge(tokenUnguessable, { flaw }, signIn.exchange)
    if (flaw === undefined) judge(tokenNew, { first, second }, again.exchange)
    const [mine, theirs] = [main.token, other?.token]
    if (mine === undefined || theirs === undefined || other === undefined) return
    for (const [what, token] of forgeriesOf(mine, theirs)) {
      context.secrets.addMade('FORGED_TOKEN', token)
      const step = await guest('getProfile', { token }, `a token of another customer: ${what}`)
      const shown = within(step.body, 'profile')['email']
      if (shown !== other.email) continue
      judge(tokenUnguessable, { flaw: `a forged token is accepted: ${what}` }, signIn.exchange)
      return
    }
  },
}

/** The response names the customer twice: beside the token, and as `user`. */
function judgeSignIn({ judge }: Steps, { body, exchange }: Step, profile: Record<string, unknown>): void {
  if (exchange.issues.length > 0) return
  for (const [path, fact] of leavesOf({ exchange })) {
    const name = path.replace('user.', '')
    if (profile[name] === undefined || path === 'verification_status') continue
    const [here, there] = [fact, profile[name]].map(filled)
    judge(factsAgree, { what: path, here, there, elsewhere: 'getProfile' }, exchange)
  }
  const elsewhere = 'that token in every call'
  judge(factsAgree, { what: 'role', here: body['role'] ?? 'customer', there: 'customer', elsewhere }, exchange)
  judge(factsAgree, { what: 'ismsg', here: saysYes(body['ismsg']), there: false, elsewhere }, exchange)
}

function strangerTo(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const middle = randomBytes(16)
    .toString('hex')
    .slice(0, Math.max(local.length - 3, 6))
  return `${local.slice(0, 2)}${middle}${local.slice(-1)}@${domain}`
}

/** The response must not disclose who has an account. */
export const forgotten: Scenario = {
  name: 'a forgotten password of an unknown address',
  uses: ['requestPasswordReset'],
  rules: [forgotTellsNothing],
  run: async (steps) => {
    const { context, judge, guest } = steps
    const known = (context.accounts.second ?? mainOf(steps)).email
    const [nobody, another] = [strangerTo(known), strangerTo(known)]
    const ask = (email: string, note: string): Promise<Step> => guest('requestPasswordReset', { email }, note)
    const theirs = await ask(known, 'an address with an account')
    const nobodys = await ask(nobody, 'an address without an account')
    const others = await ask(another, 'another address without an account')
    if (!theirs.accepted) return
    const plain = ({ body }: typeof theirs, name: string): string =>
      JSON.stringify(body[name] ?? null)
        .replaceAll(known, '…')
        .replaceAll(another, '…')
        .replaceAll(nobody, '…')
    // Fields that differ between two unknown addresses, such as a time, disclose nothing.
    const names = [...new Set([theirs, nobodys].flatMap(({ body }) => Object.keys(body)))].filter(
      (name) => plain(nobodys, name) === plain(others, name),
    )
    const text = (step: typeof theirs): string =>
      Object.keys(step.body).length === 0
        ? summary(step.exchange)
        : `{${names.map((name) => `"${name}":${plain(step, name)}`).join(',')}}`
    judge(forgotTellsNothing, { known: text(theirs), unknown: text(nobodys) }, nobodys.exchange)
    const again = await ask(known, 'an address with an account, again')
    let unknown = await ask(nobody, 'an address without an account, again')
    // A bank may count requests, and the known address may have more of them.
    for (let times = 0; times < 3 && unknown.accepted && !again.accepted; times += 1)
      unknown = await ask(nobody, 'an address without an account, again')
    judge(forgotTellsNothing, { known: text(again), unknown: text(unknown) }, unknown.exchange)
  },
}
