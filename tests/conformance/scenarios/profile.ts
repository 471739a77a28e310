import { operationOf, reasonOf, sendAndJudge, validCall, type Context } from '#tests/conformance/context.ts'
import { accepted, objectOf, type Account, type Exchange } from '#tests/conformance/exchange.ts'
import { folded, within } from '#tests/conformance/reading/rows.ts'
import { snapshotOf } from '#tests/conformance/reading/snapshot.ts'
import { credentialsStay } from '#tests/conformance/reading/watches.ts'
import { actionServed } from '#tests/conformance/rules/effects.ts'
import {
  pictureChanges,
  pictureNosniff,
  pictureServed,
  pictureType,
  uploadNamesOwn,
} from '#tests/conformance/rules/files.ts'
import { emptyEmpties, profileKept, textKept } from '#tests/conformance/rules/records.ts'
import { eventually, mainOf, shows, type Scenario, type Step, type Steps } from '#tests/conformance/scenario.ts'
import type { ServedFile } from '#tests/conformance/transport/client.ts'
import { freshPhoto, freshPicture, isPicture } from '#tests/conformance/values/files.ts'
import { judgeFactsNow } from './agreement.ts'
import { compareSessions } from './keptSession.ts'
import { profileFieldsOf, shownOf, tryingValues, usualValues, valuesOf, type ProfileField } from './profileForm.ts'
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
