/** The table of secrets that a customer knows, second half: the PIN, from its creation to its lock. */
import { asksForPin, selected, type Values } from '#tests/conformance/context.ts'
import { show } from '#tests/conformance/contract/schema.ts'
import { summary, type Account } from '#tests/conformance/exchange.ts'
import { idText, saysYes } from '#tests/conformance/reading/rows.ts'
import type { Law } from '#tests/conformance/rule.ts'
import * as law from '#tests/conformance/rules/laws.ts'
import { isAlive } from '#tests/conformance/signIn.ts'
import { changeOf, createdPin, nextPin, plainPassword } from '#tests/conformance/values/chosenSecrets.ts'
import { validForm } from '#tests/conformance/values/validRequest.ts'
import { almost, emptyCodes } from '#tests/conformance/values/values.ts'
import { cell, needsAccount, needsPin, type Cell } from './cell.ts'
import { plainOrder } from './orderKinds.ts'
import { changer, stillSignsIn } from './passwords.ts'
import { enter } from './people.ts'
import type { Done, Walk } from './walk.ts'

/** The PIN of the form, in every action that asks for it. */
function formsWithPin({ context }: Walk, pin: string): [id: string, values: Values][] {
  return context.plan.operations.filter(asksForPin).flatMap((operation): [string, Values][] => {
    const form = validForm(context, operation)
    if ('missing' in form || !selected(context, operation)) return []
    return [[operation.id, { ...form.values, ...context.acceptedForms.get(operation.id), pin }]]
  })
}

const confirm = (walk: Walk, account: Account, note = 'the right PIN', pin = account.pin ?? ''): Promise<Done> =>
  walk.call('confirmPin', { pin }, account, note)

const holders = (walk: Walk): Account[] => walk.sessions().filter(({ pin }) => pin !== undefined)

const nearPins = (walk: Walk, { pin = '' }: Account): (readonly [string, string | undefined])[] => {
  const others = Object.values(walk.context.accounts).flatMap((other) =>
    other.pin === undefined ? [] : [['of another customer', other.pin] as const],
  )
  return [...others, ...almost(pin), ...emptyCodes, ['never set', '9264'] as const].filter(([, text]) => text !== pin)
}

/** In pairs, with the right one after each, which ends the count. */
async function nearMisses(walk: Walk): Promise<void> {
  const { 'no-pin': created } = walk.context.accounts
  for (const account of [...holders(walk), ...(created?.hasRightPin === true ? [created] : [])]) {
    const right = await confirm(walk, account)
    walk.judge(law.actionServed, right, right.refused)
    if (!right.accepted) continue
    const lefts: string[] = []
    for (const [at, [what, pin]] of nearPins(walk, account).entries()) {
      walk.begin()
      for (const [id, values] of formsWithPin(walk, pin ?? '')) {
        const { pin: _pin, ...without } = values
        const done = await walk.refuse(
          law.wrongPinRefused,
          id,
          pin === undefined ? without : values,
          account,
          `a PIN ${what}`,
        )
        const left = idText(done.body['tries_left'])
        if (at % 2 === 0 && id === 'confirmPin' && left !== '') lefts.push(left)
      }
      if (at % 2 === 0) continue
      const again = await walk.act('confirmPin', { pin: account.pin ?? '' }, account, 'the right PIN after wrong ones')
      walk.judge(at < 3 ? law.refusalInert : law.pinCountEnds, again, again.refused)
      if (again.refused) break
    }
    const last = await confirm(walk, account)
    walk.judge(law.pinCountEnds, last, new Set(lefts).size > 1 && `tries_left ${lefts.join(', ')}`)
  }
}

const change = changer('updatePin', 'pin')

