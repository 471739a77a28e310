import { posix } from 'node:path'
import { type Context, operationOf, reasonOf, sendAndJudge, validCall } from '#tests/conformance/context.ts'
import { type Account, type Exchange, accepted, objectOf } from '#tests/conformance/exchange.ts'
import { folded, within } from '#tests/conformance/reading/rows.ts'
import { snapshotOf } from '#tests/conformance/reading/snapshot.ts'
import { credentialsStay } from '#tests/conformance/reading/watches.ts'
import { actionServed } from '#tests/conformance/rules/effects.ts'
import {
  fileByContent,
  pictureChanges,
  pictureNosniff,
  pictureServed,
  pictureType,
  uploadNamesOwn,
} from '#tests/conformance/rules/files.ts'
import { emptyEmpties, profileKept, textKept } from '#tests/conformance/rules/records.ts'
import { type Scenario, type Step, type Steps, eventually, mainOf, shows } from '#tests/conformance/scenario.ts'
import type { ServedFile } from '#tests/conformance/transport/client.ts'
import type { FileValue } from '#tests/conformance/transport/encoding.ts'
import { freshPhoto, freshPicture, isPicture, oddFile, oddFiles } from '#tests/conformance/values/files.ts'
import { keptTexts, names, pick } from '#tests/conformance/values/values.ts'
import { isText } from '#tests/conformance/values/variations.ts'
import { judgeFactsNow } from './agreement.ts'
import { compareSessions } from './otherSessions.ts'
import { tryAs } from './signIns.ts'

const markup = `12 O'Neil & "Søn" <b>Straße</b> 李雷 🏦, third floor on the left`

export const profile: Scenario = {
  name: 'profile',
  uses: ['getProfile', 'updateProfile'],
  rules: [profileKept, textKept, emptyEmpties],
  run: async (steps) => {
    const main = mainOf(steps)
    const { body } = await steps.succeed('getProfile', {}, main)
    const fields = profileFieldsOf(steps.context)
    await restoringProfile(steps, main, valuesOf(fields, within(body, 'profile')), () => change(steps, main, fields))
  },
}

/** Restores it at once, so that no later response is judged by the texts of `work`. */
export async function restoringProfile(
  { context }: Steps,
  account: Account,
  original: Record<string, string>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } finally {
    const problem = await saveProfile(context, account, original)
    if (problem !== undefined) context.findings.notes.push(problem)
  }
}

/** The second customer gets the profile of the main one, so that a query by name or telephone number finds both. */
export const sharedProfile: Scenario = {
  name: 'a second customer with the same profile',
  uses: ['getProfile', 'updateProfile'],
  rules: [],
  run: async (steps) => {
    const { context, probe } = steps
    const { second } = context.accounts
    if (second?.tokenKind !== 'session') return
    const fields = profileFieldsOf(context)
    const [mine, theirs] = await Promise.all(
      [mainOf(steps), second].map(async (account) => {
        const step = await probe('getProfile', {}, account, 'a profile to share')
        return shows(step, 'profile') ? valuesOf(fields, within(step.body, 'profile')) : undefined
      }),
    )
    if (mine === undefined || theirs === undefined) return
    const { accepted: isShared } = await probe('updateProfile', mine, second, 'the profile of another customer')
    if (!isShared) return
    context.restore.push(() => saveProfile(context, second, theirs))
    // A session may have kept the former one.
    await tryAs(context, second.email, second.password)
  },
}

