import { keyOf } from '#src/api/attempts.ts'
import { identityOf, type Order } from './order.ts'

/** The key depends on the order, which the fields of the request do not name. */
export function confirmationKey(
  operation: 'confirmPin' | 'confirmAuthorizationCode',
  { details }: Order,
  digits: string,
): Promise<string> {
  return keyOf(operation, new URLSearchParams({ ...identityOf(details), digits }))
}
