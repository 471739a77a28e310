import {
  fieldArray,
  fieldEmpty,
  fieldLong,
  fieldMissing,
  fieldOdd,
  fieldTwice,
} from '#tests/conformance/rules/fields.ts'
import { fileEmpty, fileMissing, fileType, uploadLarge, uploadTooLarge } from '#tests/conformance/rules/files.ts'
import {
  fieldOrder,
  nameCase,
  nameMissing,
  namePlace,
  nameUnknown,
  nameUnknownStatus,
  nameValue,
  originAllowed,
  postOnly,
  queryIgnored,
} from '#tests/conformance/rules/names.ts'
import {
  sessionDead,
  sessionEmpty,
  sessionGarbage,
  sessionMissing,
  sessionTemporary,
  tokenPlace,
} from '#tests/conformance/rules/sessions.ts'
import type { CallRule } from './rule.ts'

export const sessionRules: readonly CallRule[] = [
  ...[sessionMissing, sessionEmpty, sessionGarbage, sessionDead, sessionTemporary, tokenPlace],
]

export const formRules: readonly CallRule[] = [
  ...[nameMissing, nameUnknown, nameUnknownStatus, nameCase, nameValue, namePlace, postOnly, queryIgnored, fieldOrder],
  ...[fieldMissing, fieldEmpty, fieldTwice, fieldArray, fieldLong, fieldOdd],
  ...[fileMissing, fileEmpty, fileType, uploadLarge, uploadTooLarge, originAllowed],
]
