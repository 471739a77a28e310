/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { FailureAnswer } from './failureAnswer.ts'

/**
 * Any other status, a body that is not JSON, or a body that does not match this contract. All of them count as "failed": nothing in them is read, and the reader must survive them.
 */
export type FailureResponse = FailureAnswer | string