async function refusedChanges(walk: Walk): Promise<void> {
  for (const account of holders(walk)) {
    const { pin = '' } = account
    const next = pin === '7391' ? '2846' : '7391'
    const wrong = [...almost(pin).map(([, text]) => text), '', '0', '0000', ' ', next]
    type Try = [note: string, values: Record<string, string>, law?: Law]
    const of = (text: string): Try => ['a wrong current PIN', changeOf(text, next), law.wrongPinRefused]
    const to = (text: string): Try => ['a new PIN that is no number', changeOf(pin, text), law.newSecretChecked]
    const refused: Try[] = [
      ...wrong.map(of),
      ['a repetition that differs', { ...changeOf(pin, next), con_pwd: '1598' }, law.repetitionCompared],
      ...['abcd', '', '12a4', '    '].map(to),
      ['a new PIN with a zero byte', changeOf(pin, `${next}\u0000`)],
    ]
    for (const [at, [note, values, broken]] of refused.entries()) {
      walk.begin()
      const done = await change(walk, account, values, note, broken && { want: 'refuse', law: broken })
      if (done.accepted) await change(walk, account, changeOf(account.pin ?? '', pin), 'the former one')
      if (account.pin !== pin) return
      if (at % 2 === 0 && at < wrong.length) continue
      const right = await confirm(walk, account)
      walk.judge(law.refusalInert, done, right.refused && summary(right.exchange))
      if (!right.refused) continue
      if ((await confirm(walk, account, 'the new one', next)).accepted) account.pin = next
      return
    }
    await walk.refuse(law.wrongPinRefused, 'confirmPin', { pin: next }, account, 'the new PIN of a refused change')
    await confirm(walk, account)
  }
}

async function rightChanges(walk: Walk): Promise<void> {
  for (const account of holders(walk)) {
    const older = account.token ?? ''
    await enter(walk, account, 'another session')
    for (const next of [nextPin(account.pin ?? ''), '83512', '8351', '6294']) {
      walk.begin()
      const former = account.pin ?? ''
      const isNeeded = next === '6294' && !walk.hasServed('updatePin', account)
      const done = await change(walk, account, changeOf(former, next), 'another', isNeeded ? { want: 'accept' } : {})
      if (!done.accepted) continue
      const fresh = await confirm(walk, account, 'the new PIN')
      if (fresh.refused && (await confirm(walk, account, 'the former PIN', former)).accepted) account.pin = former
      walk.judge(law.pinChanges, done, fresh.refused && summary(fresh.exchange))
      if (fresh.refused) return
      for (const text of [former, next.replace(/^0+/, ''), `${next}7`].filter((one) => one !== next)) {
        const old = await walk.act('confirmPin', { pin: text }, account, 'a former PIN, or a part')
        walk.judge(text === former ? law.pinChanges : law.longPasswordWhole, done, old.accepted && 'it is accepted')
        await confirm(walk, account)
      }
      const isOlder = (await isAlive(walk, account, older)) === true
      const there = isOlder
        ? await walk.call('confirmPin', { pin: next, token: older }, undefined, 'in an older session')
        : undefined
      walk.judge(law.pinChanges, done, there?.refused === true && 'the new PIN is refused in an older session')
      await enter(walk, account, 'a new session')
      const here = await confirm(walk, account, 'in a new session')
      walk.judge(law.pinChanges, done, here.refused && 'the new PIN is refused in a new session')
      await stillSignsIn(walk, account, done)
      for (const other of holders(walk).filter((one) => one !== account)) {
        const seen = await confirm(walk, other, 'another customer')
        walk.judge(law.othersUntouched, done, seen.refused && summary(seen.exchange))
      }
    }
  }
}

/** What a refusal tells at one operation it tells at the other. */
async function triesAlike(walk: Walk): Promise<void> {
  for (const account of holders(walk)) {
    const here = await walk.refuse(law.wrongPinRefused, 'confirmPin', { pin: '9264' }, account, 'a wrong PIN')
    await confirm(walk, account)
    const there = await change(walk, account, changeOf('9264', '7391'), 'a wrong current PIN')
    await confirm(walk, account)
    const lost = ['locked', 'tries_left'].filter(
      (name) => here.body[name] !== undefined && there.body[name] === undefined,
    )
    walk.judge(law.triesTold, there, there.refused && lost.length > 0 && `no ${lost.join(' and ')}, unlike confirmPin`)
  }
}

async function judgeStatus(walk: Walk, account: Account, note: string, token = account.token ?? ''): Promise<void> {
  const seen = await walk.call('getPinStatus', { token }, token === account.token ? account : undefined, note)
  const { haspin } = seen.body
  walk.judge(law.pinCreated, seen, seen.accepted && !saysYes(haspin) && `haspin ${show(haspin)}, ${note}`)
}

const refusedOrder = async (walk: Walk, account: Account, note: string): Promise<void> => {
  if (walk.may(['submitTransfer']))
    await walk.refuse(law.transferNeedsPin, 'submitTransfer', plainOrder(), account, note)
}

