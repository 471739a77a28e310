/** Labels a currency beside amounts in the account's own. */
export const payeesCurrency = "Payee's currency"

export const payeeLabels = [
  { field: 'act_hold_name', label: 'Account holder' },
  { field: 'act_no', label: 'Account number or IBAN' },
  { field: 'bank', label: 'Bank' },
  { field: 'swift', label: 'SWIFT code' },
  { field: 'routing', label: 'Routing number' },
  { field: 'country', label: "Bank's country" },
  { field: 'currency', label: payeesCurrency },
  { field: 'note', label: 'Note' },
] as const
