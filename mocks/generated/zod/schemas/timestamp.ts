/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const TimestampRegExp = new RegExp(
  '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])([T ]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?(Z|[+-]\\d{2}:?\\d{2})?)?$',
)

export const Timestamp = zod.string().regex(TimestampRegExp)

export type Timestamp = zod.input<typeof Timestamp>
export type TimestampOutput = zod.output<typeof Timestamp>
