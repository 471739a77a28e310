/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'

export const CurrencySymbol = /*#__PURE__*/ zod.string()

export type CurrencySymbol = zod.output<typeof CurrencySymbol>
