/** What a customer changes in a session: profile, address, notifications, and every action that the tables do not know. */
import { randomUUID } from 'node:crypto'
import { asksForPin, operationOf, sendCall, validCall, type Context, type Values } from '#tests/conformance/context.ts'
import { isRecord, show } from '#tests/conformance/contract/schema.ts'
import { isServed, objectOf, type Account } from '#tests/conformance/exchange.ts'
import { folded, idText, saysNo, within, type Row } from '#tests/conformance/reading/rows.ts'
import * as law from '#tests/conformance/rules/laws.ts'
import { isAlive } from '#tests/conformance/signIn.ts'
import { changeOf } from '#tests/conformance/values/chosenSecrets.ts'
import { validForm } from '#tests/conformance/values/validRequest.ts'
import { keptTexts, names } from '#tests/conformance/values/values.ts'
import { isText } from '#tests/conformance/values/variations.ts'
import type { Fall } from './agreement.ts'
import { cell, type Cell } from './cell.ts'
import { bodyIn, changesBetween, profileIn, rowsIn, type Looks } from './looks.ts'
import { repeated } from './orders.ts'
import { codeOf, enter, knows } from './people.ts'
import type { Done, Walk } from './walk.ts'

type Form = Record<string, string>

/** The form of the profile as a loader shows it. */
export function profileForm({ context }: Walk, looks: Looks): Form {
  const operation = operationOf(context, 'updateProfile')
  const profile = profileIn(looks)
  return Object.fromEntries(
    operation.form
      .filter(isText(operation))
      .map(({ name }) => [name, typeof profile[name] === 'string' ? profile[name] : '']),
  )
}

const changesProfile = / (user|profile)\./
const isPlain = (text: string): boolean => /^[\w +./,-]{0,60}$/.test(text) && !text.includes('  ')

/** Every field of a saved profile reads back as it was sent. */
export function saveProfile(walk: Walk, account: Account, sent: Form, note: string): Promise<Done> {
  const effect = (now: Looks): Fall[] => {
    const [profile, user, exchange] = [profileIn(now), within(bodyIn(now, 'getProfile'), 'user'), now.get('getProfile')]
    return Object.entries(exchange === undefined ? {} : sent).flatMap(([name, text]): Fall[] => {
      const kept = profile[name]
      // A field that the bank does not show may be one that it does not know.
      if (folded(kept) === folded(text) || (!(name in profile) && text === '')) return []
      const isStored = name in user && folded(user[name]) === folded(text)
      const filled = isPlain(text) || (kept ?? '') === '' ? law.profileKept : law.textKept
      const broken = text === '' ? law.emptyEmpties : filled
      const fall = { law: broken, expected: `${name}: ${show(text)}`, got: `${name}: ${show(kept)}` }
      return [{ ...fall, ...(isStored && exchange && { exchange }), through: ['getProfile'] }]
    })
  }
  return walk.act('updateProfile', sent, account, note, { may: changesProfile, effect })
}

const trying: Form = {
  ...{ fullname: 'Zoë Łukasz-Lund', phone: '+44 20 7946 0018', dob: '1988-02-29', gender: 'Other' },
  ...{ country: 'Elsewhere' },
  ...{ marital_status: 'Widowed', home_address: '12 Sample Street, third floor', next_of_kin: 'Jonas Lund' },
}

