import * as account from '#src/api/generated/hooks/account/account.ts'
import * as addFunds from '#src/api/generated/hooks/add-funds/add-funds.ts'
import * as auth from '#src/api/generated/hooks/auth/auth.ts'
import * as contact from '#src/api/generated/hooks/contact/contact.ts'
import * as fixedDeposits from '#src/api/generated/hooks/fixed-deposits/fixed-deposits.ts'
import * as kyc from '#src/api/generated/hooks/kyc/kyc.ts'
import * as notifications from '#src/api/generated/hooks/notifications/notifications.ts'
import * as payments from '#src/api/generated/hooks/payments/payments.ts'
import * as profile from '#src/api/generated/hooks/profile/profile.ts'
import * as settings from '#src/api/generated/hooks/settings/settings.ts'
import * as signIn from '#src/api/generated/hooks/sign-in/sign-in.ts'
import * as statements from '#src/api/generated/hooks/statements/statements.ts'
import * as transfers from '#src/api/generated/hooks/transfers/transfers.ts'
import * as upgrade from '#src/api/generated/hooks/upgrade/upgrade.ts'
import type { OperationId } from '#src/api/generated/operations.ts'

export const generated = {
  ...account,
  ...addFunds,
  ...auth,
  ...contact,
  ...fixedDeposits,
  ...kyc,
  ...notifications,
  ...payments,
  ...profile,
  ...settings,
  ...signIn,
  ...statements,
  ...transfers,
  ...upgrade,
} satisfies Record<OperationId, unknown>

export function callGenerated(id: OperationId, data?: object): Promise<unknown> {
  const call: unknown = generated[id]
  if (typeof call !== 'function') throw new Error(`Nothing was generated for ${id}.`)
  return Promise.resolve(Reflect.apply(call, undefined, data === undefined ? [] : [data]))
}
