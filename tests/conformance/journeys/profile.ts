import { ask, lawful, operationOf, reasonOf } from '../bench.ts'
import type { Bench } from '../bench.ts'
import { accepted } from '../exchange.ts'
import type { Account } from '../exchange.ts'
import { within } from '../journey.ts'
import type { Journey } from '../journey.ts'
import { picture } from '../files.ts'
import { pictureChanges } from '../rules/picture-changes.ts'
import { profileKept } from '../rules/profile-kept.ts'
import { textKept } from '../rules/text-kept.ts'

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
const trying = `12 O'Neil & "Søn" <b>Straße</b> 李雷 🏦`

/** Changes the profile, reads it back, and puts it back as it was. */
export const profile: Journey = {
  name: 'profile',
  uses: ['getProfile', 'updateProfile'],
  rules: [profileKept, textKept],
  missing: ({ accounts }) =>
    accounts.main?.token === undefined ? 'needs a sign-in: --email and --password' : undefined,
  run: async ({ bench, succeed, judge, restore }) => {
    const { main } = bench.accounts
    const before = await succeed('getProfile', {}, main)
    const original = valuesOf(within(before.answer, 'profile'))
    restore(() => save(bench, main, original))
    const sent = {
      ...original,
      phone: '+00 555 0142',
      country: 'Elsewhere',
      next_of_kin: 'Ida Lund',
      dob: '1990-04-12',
    }
    const { heard } = await succeed('updateProfile', { ...sent, home_address: trying }, main)
    const { home_address, ...kept } = within((await succeed('getProfile', {}, main)).answer, 'profile')
    judge(profileKept, { sent: without(sent, 'home_address'), kept }, heard)
    judge(textKept, { sent: trying, kept: home_address }, heard)
  },
}

function valuesOf(person: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(fields.map((name) => [name, typeof person[name] === 'string' ? person[name] : '']))
}

function without(values: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name))
}

async function save(bench: Bench, account: Account | undefined, values: Record<string, string>) {
  const operation = operationOf(bench, 'updateProfile')
  const heard = await ask(bench, lawful(operation, values, account))
  return accepted(operation, heard) ? undefined : `The profile could not be put back: ${reasonOf(heard)}`
}

/** Puts the profile of the account that takes the varied calls back, once they are over. */
export async function keepProfile(bench: Bench, account: Account): Promise<void> {
  const heard = await ask(bench, lawful(operationOf(bench, 'getProfile'), {}, account))
  const person = heard.reply.kind === 'answer' ? heard.reply.json : undefined
  const original = valuesOf(within(typeof person === 'object' && person !== null ? { ...person } : {}, 'profile'))
  bench.restore.push(() => save(bench, account, original))
}

/** Uploads a picture. What was there before cannot be put back. */
export const pictureUpload: Journey = {
  name: 'picture',
  uses: ['getProfile', 'updatePicture'],
  rules: [pictureChanges],
  missing: profile.missing,
  run: async ({ bench, succeed, judge }) => {
    const { main } = bench.accounts
    const before = within((await succeed('getProfile', {}, main)).answer, 'profile')
    const { heard } = await succeed('updatePicture', { profilePic: picture }, main)
    const after = within((await succeed('getProfile', {}, main)).answer, 'profile')
    judge(pictureChanges, { before: before['picture'], after: after['picture'] }, heard)
  },
}
