import { isRecord } from '#tests/conformance/contract/schema.ts'
import * as bodies from '#tests/conformance/rules/bodies.ts'
import * as contents from '#tests/conformance/rules/contents.ts'
import * as fields from '#tests/conformance/rules/fields.ts'
import * as files from '#tests/conformance/rules/files.ts'
import * as laws from '#tests/conformance/rules/laws.ts'
import * as names from '#tests/conformance/rules/names.ts'
import * as sessions from '#tests/conformance/rules/sessions.ts'
import type { Rule } from './rule.ts'

/** Other exports are constants and functions. */
function isRule(exported: unknown): exported is Rule {
  return isRecord(exported) && 'level' in exported
}

const modules: readonly Readonly<Record<string, unknown>>[] = [bodies, contents, fields, files, laws, names, sessions]

export const rules: readonly Rule[] = modules.flatMap((module) => Object.values(module).filter(isRule))
