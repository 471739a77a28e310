/** The rules that make calls of their own, in the order in which their calls are made. */
import { fieldArray } from '#tests/conformance/rules/field-array.ts'
import { fieldEmpty } from '#tests/conformance/rules/field-empty.ts'
import { fieldLong } from '#tests/conformance/rules/field-long.ts'
import { fieldMarkup } from '#tests/conformance/rules/field-markup.ts'
import { fieldMissing } from '#tests/conformance/rules/field-missing.ts'
import { fieldTwice } from '#tests/conformance/rules/field-twice.ts'
import { fieldUnicode } from '#tests/conformance/rules/field-unicode.ts'
import { fileEmpty } from '#tests/conformance/rules/file-empty.ts'
import { fileMissing } from '#tests/conformance/rules/file-missing.ts'
import { fileType } from '#tests/conformance/rules/file-type.ts'
import { nameCase } from '#tests/conformance/rules/name-case.ts'
import { nameMissing } from '#tests/conformance/rules/name-missing.ts'
import { namePlace } from '#tests/conformance/rules/name-place.ts'
import { nameUnknown } from '#tests/conformance/rules/name-unknown.ts'
import { nameValue } from '#tests/conformance/rules/name-value.ts'
import { namesTwo } from '#tests/conformance/rules/names-two.ts'
import { originAllowed } from '#tests/conformance/rules/origin-allowed.ts'
import { postOnly } from '#tests/conformance/rules/post-only.ts'
import { queryIgnored } from '#tests/conformance/rules/query-ignored.ts'
import { sessionDead } from '#tests/conformance/rules/session-dead.ts'
import { sessionEmpty } from '#tests/conformance/rules/session-empty.ts'
import { sessionEnded } from '#tests/conformance/rules/session-ended.ts'
import { sessionGarbage } from '#tests/conformance/rules/session-garbage.ts'
import { sessionMissing } from '#tests/conformance/rules/session-missing.ts'
import { sessionTemporary } from '#tests/conformance/rules/session-temporary.ts'
import { tokenPlace } from '#tests/conformance/rules/token-place.ts'
import { uploadLarge } from '#tests/conformance/rules/upload-large.ts'
import { uploadTooLarge } from '#tests/conformance/rules/upload-too-large.ts'
import type { CallRule } from './rule.ts'

/** What needs live sessions, and tokens that are none: checked before anything that could end one. */
export const sessionRules: readonly CallRule[] = [
  ...[sessionMissing, sessionEmpty, sessionGarbage, sessionDead, sessionTemporary, tokenPlace],
]

export const formRules: readonly CallRule[] = [
  ...[nameMissing, nameUnknown, namesTwo, nameCase, nameValue, namePlace, postOnly, queryIgnored],
  ...[fieldMissing, fieldEmpty, fieldTwice, fieldArray, fieldLong, fieldUnicode, fieldMarkup],
  ...[fileMissing, fileEmpty, fileType, uploadLarge, uploadTooLarge, originAllowed],
]

export const callRules: readonly CallRule[] = [...sessionRules, ...formRules, sessionEnded]
