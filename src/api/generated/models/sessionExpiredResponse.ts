/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { SessionExpiredAnswer } from './sessionExpiredAnswer.ts'

/**
 * The session token is missing, unknown or no longer valid. The reader signs the customer out. A business refusal (a wrong PIN, a refused transfer) is never a 401: it is an HTTP 200 with an answer that says so.
 */
export type SessionExpiredResponse = SessionExpiredAnswer
