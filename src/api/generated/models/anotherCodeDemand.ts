/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { AnotherCode } from './anotherCode.ts'
import type { Flag } from './flag.ts'

/**
 * Together with a success: whether a further code is wanted, which `confirmAuthorizationCode` takes. An object with `head` and `body` means yes, and so does a true flag with `head` and `body` beside it. Absent, `null`, an empty string or a false flag means no: the transfer may be submitted. A new backend sends the object, or leaves the field out.
 */
export type AnotherCodeDemand = AnotherCode | Flag | '' | null