/** All texts, each in one field of a form that the bank takes otherwise. */
async function profile(walk: Walk): Promise<void> {
  for (const account of walk.sessions()) {
    const own = profileForm(walk, await walk.look(account))
    const save = (sent: Form, note: string): Promise<Done> => saveProfile(walk, account, sent, note)
    const first = await save(own, 'the profile as it is')
    walk.wanted(first, { want: 'accept' })
    if (!first.accepted) continue
    walk.wanted(await save(own, 'the same once more'), { want: 'accept' })
    const wanted = Object.fromEntries(Object.keys(own).map((name) => [name, trying[name] ?? `Mira ${name}`]))
    let base = (await save(wanted, 'another profile')).accepted ? wanted : own
    for (const name of base === own ? Object.keys(own) : []) {
      const next = { ...base, [name]: wanted[name] ?? '' }
      if ((await save(next, `another ${name}`)).accepted) base = next
    }
    const free = ['home_address', 'next_of_kin', 'country'].filter((name) => name in own)
    const isMain = account.kind === 'main'
    for (const [at, text] of (isMain ? keptTexts : keptTexts.slice(0, 3)).entries()) {
      walk.begin()
      // Columns differ in how much they hold.
      const fields = text.length > 200 ? free : free.slice(at % free.length).slice(0, 1)
      for (const name of fields) await save({ ...base, [name]: text }, 'a text of a customer')
    }
    for (const name of isMain ? names : names.slice(0, 2))
      await save({ ...base, fullname: name }, 'a name of a customer')
    walk.begin()
    const blank = Object.keys(own).filter((name) => name !== 'fullname')
    const empty = (of: string[]): Form => ({ ...base, ...Object.fromEntries(of.map((name) => [name, ''])) })
    await save(base, 'a full profile')
    if (!(await save(empty(blank), 'empty fields')).accepted)
      for (const name of blank) await save(empty([name]), `an empty ${name}`)
    const doubtful = { ...base, home_address: 'refused perhaps', phone: '+00 555 0199' }
    await save({ ...doubtful, fullname: '' }, 'an empty name')
    await walk.act('updateProfile', { ...doubtful, dob: '31/31/31' }, account, 'no date', { may: changesProfile })
    await save(base, 'a full profile')
    await withOtherFields(walk, 'updateProfile', base, account, changesProfile)
    await otherSessions(walk, account, base)
    await save(own, 'the former profile')
  }
}

/** A session that is older than a change shows it as well. */
async function otherSessions(walk: Walk, account: Account, base: Form): Promise<void> {
  const former = account.token ?? ''
  await enter(walk, account, 'another session')
  await walk.look(account)
  if (former === account.token) return
  await savesNothing(walk, account, former)
  const sent = { ...base, next_of_kin: `Kin ${Date.now() % 10_000}` }
  if ((await saveProfile(walk, account, sent, 'saved in another session')).accepted)
    await olderShows(walk, account, former)
}

/** If the session has ended. */
export async function savesNothing(walk: Walk, account: Account, token: string): Promise<void> {
  if (!walk.may(['updateProfile', 'getProfile']) || (await isAlive(walk, account, token)) !== false) return
  const sent = { ...profileForm(walk, await walk.look(account)), next_of_kin: 'Nobody at all' }
  const done = await walk.call('updateProfile', { ...sent, token }, undefined, 'a session that has ended')
  await walk.settle(done, { of: account })
}

async function olderShows(walk: Walk, account: Account, token: string): Promise<void> {
  for (const id of walk.loaders) {
    const old = await sendCall(
      walk.context,
      validCall(operationOf(walk.context, id), { token }, { ...account, token }, 'in an older session'),
    )
    for (const part of isServed(old) && walk.looks(account).has(id) ? ['user', 'profile'] : []) {
      const [here, there] = [within(objectOf(old) ?? {}, part), within(bodyIn(walk.looks(account), id), part)]
      const odd = ['next_of_kin', 'email', 'fullname'].find(
        (name) => folded(here[name]).toLowerCase() !== folded(there[name]).toLowerCase(),
      )
      walk.judge(law.factsAgree, old, odd && `${part}.${odd} ${show(here[odd])}, unlike in a newer session`)
    }
  }
}

/** Fields that the contract does not describe change nothing, and are not refused. */
export async function withOtherFields(
  walk: Walk,
  id: string,
  values: Values,
  account: Account,
  may: RegExp,
): Promise<void> {
  const all = walk.extras(id)
  for (const added of [all, { role: 'admin' }, { verification_status: 'verified', approved: '1' }]) {
    walk.begin()
    const { odd } = await walk.actWithExtras(id, values, account, { may }, added)
    const user = within(bodyIn(walk.looks(account), 'getProfile'), 'user')
    walk.judge(law.extraFieldsInert, odd, user['role'] === 'admin' && 'the role of an administrator')
  }
}

async function secretsWithFields(walk: Walk): Promise<void> {
  for (const account of walk.sessions()) {
    await walk.look(account)
    const { password, pin } = account
    const ofPin: [string, Values][] =
      pin === undefined
        ? []
        : [
            ['updatePin', changeOf(pin, pin)],
            ['confirmPin', { pin }],
          ]
    for (const [id, values] of [['updatePassword', changeOf(password, password)], ...ofPin] as const)
      if (walk.may([id])) await withOtherFields(walk, id, values, account, /^$/)
  }
}

