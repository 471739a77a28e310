import { keyOf } from '#src/api/attempts.ts'
import { normalForm, type TransferOrder } from './order.ts'

/** The key depends on the order, which the fields of the request do not name. */
export function confirmationKey(
  operation: 'confirmPin' | 'confirmAuthorizationCode',
  { details }: TransferOrder,
  digits: string,
): Promise<string> {
  return keyOf(operation, new URLSearchParams({ ...normalForm(details), digits }))
}