/** The first PIN of a customer, which can be created once. */
async function creation(walk: Walk): Promise<void> {
  const account = walk.context.accounts['no-pin'] ?? walk.end('no such customer')
  const before = await walk.call('getPinStatus', {}, account, 'is there a PIN?')
  if (before.accepted && saysYes(before.body['haspin'])) {
    account.pin ??= createdPin
    const isKnown = (await confirm(walk, account)).accepted
    const first = isKnown ? undefined : await walk.call('createPin', { pin: createdPin }, account, 'another PIN')
    walk.judge(law.pinCreated, before, first?.accepted === true && 'haspin "yes" before the first PIN')
    walk.context.findings.tally('createPin').known ??= 'used up by a former run: the customer has a PIN'
    return walk.end('used up by a former run: the customer has a PIN')
  }
  for (const pin of ['0000', '1234'])
    await walk.refuse(law.wrongPinRefused, 'confirmPin', { pin }, account, 'a PIN where there is none')
  await refusedOrder(walk, account, 'an order where there is no PIN')
  const older = account.token ?? ''
  await enter(walk, account, 'another session')
  await walk.look(account)
  for (const pin of ['12a4', '', '    ', '1e3', '-123'])
    if ((await walk.refuse(law.newSecretChecked, 'createPin', { pin }, account, 'a PIN that is no number')).accepted)
      return
  await walk.act('createPin', { pin: '04\u00002' }, account, 'a PIN with a zero byte')
  const { done } = await walk.actWithExtras('createPin', { pin: createdPin }, account, { may: /haspin$/ })
  walk.wanted(done, { want: 'accept' })
  if (!done.accepted) return
  account.pin = createdPin
  await refusedOrder(walk, account, 'an order with a PIN that was created only')
  const right = await confirm(walk, account)
  account.hasRightPin = right.accepted
  walk.judge(law.pinCreated, done, right.refused && 'the PIN that was created is refused')
  if (right.accepted) await judgeStatus(walk, account, 'in this session')
  if (right.accepted && (await isAlive(walk, account, older)) === true)
    await judgeStatus(walk, account, 'in an older session', older)
  await enter(walk, account, 'a new session')
  const again = await confirm(walk, account, 'the PIN in a new session')
  walk.judge(law.pinCreated, done, right.accepted && again.refused && 'the PIN is refused in a new session')
  await judgeStatus(walk, account, 'in a new session')
  for (const pin of [createdPin, '1357']) {
    walk.begin()
    const second = await walk.refuse(law.pinCreatedOnce, 'createPin', { pin }, account, 'a second PIN')
    const still = await confirm(walk, account)
    walk.judge(second.accepted ? law.pinCreatedOnce : law.refusalInert, second, still.refused && 'the first is refused')
    if (still.refused) return
  }
}

/** Twelve wrong PINs in a row lock any. The customer without a PIN is locked at the end of a run. */
async function locking(walk: Walk): Promise<void> {
  const account = walk.context.accounts['no-pin'] ?? walk.end('no such customer')
  if (account.hasRightPin !== true || !(await confirm(walk, account)).accepted)
    return walk.end('the PIN of this customer is not known')
  const told: { left: number; locked: boolean; done: Done }[] = []
  const wrong = async (id: string, values: Values): Promise<Done> => {
    const done = await walk.refuse(law.wrongPinRefused, id, values, account, 'a wrong PIN')
    const { tries_left: left, locked } = done.body
    if (left !== undefined) told.push({ left: Number(left), locked: saysYes(locked), done })
    return done
  }
  const once = await wrong('confirmPin', { pin: '9264' })
  const taken = await confirm(walk, account)
  walk.judge(law.pinTries, once, taken.refused && 'the right PIN is refused after one wrong one')
  if (!taken.accepted) return
  told.length = 0
  let last = await wrong('confirmPin', { pin: '9264' })
  if (walk.may(['updatePin'])) await wrong('updatePin', changeOf('8153', '7391'))
  const [one, other] = told
  const isUncounted = one !== undefined && other !== undefined && other.left >= one.left
  const isOfOther = isUncounted && other.left > one.left + 3
  const uncounted = isOfOther ? law.triesCounted : law.pinTriesKept
  walk.judge(uncounted, other?.done ?? last, isUncounted && `tries_left ${other.left} after ${one.left}`)
  const guess = async (isApart: boolean): Promise<Done> => {
    for (let round = 0; round < 12; round += 1) {
      if (isApart && round % 3 === 0) await enter(walk, account, 'a sign-in between wrong PINs')
      last = await wrong('confirmPin', { pin: ['9264', '8153', '7042', '6931', '5820', '4719'][round % 6] ?? '' })
    }
    return confirm(walk, account, 'the right PIN after twelve wrong ones')
  }
  const first = await guess(true)
  const right = first.accepted ? await guess(false) : first
  walk.judge(right.accepted ? law.pinTries : law.pinTriesKept, first, first.accepted && 'the right PIN is still taken')
  const counts = told.filter(({ done }) => done.exchange.operation?.id === 'confirmPin')
  const isNext = (left: number, at: number): boolean => at < 2 || left === Math.max(0, (counts[at - 1]?.left ?? 0) - 1)
  const isOdd = counts.some(({ left, locked }, at) => locked !== (left === 0) || !isNext(left, at))
  walk.judge(law.triesCounted, last, isOdd && `tries_left ${counts.map(({ left }) => left).join(', ')}`)
  if (right.accepted) return
  for (const done of [last, ...(walk.may(['updatePin']) ? [await wrong('updatePin', changeOf('8153', '7391'))] : [])]) {
    const lost = ['locked', 'tries_left'].filter((name) => done.body[name] === undefined)
    walk.judge(law.triesTold, done, done.refused && lost.length > 0 && `no ${lost.join(' and ')}`)
  }
  await whileLocked(walk, account)
}