/** Both have the same profile: an update by name or telephone number finds both. */
async function sharedProfile(walk: Walk): Promise<void> {
  const [main, second] = walk.sessions()
  if (main === undefined || second === undefined) return walk.end('no second customer: --email2 and --password2')
  const [mine, theirs] = [profileForm(walk, await walk.look(main)), profileForm(walk, await walk.look(second))]
  if (!(await saveProfile(walk, second, mine, 'the profile of another customer')).accepted) return
  await saveProfile(walk, main, { ...mine, home_address: '1 Shared Street' }, 'a profile that two have')
  await saveProfile(walk, main, mine, 'the former profile')
  await saveProfile(walk, second, theirs, 'the former profile')
}

const changesEmail = /\.(email|verified)$/

async function email(walk: Walk): Promise<void> {
  for (const account of walk.sessions()) {
    const former = account.email
    const other = walk.sessions().find((one) => one !== account)
    await walk.look(account)
    const change = (next: string, note: string, more: Values = {}): Promise<Done> =>
      walk.act('updateEmail', { email: next, ...more }, account, note, {
        may: changesEmail,
        learn: ({ accepted }) => (accepted ? learnEmail(walk, account, next) : undefined),
      })
    if (other !== undefined) {
      const taken = await change(other.email, 'the address of another customer')
      walk.judge(law.addressTakenRefused, taken, taken.accepted)
      if (taken.accepted) return
      const loud = await change(other.email.toUpperCase(), 'the address of another customer, in capitals')
      walk.judge(law.addressTakenRefused, loud, loud.accepted, 'SHOULD')
    }
    const asked =
      walk.may(['requestPasswordReset', 'resetPassword']) && account.kind === 'main'
        ? await walk.guest('requestPasswordReset', { email: former }, 'before a change')
        : undefined
    const code = asked?.accepted === true ? await walk.context.settings.readCode?.(former, 'reset') : undefined
    const [name = '', domain = ''] = former.split('@')
    const stamp = Date.now().toString(36)
    for (const next of [
      `conformance+${stamp}@${domain}`,
      `conformance-${stamp}@conformance.example`,
      `${name}.${stamp}@${domain}`,
    ]) {
      walk.begin()
      const { token = '' } = account
      const key = randomUUID()
      const done = await change(next, 'another address', { idempotency_key: key })
      if (!done.accepted) continue
      const older = account.formerTokens?.at(-1) ?? ''
      if ((await isAlive(walk, account, older)) === true) await olderShows(walk, account, older)
      walk.judge(law.sessionLasts, done, (await isAlive(walk, account, token)) === false && 'HTTP 401')
      await signsInWith(walk, account, former, next, done)
      if (account.email !== next) break
      const values = { email: next, reset_code: code ?? '', new_password: account.password }
      if (code !== undefined)
        await walk.refuse(law.codesOwn, 'resetPassword', values, undefined, 'the code of the former address')
      await repeated(walk, 'updateEmail', { email: next, idempotency_key: key }, account, {})
      break
    }
    walk.begin()
    const last = account.email
    const back = await change(former, 'the former address')
    if (!walk.hasServed('updateEmail', account)) walk.wanted(back, { want: 'accept' })
    if (last !== former && back.accepted) await signsInWith(walk, account, last, former, back)
    if (account.email !== former)
      walk.context.findings.notes.push(`The e-mail address ${former} could not be restored: it is ${account.email}.`)
    await withOtherFields(walk, 'updateEmail', { email: account.email }, account, changesEmail)
  }
}

/** A new address may count once it is verified. */
async function learnEmail(walk: Walk, account: Account, next: string): Promise<void> {
  const seen = await sendCall(
    walk.context,
    validCall(operationOf(walk.context, 'getProfile'), {}, account, 'which address?'),
  )
  const shown = ['profile', 'user'].map((part) => folded(within(objectOf(seen) ?? {}, part)['email']).toLowerCase())
  if (shown.includes(next.toLowerCase()) || !shown.includes(account.email.toLowerCase())) account.email = next
}

