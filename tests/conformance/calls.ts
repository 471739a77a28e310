/** The rules that make calls of their own, in the order in which their calls are made. */
import type { CallRule } from './rule.ts'
import { fieldArray } from './rules/field-array.ts'
import { fieldEmpty } from './rules/field-empty.ts'
import { fieldLong } from './rules/field-long.ts'
import { fieldMarkup } from './rules/field-markup.ts'
import { fieldMissing } from './rules/field-missing.ts'
import { fieldTwice } from './rules/field-twice.ts'
import { fieldUnicode } from './rules/field-unicode.ts'
import { fileEmpty } from './rules/file-empty.ts'
import { fileMissing } from './rules/file-missing.ts'
import { fileType } from './rules/file-type.ts'
import { nameCase } from './rules/name-case.ts'
import { nameMissing } from './rules/name-missing.ts'
import { namePlace } from './rules/name-place.ts'
import { nameUnknown } from './rules/name-unknown.ts'
import { nameValue } from './rules/name-value.ts'
import { namesTwo } from './rules/names-two.ts'
import { originAllowed } from './rules/origin-allowed.ts'
import { postOnly } from './rules/post-only.ts'
import { queryIgnored } from './rules/query-ignored.ts'
import { sessionDead } from './rules/session-dead.ts'
import { sessionEnded } from './rules/session-ended.ts'
import { sessionEmpty } from './rules/session-empty.ts'
import { sessionGarbage } from './rules/session-garbage.ts'
import { sessionMissing } from './rules/session-missing.ts'
import { sessionTemporary } from './rules/session-temporary.ts'
import { tokenPlace } from './rules/token-place.ts'
import { uploadLarge } from './rules/upload-large.ts'
import { uploadTooLarge } from './rules/upload-too-large.ts'

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