async function whileLocked(walk: Walk, account: Account): Promise<void> {
  const { pin = '' } = account
  if (walk.may(['getPinStatus'])) await judgeStatus(walk, account, 'while it is locked')
  await refusedOrder(walk, account, 'an order with a locked PIN')
  for (const [id, values] of [
    ['updatePin', changeOf(pin, '7391')],
    ['createPin', { pin: '7391' }],
  ] as const) {
    if (!walk.may([id])) continue
    const done = await walk.refuse(law.pinTriesKept, id, values, account, 'another PIN, while it is locked')
    const isOpen =
      (await confirm(walk, account)).accepted || (await confirm(walk, account, 'the new PIN', '7391')).accepted
    walk.judge(law.pinTriesKept, done, isOpen && 'a PIN is taken after it')
  }
  for (const [id, values] of formsWithPin(walk, pin))
    await walk.refuse(law.pinTriesKept, id, values, account, 'a locked PIN')
  for (const other of holders(walk)) {
    const seen = await confirm(walk, other, 'another customer')
    walk.judge(law.othersUntouched, seen, seen.refused)
  }
}

const needsNone = needsAccount('no-pin')

const formIds = ['createPin', 'confirmPin']

export const pinCells: readonly Cell[] = [
  cell('PIN: first', [...formIds, 'getPinStatus'], [law.pinCreated, law.pinCreatedOnce], creation, needsNone),
  cell('PIN: near misses', ['confirmPin'], [law.wrongPinRefused, law.pinCountEnds], nearMisses, needsPin),
  cell('PIN: refused changes', ['updatePin', 'confirmPin'], [], refusedChanges, needsPin),
  cell('PIN: right changes', ['updatePin', 'confirmPin'], [law.pinChanges], rightChanges, needsPin),
  cell('PIN: what refusals tell', ['updatePin', 'confirmPin'], [law.triesTold], triesAlike, needsPin),
]

const triesLaws = [law.pinTries, law.pinTriesKept, law.triesCounted]
export const lockingCell = cell('PIN: locked', ['confirmPin'], triesLaws, locking, needsNone)

/** Undefined once password and PIN are those that the run was given. A bank may refuse the one before the last. */
export async function givenSecrets(
  walk: Walk,
  account: Account,
  { password, pin }: Pick<Account, 'password' | 'pin'>,
): Promise<string | undefined> {
  const { email, tokenKind } = account
  for (const next of tokenKind === 'session' ? [password, plainPassword(), password] : [])
    if (
      account.password !== password &&
      (await walk.call('updatePassword', changeOf(account.password, next), account, 'the former password')).accepted
    )
      account.password = next
  for (const next of pin === undefined ? [] : [pin, '5193', pin])
    if (
      account.pin !== pin &&
      (await walk.call('updatePin', changeOf(account.pin ?? '', next), account, 'the former PIN')).accepted
    )
      account.pin = next
  if (account.password !== password)
    walk.context.findings.lockedOut.push(`The password of ${email} could not be restored: it is ${account.password}`)
  return account.pin === pin || pin === undefined
    ? undefined
    : `The PIN of ${email} could not be restored: it is another one that this run has set.`
}
