/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * A date, or a date with a time, as ISO 8601 (`2026-01-15`, `2026-01-15T09:30:00Z`) or as the database writes it (`2026-01-15 09:30:00`). A time without an offset names no zone and is shown as it stands.
 * @pattern ^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])([T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$
 */
export type Timestamp = string
