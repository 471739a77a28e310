import { t } from '@lingui/core/macro'

export const payeeLabels = {
  act_hold_name: t`Account holder`,
  act_no: t`Account number or IBAN`,
  bank: t`Bank`,
  swift: t`SWIFT code`,
  routing: t`Routing number`,
  country: t`Bank's country`,
  // Not "Currency", since amounts in the account's own currency are shown beside it.
  currency: t`Payee's currency`,
  note: t`Note`,
} as const

/** TypeScript types the keys of an object as string. */
export const payeeFields = Object.keys(payeeLabels) as (keyof typeof payeeLabels)[]