async function change(steps: Steps, main: Account, fields: readonly ProfileField[]): Promise<void> {
  const { succeed, send: tryOut, probe, judge, stop } = steps
  const snapshot = await snapshotOf(steps, main)
  const trial = await tryOut('updateProfile', { ...tryingValues(fields), home_address: markup }, main)
  const full: Record<string, string> = trial.accepted
    ? { ...tryingValues(fields), home_address: markup }
    : await allowedValues(steps, main, fields)
  const step = trial.accepted ? trial : await succeed('updateProfile', full, main)
  const { exchange } = step
  const text = full['home_address'] ?? ''
  judge(actionServed, { reason: undefined }, exchange)
  const isSaved = ({ body }: Step): boolean => folded(within(body, 'profile')['home_address']) === folded(text)
  const saved = await eventually(steps, () => succeed('getProfile', {}, main), isSaved)
  if (!shows(saved, 'profile')) return stop('the profile that getProfile returns cannot be read')
  const { home_address, ...kept } = within(saved.body, 'profile')
  const { home_address: _address, ...trying } = valuesOf(shownOf(fields, saved.body), full)
  // A value that `user` of the same response shows has been stored, so the query loses it.
  const user = within(saved.body, 'user')
  const lost = Object.entries(trying).filter(([name, text]) => (kept[name] ?? '') !== text)
  const isStored = lost.length > 0 && lost.every(([name, text]) => user[name] === text)
  judge(profileKept, { sent: trying, kept }, isStored ? saved.exchange : exchange)
  judge(textKept, { sent: text, kept: home_address }, user['home_address'] === text ? saved.exchange : exchange)
  if (trial.accepted)
    await snapshot.compare(trial, new RegExp(` (user|profile)\\.(${fields.map(({ name }) => name).join('|')})$`))
  if (lost.length === 0) {
    await judgeFactsNow(steps, main, { ...trying, ...(home_address === text ? { home_address } : {}) }, exchange)
    await compareSessions(steps, main)
  }
  await credentialsStay(steps, main, exchange)

  // A bank may require some fields, so each is emptied alone.
  const blankable = fields.flatMap(({ name, mayBeBlank }) => (mayBeBlank ? [name] : []))
  const emptied = Object.fromEntries(blankable.map((name) => [name, '']))
  const all = await tryOut('updateProfile', { ...full, ...emptied }, main, 'empty fields')
  const rounds = all.accepted
    ? [{ step: all, names: blankable }]
    : blankable.map((name) => ({ step: undefined, names: [name] }))
  for (const { step: done, names } of rounds) {
    const blank = Object.fromEntries(names.map((name) => [name, '']))
    const step = done ?? (await probe('updateProfile', { ...full, ...blank }, main, `an empty ${names.join()}`))
    if (!step.accepted) continue
    const isEmptied = ({ body }: Step): boolean => names.every((name) => (within(body, 'profile')[name] ?? '') === '')
    const now = within((await eventually(steps, () => succeed('getProfile', {}, main), isEmptied)).body, 'profile')
    judge(emptyEmpties, { kept: Object.fromEntries(names.map((name) => [name, now[name]])) }, step.exchange)
  }
}

async function allowedValues(
  { probe }: Steps,
  main: Account,
  fields: readonly ProfileField[],
): Promise<Record<string, string>> {
  const { body } = await probe('getProfile', {}, main)
  let values = valuesOf(fields, within(body, 'profile'))
  const hard: Record<string, string> = { ...tryingValues(fields), home_address: markup.replace('🏦', '') }
  for (const { name } of fields)
    for (const choices of [hard, usualValues(fields)]) {
      const changed = { ...values, [name]: choices[name] ?? '' }
      const { accepted: isAllowed } = await probe('updateProfile', changed, main, `another ${name}`)
      if (isAllowed) values = changed
      if (isAllowed) break
    }
  return values
}

export async function saveProfile(context: Context, account: Account | undefined, values: Record<string, string>) {
  const operation = operationOf(context, 'updateProfile')
  if (context.findings.isMissing(operation.id)) return undefined
  const exchange = await sendAndJudge(context, validCall(operation, values, account))
  return accepted(operation, exchange) ? undefined : `The profile could not be restored: ${reasonOf(exchange)}`
}

export async function keepProfile(context: Context, account: Account): Promise<void> {
  const exchange = await sendAndJudge(context, validCall(operationOf(context, 'getProfile'), {}, account))
  const original = valuesOf(profileFieldsOf(context), within(objectOf(exchange) ?? {}, 'profile'))
  context.restore.push(() => saveProfile(context, account, original))
}

