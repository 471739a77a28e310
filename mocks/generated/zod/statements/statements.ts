/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { GetStatementAnswer } from '../schemas/getStatementAnswer.ts'
import { GetStatementRequest } from '../schemas/getStatementRequest.ts'

/**
 * Fetches the whole history of the account for the statements screen, in one response. `getAccount` returns the same rows and the account besides: the same ids and values, in the same spelling and order.
 * @summary Get the statement
 */
export const GetStatementBody = GetStatementRequest

export const GetStatementResponse = GetStatementAnswer
