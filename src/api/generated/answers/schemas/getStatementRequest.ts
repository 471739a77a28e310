/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const GetStatementRequest = /*#__PURE__*/ zod.looseObject({})

export type GetStatementRequest = zod.input<typeof GetStatementRequest>
export type GetStatementRequestOutput = zod.output<typeof GetStatementRequest>