/** Undefined if it is not found: pictures may be served elsewhere. */
export async function servedFile(
  { client, settings }: Pick<Context, 'client' | 'settings'>,
  name: string,
): Promise<ServedFile | undefined> {
  const folder = settings.endpoint.pathname.replace(/api\/users\.php$/, '')
  const file = await client.get(`${folder}uploads/${name.split('/').map(encodeURIComponent).join('/')}`)
  // A server may send its start page for any address.
  return file?.status === 200 && (/^image\//i.test(file.type) || isPicture(file.bytes)) ? file : undefined
}

export async function judgeFile({ context, judge }: Steps, name: string, exchange: Exchange): Promise<void> {
  const file = await servedFile(context, name)
  for (const rule of [pictureServed, pictureType, pictureNosniff]) context.findings.checked(rule)
  if (file === undefined) return
  judge(pictureServed, file, exchange)
  judge(pictureType, file, exchange)
  judge(pictureNosniff, file, exchange)
}

/** The earlier picture cannot be restored. */
export const pictureUpload: Scenario = {
  name: 'picture',
  uses: ['getProfile', 'updatePicture'],
  rules: [pictureChanges, pictureServed, pictureType, pictureNosniff, uploadNamesOwn],
  run: async (steps) => {
    const { context, send, succeed, judge, skip, stop } = steps
    const main = mainOf(steps)
    const pictureOf = async (account: Account): Promise<unknown> => {
      const step = await succeed('getProfile', {}, account)
      if (!shows(step, 'profile')) return stop('the profile that getProfile returns cannot be read')
      return within(step.body, 'profile')['picture']
    }
    const before = await pictureOf(main)
    const snapshot = await snapshotOf(steps, main)
    // A bank may take one kind of picture only.
    const first = await send('updatePicture', { profilePic: freshPicture() }, main)
    const photo = first.accepted ? first : await send('updatePicture', { profilePic: freshPhoto() }, main, 'a photo')
    const isPhoto = photo !== first && photo.accepted
    const fresh = isPhoto ? freshPhoto : freshPicture
    const step = photo.accepted ? photo : await succeed('updatePicture', { profilePic: fresh() }, main)
    judge(actionServed, { reason: undefined }, step.exchange)
    const { exchange } = step
    const after = await eventually(
      steps,
      () => pictureOf(main),
      (name) => name !== before,
    )
    judge(pictureChanges, { before, after }, exchange)
    if (typeof after === 'string' && after !== before) await judgeFile(steps, after, exchange)
    await snapshot.compare(step, / (user|profile)\.picture$/)
    if (after !== before) await judgeFactsNow(steps, main, { picture: after }, exchange)
    context.findings.notes.push(`The picture of ${main.email} was replaced, which cannot be undone.`)

    const spare = context.accounts['no-pin'] ?? context.accounts.authorization
    if (spare?.token === undefined || spare.tokenKind !== 'session') {
      skip(uploadNamesOwn, 'no further customer: --account no-pin=… or --account authorization=…')
      return
    }
    const theirs = await succeed('updatePicture', { profilePic: fresh() }, spare, 'as a further customer')
    judge(uploadNamesOwn, { mine: await pictureOf(spare), theirs: after }, theirs.exchange)
  },
}

export interface ProfileField {
  name: string
  kind: 'date' | 'phone' | 'text'
  required: boolean
  mayBeBlank: boolean
}

export function profileFieldsOf(context: Pick<Context, 'plan'>): ProfileField[] {
  const save = operationOf(context, 'updateProfile')
  const { violations } = operationOf(context, 'getProfile')
  return save.form.filter(isText(save)).map(({ name, example, required }) => ({
    ...{ name, required },
    kind: /^\d{4}-\d\d-\d\d$/.test(example) ? 'date' : /^\+?\d[\d ]+$/.test(example) ? 'phone' : 'text',
    // Nullable in the response means that the form may leave it blank.
    mayBeBlank: !violations({ profile: { [name]: null } }).some(({ path }) => path === `profile.${name}`),
  }))
}

const texts = ["Zoë O'Neil-Søn", 'Woman & more', "Côte d'Ivoire", 'Remarried', 'Łukasz Lund-Ørsted', "Søn & d'Été"]

export function tryingValues(fields: readonly ProfileField[]): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name, kind }, index): [string, string] => {
      const turn = Math.floor(index / texts.length)
      const text = `${texts[index % texts.length] ?? ''}${turn === 0 ? '' : ` ${turn}`}`
      return [name, kind === 'date' ? `1990-04-${12 + index}` : kind === 'phone' ? `0012 555 01${40 + index}` : text]
    }),
  )
}

const usual: Readonly<Record<string, string>> = {
  ...{ fullname: 'Mira Lund', gender: 'Female', dob: '1990-04-12', country: 'Norway', marital_status: 'Single' },
  ...{ phone: '+4722334455', home_address: '12 Sample Street, 0150 Oslo', next_of_kin: 'Jonas Lund' },
}

