import type { Account } from '#tests/conformance/exchange.ts'
import { folded, within } from '#tests/conformance/reading/rows.ts'
import { textKept } from '#tests/conformance/rules/records.ts'
import { eventually, mainOf, shows, type Scenario, type Step, type Steps } from '#tests/conformance/scenario.ts'
import { keptTexts, names, pick } from '#tests/conformance/values/values.ts'
import { judgeFactsNow } from './agreement.ts'
import { restoringProfile } from './profile.ts'
import { profileFieldsOf, shownOf, valuesOf, type ProfileField } from './profileForm.ts'

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
    judge(
      textKept,
      { sent: `${name}: ${text}`, kept: `${name}: ${typeof kept === 'string' ? kept : ''}` },
      isStored ? read.exchange : saved.exchange,
    )
  }
  const kept = Object.keys(sent).filter((name) => folded(profile[name]) === folded(sent[name]))
  return Object.fromEntries(kept.map((name) => [name, profile[name]]))
}
