import { ask, lawful, operationOf, reasonOf } from '../bench.ts'
import type { Bench } from '../bench.ts'
import { accepted, objectOf } from '../exchange.ts'
import type { Account } from '../exchange.ts'
import { mainOf, needsMain, shows, within } from '../journey.ts'
import type { Journey, Stage } from '../journey.ts'
import { freshPicture } from '../files.ts'
import { watchOther } from '../others.ts'
import { emptyEmpties } from '../rules/empty-empties.ts'
import { pictureChanges } from '../rules/picture-changes.ts'
import { profileKept } from '../rules/profile-kept.ts'
import { textKept } from '../rules/text-kept.ts'
import { uploadNamesOwn } from '../rules/upload-names-own.ts'

const fields = [
  'fullname',
  'phone',
  'gender',
  'dob',
  'country',
  'marital_status',
  'home_address',
  'next_of_kin',
] as const

/** Told from each other and from what anybody has; with signs that are easily lost. */
const trying = {
  fullname: "Zoë O'Neil-Søn",
  phone: '0012 555 0142',
  gender: 'Woman & more',
  dob: '1990-04-12',
  country: "Côte d'Ivoire",
  marital_status: 'Remarried',
  next_of_kin: 'Łukasz Lund-Ørsted',
}
const address = `12 O'Neil & "Søn" <b>Straße</b> 李雷 🏦, third floor on the left`
const emptied = { phone: '', gender: '', marital_status: '', next_of_kin: '' }

/** Changes the profile, reads it back, empties what may be empty, and puts it back as it was. */
export const profile: Journey = {
  name: 'profile',
  uses: ['getProfile', 'updateProfile'],
  rules: [profileKept, textKept, emptyEmpties],
  missing: needsMain,
  run: async (stage) => {
    const { bench, succeed } = stage
    const main = mainOf(stage)
    const before = await succeed('getProfile', {}, main)
    const original = valuesOf(within(before.answer, 'profile'))
    try {
      await change(stage, main)
    } finally {
      // At once, so that no later answer is judged by these odd texts.
      const problem = await save(bench, main, original)
      if (problem !== undefined) bench.findings.notes.push(problem)
    }
  },
}

async function change(stage: Stage, main: Account): Promise<void> {
  const { succeed, ask: tryOut, judge, stop } = stage
  const other = await watchOther(stage, ['getProfile'], (_id, answer) => answer['profile'])
  const { heard } = await succeed('updateProfile', { ...trying, home_address: address }, main)
  const saved = await succeed('getProfile', {}, main)
  if (!shows(saved, 'profile')) return stop('the profile that getProfile answers cannot be read')
  const { home_address, ...kept } = within(saved.answer, 'profile')
  judge(profileKept, { sent: trying, kept }, heard)
  judge(textKept, { sent: address, kept: home_address }, heard)
  await other.compare(heard)

  const empty = await tryOut('updateProfile', { ...trying, ...emptied, home_address: address }, main, 'empty fields')
  if (!empty.accepted) return
  const now = within((await succeed('getProfile', {}, main)).answer, 'profile')
  const left = Object.fromEntries(Object.keys(emptied).map((name) => [name, now[name]]))
  judge(emptyEmpties, { kept: left }, empty.heard)
}

function valuesOf(person: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(fields.map((name) => [name, typeof person[name] === 'string' ? person[name] : '']))
}

async function save(bench: Bench, account: Account | undefined, values: Record<string, string>) {
  const operation = operationOf(bench, 'updateProfile')
  const heard = await ask(bench, lawful(operation, values, account))
  return accepted(operation, heard) ? undefined : `The profile could not be put back: ${reasonOf(heard)}`
}

/** Puts the profile of the account that takes the varied calls back, once they are over. */
export async function keepProfile(bench: Bench, account: Account): Promise<void> {
  const heard = await ask(bench, lawful(operationOf(bench, 'getProfile'), {}, account))
  const original = valuesOf(within(objectOf(heard) ?? {}, 'profile'))
  bench.restore.push(() => save(bench, account, original))
}

/** Uploads a picture. What was there before cannot be put back. */
export const pictureUpload: Journey = {
  name: 'picture',
  uses: ['getProfile', 'updatePicture'],
  rules: [pictureChanges, uploadNamesOwn],
  missing: needsMain,
  run: async (stage) => {
    const { bench, succeed, judge, skip, stop } = stage
    const main = mainOf(stage)
    const pictureOf = async (account: Account): Promise<unknown> => {
      const step = await succeed('getProfile', {}, account)
      if (!shows(step, 'profile')) return stop('the profile that getProfile answers cannot be read')
      return within(step.answer, 'profile')['picture']
    }
    const before = await pictureOf(main)
    const other = await watchOther(stage, ['getProfile'], (_id, answer) => within(answer, 'profile')['picture'])
    const { heard } = await succeed('updatePicture', { profilePic: freshPicture() }, main)
    const after = await pictureOf(main)
    judge(pictureChanges, { before, after }, heard)
    await other.compare(heard)
    bench.findings.notes.push(`The picture of ${main.email} was replaced, which cannot be undone.`)

    const spare = bench.accounts['no-pin'] ?? bench.accounts.authorization
    if (spare?.token === undefined || spare.tokenKind !== 'session') {
      skip(uploadNamesOwn, 'no further customer: --account no-pin=… or --account authorization=…')
      return
    }
    const theirs = await succeed('updatePicture', { profilePic: freshPicture() }, spare, 'as a further customer')
    judge(uploadNamesOwn, { mine: await pictureOf(spare), theirs: after }, theirs.heard)
  },
}
