import { createHash } from 'node:crypto'
import { operationOf } from '#tests/conformance/context.ts'
import { known } from '#tests/conformance/effects.ts'
import { objectOf, summary } from '#tests/conformance/exchange.ts'
import { rowsOf } from '#tests/conformance/reading.ts'
import { readsAlike, transferLinked } from '#tests/conformance/rules/agreement.ts'
import { forgotTellsNothing } from '#tests/conformance/rules/codes.ts'
import { tokenUnguessable } from '#tests/conformance/rules/sessions.ts'
import { mainOf, needsMain, shows, type Scenario } from '#tests/conformance/scenario.ts'
import { tryAs } from './signIns.ts'

/** Every loader once more: what the contract names is as it was. */
export const readTwice: Scenario = {
  name: 'reading twice',
  uses: ['getAccount'],
  rules: [readsAlike],
  missing: needsMain,
  run: async (steps) => {
    const { context, probe, judge } = steps
    const main = mainOf(steps)
    for (const [id, exchange] of context.loaded) {
      // Whether reading the list marks something is a rule of its own.
      if (id === 'getNotifications' || exchange.holder === undefined) continue
      const again = await probe(id, {}, main, 'read once more')
      const [first, second] = [objectOf(exchange), objectOf(again.exchange)]
      if (first === undefined || second === undefined || exchange.issues.length > 0) continue
      for (const name of Object.keys(first).filter((key) => context.plan.names.has(key) && key in second)) {
        const view = (body: Record<string, unknown>): unknown => known(body[name], context.plan.names)
        judge(readsAlike, { what: name, first: view(first), second: view(second) }, again.exchange)
      }
    }
  },
}

/** A line of the history that names a transfer names one of the list. */
export const links: Scenario = {
  name: 'lines and transfers',
  uses: ['getAccount', 'getTransfers'],
  rules: [transferLinked],
  missing: needsMain,
  run: (steps) => {
    const { context, judge, stop } = steps
    const list = context.loaded.get('getTransfers')
    if (list === undefined || !shows({ exchange: list }, 'transactions'))
      return stop('the list of transfers cannot be read')
    const transfers = rowsOf(objectOf(list) ?? {}, 'transactions')
    if (!transfers.some(({ id }) => id !== undefined)) return stop('the transfers have no id')
    for (const id of ['getAccount', 'getStatement']) {
      const exchange = context.loaded.get(id)
      if (exchange === undefined || !shows({ exchange }, 'transactions')) continue
      const lines = rowsOf(objectOf(exchange) ?? {}, 'transactions')
      for (const line of lines) {
        const { transfer_id: wanted } = line
        if (typeof wanted !== 'string' && typeof wanted !== 'number') continue
        const transfer = transfers.find((row) => String(row['id']) === String(wanted))
        const others = lines.filter((row) => row !== line && String(row['transfer_id']) === String(wanted))
        judge(transferLinked, { line, transfer, other: others.length === 1 ? others[0] : undefined }, exchange)
      }
    }
    context.findings.checked(transferLinked)
    return Promise.resolve()
  },
}

/** Signs in some times and looks at the tokens. */
export const tokens: Scenario = {
  name: 'tokens',
  uses: ['signIn'],
  rules: [tokenUnguessable],
  missing: needsMain,
  run: async (steps) => {
    const { context, judge } = steps
    const main = mainOf(steps)
    const signIn = await tryAs(context, main.email, main.password, 'one more sign-in')
    const first = signIn.body['jwt']
    const second = (await tryAs(context, main.email, main.password, 'one more sign-in')).body['jwt']
    if (typeof first !== 'string' || typeof second !== 'string') return
    judge(
      tokenUnguessable,
      { flaw: flawOf(first, second, [main.email, main.email.split('@')[0] ?? '']) },
      signIn.exchange,
    )
  },
}

/** What makes a token guessable. Of two tokens that are the same nothing is known but what is in them. */
export function flawOf(first: string, second: string, facts: readonly string[]): string | undefined {
  if (first.length < 12) return `a token of ${first.length} characters`
  const parts = [first, ...first.split('.')].flatMap((part) => [part, Buffer.from(part, 'base64').toString('latin1')])
  // A signed token may name the customer: its signature is what nobody can make.
  const isSigned = first.split('.').length === 3
  const now = Math.floor(Date.now() / 1000)
  const ids = Array.from({ length: 200 }, (_, index) => String(index))
  const times = Array.from({ length: 30 }, (_, index) => String(now - 20 + index))
  const hashes = new Set(
    [
      ...facts,
      ...ids,
      ...times,
      ...facts.flatMap((fact) => times.map((time) => fact + time)),
      ...ids.flatMap((id) => times.map((time) => id + time)),
    ].flatMap((text) => ['md5', 'sha1', 'sha256'].map((kind) => createHash(kind).update(text).digest('hex'))),
  )
  if (parts.some((part) => hashes.has(part.toLowerCase()))) return 'a hash of an address, an id or the time'
  if (!isSigned && facts.some((fact) => fact.includes('@') && parts.some((part) => part.includes(fact))))
    return 'a token that holds the address'
  const seconds = Number.parseInt(first.slice(0, 8), 16)
  if (/^[0-9a-f]{13,14}$/.test(first) && Math.abs(seconds - now) < 24 * 3600) return 'uniqid(), which is the time'
  if (first === second) return undefined
  let from = 0
  while (first[from] === second[from] && from < first.length) from += 1
  let to = 0
  while (first.at(-1 - to) === second.at(-1 - to) && to < first.length - from) to += 1
  const different = Math.max(first.length, second.length) - from - to
  return different < 5 ? `two tokens in a row that differ in ${different} characters` : undefined
}

/** Whoever forgets a password learns nothing of who has an account. */
export const forgotten: Scenario = {
  name: 'a forgotten password of nobody',
  uses: ['requestPasswordReset', 'resendResetCode'],
  rules: [forgotTellsNothing],
  missing: needsMain,
  run: async (steps) => {
    const { context, probe, judge } = steps
    const known = (context.accounts.second ?? mainOf(steps)).email
    const nobody = `nobody-${Date.now().toString(36)}@conformance.example`
    const outcome = ({ status, icon, message, error, failed }: Record<string, unknown>) => ({
      ...{ status, icon, message, error, failed },
    })
    for (const id of ['requestPasswordReset', 'resendResetCode']) {
      operationOf(context, id)
      const theirs = await probe(id, { email: known }, undefined, 'an address with an account')
      const nobodys = await probe(id, { email: nobody }, undefined, 'an address without an account')
      if (!theirs.accepted) continue
      const text = (step: typeof theirs): string =>
        Object.keys(step.body).length === 0
          ? summary(step.exchange)
          : JSON.stringify(outcome(step.body)).replaceAll(known, '…').replaceAll(nobody, '…')
      judge(forgotTellsNothing, { known: text(theirs), unknown: text(nobodys) }, nobodys.exchange)
    }
  },
}
