/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const GetStatementRequest = zod.object({
  getstatement: zod.literal('getstatement'),
  token: zod.string(),
})

export type GetStatementRequest = zod.input<typeof GetStatementRequest>
export type GetStatementRequestOutput = zod.output<typeof GetStatementRequest>