async function signsInWith(walk: Walk, account: Account, former: string, next: string, done: Done): Promise<void> {
  let seen = await enter(walk, account, 'the new address', { email: next })
  if (!seen.accepted && saysNo(seen.body['verified'])) {
    const ver_code = await codeOf(walk, 'verify', next, done)
    const learn = ({ accepted, body: { jwt } }: Done): void => {
      if (!accepted) return
      account.email = next
      if (typeof jwt === 'string') account.token = jwt
    }
    const proof = await walk.guest('verifyEmail', { email: next, action: 'code', ver_code }, 'its code', {
      of: account,
      may: changesEmail,
      learn,
    })
    if (!proof.accepted) return
    seen = await enter(walk, account, 'the new address, verified', { email: next })
  }
  walk.judge(law.emailChanges, done, seen.refused && !knows(seen) && 'the new address does not sign in')
  if (seen.accepted) account.email = next
  const old = await enter(walk, { ...account, email: former }, 'the former address')
  walk.judge(law.emailChanges, done, old.accepted && account.email === next && 'the former address signs in')
  await walk.look(account)
}

const unreadIn = (looks: Looks): Row[] => rowsIn(looks, 'getNotifications').filter(({ wasread }) => wasread === 'no')

/** A marked notification is read, once, and no other. */
const marked =
  (id: string) =>
  (now: Looks, before: Looks): Fall[] => {
    const [was, is] = [before, now].map((looks) =>
      rowsIn(looks, 'getNotifications').find((row) => idText(row['id']) === id),
    )
    if (was === undefined || is === undefined) return []
    const isUnread = was['wasread'] === 'no'
    const through = ['getNotifications']
    const falls: Fall[] = []
    if (is['wasread'] !== 'yes')
      falls.push({ law: law.unreadFalls, expected: 'wasread "yes"', got: show(is['wasread']), through })
    const [then, nc] = [before, now].map((looks) => bodyIn(looks, 'getNotifications')['nc'])
    const [old = 0, all = 0] = [before, now].map((looks) => rowsIn(looks, 'getNotifications').length)
    const wanted = Number(then) - Number(isUnread) + all - old
    const broken = isUnread ? law.unreadFalls : law.unreadOnce
    if (then !== undefined && nc !== undefined && Number(nc) !== wanted)
      falls.push({ law: broken, expected: `nc ${wanted}`, got: `nc ${show(nc)}`, through })
    const other = changesBetween(before, now).find(
      ({ kind, after }) => kind === 'wasread' && isRecord(after) && idText(after['id']) !== id,
    )
    if (other !== undefined)
      falls.push({ law: law.readStaysRead, expected: 'no other is marked', got: show(other.after), through })
    const text = ({ title, body, date }: Row): string => show([title, body, date])
    if (text(was) !== text(is)) falls.push({ law: law.nothingElse, expected: text(was), got: text(is), through })
    return falls
  }

const allRead = 'used up by a former run: every notification is read'

async function notifications(walk: Walk): Promise<void> {
  const [main, second] = walk.sessions()
  for (const [account, other] of [
    [main, second],
    [second, main],
  ] as const) {
    if (account === undefined) continue
    const wishOf = (id: string) => ({ may: /^getNotifications notifications$/, effect: marked(id) })
    const mark = (id: string, note: string): Promise<Done> =>
      walk.act('markNotificationAsRead', { id }, account, note, wishOf(id))
    const own = rowsIn(await walk.look(account), 'getNotifications').map(({ id }) => idText(id))
    for (const id of ['987654321', '', 'none']) {
      const done = await mark(id, 'an unknown id')
      walk.judge(law.unknownIdRefused, done, done.accepted)
    }
    const theirs = other === undefined ? [] : unreadIn(await walk.look(other)).map(({ id }) => idText(id))
    const foreign = theirs.find((id) => !own.includes(id))
    const odds = own.slice(0, 2).flatMap((one) => [`${one}x`, `${one}' or 1=1`])
    for (const id of [...odds, ...(foreign === undefined ? [] : [foreign])]) {
      const done = await mark(id, id === foreign ? 'one of another customer' : 'an id like one of the list')
      walk.judge(law.unknownIdRefused, done, done.accepted, 'SHOULD')
      const row =
        id === foreign && other
          ? rowsIn(await walk.look(other), 'getNotifications').find((one) => idText(one['id']) === id)
          : undefined
      walk.judge(law.foreignRecordKept, done, row !== undefined && row['wasread'] !== 'no' && show(row['wasread']))
    }
    const [first, next, last] = unreadIn(await walk.look(account)).map(({ id }) => idText(id))
    if (first === undefined && account === main) walk.context.findings.tally('markNotificationAsRead').known ??= allRead
    if (first === undefined) continue
    walk.begin()
    const { done } = await walk.actWithExtras('markNotificationAsRead', { id: first }, account, wishOf(first))
    walk.wanted(done, { want: 'accept' })
    await mark(first, 'the same one again')
    if (next === undefined) continue
    const former = account.token ?? ''
    await enter(walk, account, 'another session')
    await mark(next, 'another one, in another session')
    if (last === undefined || former === account.token || (await isAlive(walk, account, former)) !== true) continue
    await walk.call('markNotificationAsRead', { id: last, token: former }, undefined, 'in the older session')
    const lost = unreadIn(await walk.look(account)).find(({ id }) => [first, next].includes(idText(id)))
    walk.judge(law.readStaysRead, done, lost && show(lost))
  }
  if (!walk.context.findings.tally('markNotificationAsRead').accepted) walk.end(allRead)
}