export function usualValues(fields: readonly ProfileField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name }): [string, string] => [name, usual[name] ?? 'Sample']))
}

export function valuesOf(fields: readonly ProfileField[], person: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, required }): [string, string][] => {
      const value = person[name]
      return typeof value === 'string' ? [[name, value]] : required || value !== undefined ? [[name, '']] : []
    }),
  )
}

export function shownOf(fields: readonly ProfileField[], body: Record<string, unknown>): ProfileField[] {
  const profile = within(body, 'profile')
  return fields.filter(({ name, required }) => required || profile[name] !== undefined)
}

const dates = ['1990-01-01', '1901-12-13', '2000-02-29', '1969-12-31', '1931-10-31', '2004-12-31']
const phones = ['0012 555 0142', '+44 (0)20 7946-0958 ext. 7', '007', '0']

export const profileTexts: Scenario = {
  name: 'texts in the profile',
  uses: ['getProfile', 'updateProfile'],
  rules: [textKept],
  run: async (steps) => {
    const { context, succeed, stop } = steps
    if (['updateProfile', 'getProfile'].some((id) => context.findings.has('profile-kept', id)))
      return stop('the profile does not read back as it was saved')
    const main = mainOf(steps)
    const { body } = await succeed('getProfile', {}, main)
    const fields = shownOf(profileFieldsOf(context), body)
    await restoringProfile(steps, main, valuesOf(fields, within(body, 'profile')), () => rounds(steps, main, fields))
  },
}

async function rounds(steps: Steps, main: Account, fields: readonly ProfileField[]): Promise<void> {
  const { probe } = steps
  let taken: Record<string, string> | undefined
  for (let round = 0; round < keptTexts.length; round += 1) {
    const sent = Object.fromEntries(fields.map((field, at) => [field.name, valueFor(field, at, round)]))
    const step = await probe('updateProfile', sent, main, 'generated texts')
    if (step.accepted) {
      const isLong = (text: string | undefined): boolean => (text?.length ?? 0) > 255
      const isFirst = Object.keys(sent).some((name) => isLong(sent[name]) && !isLong(taken?.[name]))
      taken = sent
      const kept = await compare(steps, main, sent, step)
      if (isFirst) await judgeFactsNow(steps, main, kept, step.exchange)
      continue
    }
    // A bank may have rules for some fields, so each is tried alone.
    for (const { name } of fields) {
      const one = { ...(taken ?? plainValues(fields)), [name]: sent[name] ?? '' }
      const alone = await probe('updateProfile', one, main, `${name}: a generated text`)
      if (alone.accepted) await compare(steps, main, { [name]: one[name] ?? '' }, alone)
    }
  }
}

function plainValues(fields: readonly ProfileField[]): Record<string, string> {
  const must = new Set(fields.flatMap(({ name, mayBeBlank }) => (mayBeBlank ? [] : [name])))
  return Object.fromEntries(fields.map(({ name }) => [name, must.has(name) ? 'Zoe Lund' : '']))
}

function valueFor({ kind, mayBeBlank }: ProfileField, field: number, round: number): string {
  if (kind === 'date') return pick(dates, field, round)
  if (kind === 'phone') return pick(phones, field, round)
  // Fields that must not be blank are names, for which a bank may have rules.
  return pick(mayBeBlank ? keptTexts : names, field, round)
}

/** Resolves with what is shown of the texts that were kept, and may be trimmed. */
async function compare(
  steps: Steps,
  main: Account,
  sent: Record<string, string>,
  saved: Step,
): Promise<Record<string, unknown>> {
  const { probe, judge, stop } = steps
  const isSaved = ({ body }: Step): boolean =>
    Object.entries(sent).every(([name, text]) => folded(within(body, 'profile')[name]) === folded(text))
  const read = await eventually(steps, () => probe('getProfile', {}, main), isSaved)
  if (!shows(read, 'profile')) return stop('the profile that getProfile returns cannot be read')
  const [profile, user] = [within(read.body, 'profile'), within(read.body, 'user')]
  for (const [name, text] of Object.entries(sent)) {
    const kept = profile[name]
    if (folded(kept) === folded(text)) continue
    const isStored = folded(user[name]) === folded(text)
    const state = { sent: `${name}: ${text}`, kept: `${name}: ${typeof kept === 'string' ? kept : ''}` }
    judge(textKept, state, isStored ? read.exchange : saved.exchange)
  }
  const kept = Object.keys(sent).filter((name) => folded(profile[name]) === folded(sent[name]))
  return Object.fromEntries(kept.map((name) => [name, profile[name]]))
}

