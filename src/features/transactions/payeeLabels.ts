export const payeeLabels = {
  act_hold_name: 'Account holder',
  act_no: 'Account number or IBAN',
  bank: 'Bank',
  swift: 'SWIFT code',
  routing: 'Routing number',
  country: "Bank's country",
  // Not "Currency", since amounts in the account's own currency are shown beside it.
  currency: "Payee's currency",
  note: 'Note',
} as const

/** TypeScript types the keys of an object as string. */
export const payeeFields = Object.keys(payeeLabels) as (keyof typeof payeeLabels)[]
