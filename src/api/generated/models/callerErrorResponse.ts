/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { FailureAnswer } from './failureAnswer.ts'

/**
 * The server did not take the call as one of an operation: 404 for a name it does not know, 413 for a body that is too large, 422 for one without its required fields, 429 for too many calls. Which of these it uses is up to the server. Counts as "failed", like every other status.
 */
export type CallerErrorResponse = FailureAnswer