const runs = /\.(php\d?|phtml|phar|html?|svg|js|cgi|pl|htaccess)$/i

const files: readonly { what: string; file: () => FileValue; isPicture: boolean }[] = [
  {
    what: 'a picture that is called x.php',
    isPicture: true,
    file: () => ({ ...freshPicture(), filename: 'x.php', type: 'image/png' }),
  },
  {
    what: 'a picture that is called x.png.phtml',
    isPicture: true,
    file: () => ({ ...freshPicture(), filename: 'x.png.phtml' }),
  },
  {
    what: 'a script that is called x.png and sent as image/png',
    isPicture: false,
    file: () => ({ filename: 'x.png', type: 'image/png', bytes: Buffer.from('<?php echo 1; ?>') }),
  },
  {
    what: 'a page that is called x.jpg and sent as image/jpeg',
    isPicture: false,
    file: () => ({
      filename: 'x.jpg',
      type: 'image/jpeg',
      bytes: Buffer.from('<!doctype html><script>alert(1)</script>'),
    }),
  },
  {
    what: 'an SVG with a script in it',
    isPicture: false,
    file: () => ({
      filename: 'x.svg',
      type: 'image/svg+xml',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    }),
  },
  {
    what: 'an SVG with a script in it, called x.png',
    isPicture: false,
    file: () => ({
      filename: 'x.png',
      type: 'image/png',
      bytes: Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    }),
  },
]

/** Names that a path, a column or a file system may refuse. */
const odd = [`${'a-long-name-'.repeat(24)}end.png`, 'no-ending', "a;b'c%00.PNG", '.png']

/** Folder and kind: a bank may serve others elsewhere. */
const placeOf = (name: unknown): string =>
  typeof name === 'string' ? `${posix.dirname(name)} ${posix.extname(name)}` : ''

export const pictures: Scenario = {
  name: 'files whose content does not match their name',
  uses: ['getProfile', 'updatePicture'],
  rules: [fileByContent, pictureChanges, pictureServed, pictureType],
  run: async (steps) => {
    const { context, probe, judge } = steps
    const main = mainOf(steps)
    const shown = async (): Promise<unknown> => within((await probe('getProfile', {}, main)).body, 'profile')['picture']
    const isFound = async (name: unknown): Promise<boolean> =>
      typeof name === 'string' && (await servedFile(context, name)) !== undefined
    let before = await shown()
    // Pictures may be served elsewhere.
    let isHere = await isFound(before)
    const unusual = [
      ...odd.map((filename) => ({ ...freshPicture(), filename })),
      ...Array.from({ length: oddFiles }, (_, round) => oddFile(round)),
      { ...freshPicture(), filename: '../../up.png' },
    ]
    for (const file of unusual) {
      const { filename, type } = file
      const what = `a picture called ${filename.slice(-12)}, sent as ${type}`
      const step = await probe('updatePicture', { profilePic: file }, main, what)
      const after = await shown()
      if (step.accepted) judge(pictureChanges, { before, after }, step.exchange)
      if (step.accepted && after !== before) {
        const isLike = isHere && placeOf(after) === placeOf(before)
        isHere = await (isLike ? eventually(steps, () => isFound(after), Boolean) : isFound(after))
        if (isLike && !isHere) judge(pictureServed, { bytes: undefined }, step.exchange)
        if (isHere) await judgeFile(steps, String(after), step.exchange)
      }
      before = after
    }
    for (const { what, file, isPicture } of files) {
      const step = await probe('updatePicture', { profilePic: file() }, main, what)
      if (step.exchange.response.kind !== 'received' || step.exchange.response.status !== 200) continue
      const name = within((await probe('getProfile', {}, main)).body, 'profile')['picture']
      const isNamedSo = step.accepted && typeof name === 'string' && runs.test(name)
      // A bank may accept and clean an SVG, which no response shows.
      const isTaken = step.accepted && !isPicture && !what.startsWith('an SVG with a script in it')
      const flaw = isNamedSo ? `${what} is kept as ${name}` : isTaken ? `${what} is taken` : undefined
      judge(fileByContent, { what: 'a refusal, or a name by what the file is', flaw }, step.exchange)
    }
  },
}
