/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const FailureAnswer = /*#__PURE__*/ zod.looseObject({})

export type FailureAnswer = zod.input<typeof FailureAnswer>
export type FailureAnswerOutput = zod.output<typeof FailureAnswer>