/** Two customers read at the same moment. */
async function atOneMoment(walk: Walk): Promise<void> {
  const [main, second] = walk.sessions()
  if (main === undefined || second === undefined) return walk.end('no second customer: --email2 and --password2')
  const [mine, theirs] = [await walk.look(main), await walk.look(second)]
  const [one, other] = await Promise.all([walk.look(main), walk.look(second)])
  for (const [now, own, others] of [
    [one, mine, theirs],
    [other, theirs, mine],
  ] as const)
    for (const [loader, exchange] of now) {
      const has = (looks: Looks, row: Row): boolean => rowsIn(looks, loader).some((same) => show(same) === show(row))
      const wrong = rowsIn(now, loader).find((row) => !has(own, row) && has(others, row))
      walk.judge(law.ownRows, exchange, wrong && show(wrong))
    }
}

/** A loader reads the token only. */
async function loadersWithFields(walk: Walk): Promise<void> {
  for (const account of walk.sessions())
    for (const id of walk.loaders) {
      const added = { ...walk.extras(id), limit: '1', page: '2', offset: '1', id: '1', type: 'x' }
      const before = await walk.look(account)
      const done = await walk.call(id, added, account, 'with other fields')
      const [change] = done.accepted ? changesBetween(before, new Map([[id, done.exchange]])) : []
      const isBySelf = changesBetween(before, await walk.look(account)).some(({ loader }) => loader === id)
      walk.judge(law.extraFieldsInert, done, change !== undefined && !isBySelf && show(change.after))
    }
}

/** The example of an action that no other cell knows: it succeeds, and a loader shows a change. */
async function plainAction(walk: Walk, id: string): Promise<void> {
  const main = walk.main()
  const operation = operationOf(walk.context, id)
  const form = validForm(walk.context, operation)
  if ('missing' in form) return walk.end(form.missing)
  const before = await walk.look(main)
  const values = asksForPin(operation) && main.pin !== undefined ? { ...form.values, pin: main.pin } : form.values
  const done = await walk.act(id, values, main, 'a valid call', { want: 'accept', may: /./ })
  if (!done.accepted) return
  walk.judge(law.effectShown, done, changesBetween(before, walk.looks(main)).length === 0 && 'all loaders as before')
  const names = Object.keys(values).filter((name) => name !== 'pin')
  const empty = Object.fromEntries(names.map((name) => [name, '']))
  await walk.act(id, { ...values, ...empty }, main, 'with empty fields', { may: /./ })
}

const marks = [law.unreadFalls, law.unreadOnce, law.unknownIdRefused, law.foreignRecordKept, law.readStaysRead]
const forms = ['updateProfile', 'getProfile']

export const customerCells: readonly Cell[] = [
  cell('loaders: extra fields', ['getProfile'], [], loadersWithFields),
  cell('secrets: extra fields', ['signIn'], [], secretsWithFields),
  cell('two customers at one moment', ['getProfile'], [law.ownRows], atOneMoment),
  cell('profile', forms, [law.profileKept, law.textKept, law.emptyEmpties], profile),
  cell('profile: two with the same', forms, [law.othersUntouched], sharedProfile),
  cell('address', ['updateEmail', 'getProfile'], [law.emailChanges, law.addressTakenRefused], email),
  cell('notifications', ['markNotificationAsRead', 'getNotifications'], marks, notifications),
]

export function plainCells({ plan }: Context, known: ReadonlySet<string>): Cell[] {
  const laws = [law.effectShown, law.actionServed]
  return plan.operations
    .filter(({ id, kind, session }) => kind === 'action' && session === 'session' && !known.has(id))
    .map(({ id }) => cell(`${id}: its example`, [id, 'getProfile'], laws, (walk) => plainAction(walk, id)))
}
