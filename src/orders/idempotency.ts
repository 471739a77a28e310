/** The form field that names an order, so that a bank carries out a repetition once. */
export const idempotencyField = 'idempotency_key'

/** A key for one order of the customer: a random UUID, version 4. */
export function newIdempotencyKey(): string {
  // `crypto.randomUUID` exists in secure contexts only, which a development server in a local network is not.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
