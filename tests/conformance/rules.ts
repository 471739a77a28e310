import { isRecord } from '#tests/conformance/contract/schema.ts'
import * as agreement from '#tests/conformance/rules/agreement.ts'
import * as bodies from '#tests/conformance/rules/bodies.ts'
import * as codes from '#tests/conformance/rules/codes.ts'
import * as contents from '#tests/conformance/rules/contents.ts'
import * as credentials from '#tests/conformance/rules/credentials.ts'
import * as effects from '#tests/conformance/rules/effects.ts'
import * as enrolment from '#tests/conformance/rules/enrolment.ts'
import * as fields from '#tests/conformance/rules/fields.ts'
import * as files from '#tests/conformance/rules/files.ts'
import * as names from '#tests/conformance/rules/names.ts'
import * as pins from '#tests/conformance/rules/pins.ts'
import * as records from '#tests/conformance/rules/records.ts'
import * as sessions from '#tests/conformance/rules/sessions.ts'
import * as transfers from '#tests/conformance/rules/transfers.ts'
import type { Rule } from './rule.ts'

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'The name of an operation': names,
  'Every response': bodies,
  'What a response shows': contents,
  'Two responses that show the same': agreement,
  'Sessions and tokens': sessions,
  'Odd values in a form': fields,
  Files: files,
  'What an action changes': effects,
  'Sign-up and identity': enrolment,
  'Passwords and e-mail addresses': credentials,
  'Codes by e-mail': codes,
  PINs: pins,
  Transfers: transfers,
  'Profile, notifications and submissions': records,
}

/** Other exports are constants and functions. */
function isRule(exported: unknown): exported is Rule {
  return isRecord(exported) && 'level' in exported
}

export const topics: readonly { title: string; rules: readonly Rule[] }[] = Object.entries(modules).map(
  ([title, module]) => ({
    title,
    rules: Object.values(module)
      .filter(isRule)
      .sort((a, b) => a.id.localeCompare(b.id)),
  }),
)

export const rules: readonly Rule[] = topics.flatMap((topic) => topic.rules)

export function ruleLine({ id, level, milder, title, why }: Rule): string {
  return `- **${id}** (${level}${milder === undefined ? '' : `; SHOULD: ${milder}`}): ${title} ${why}`
}
