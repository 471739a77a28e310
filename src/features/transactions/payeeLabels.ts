/** Every detail but the amount, by the label of its field, in the order in which they are reviewed. */
export const payeeLabels = [
  { field: 'act_hold_name', label: 'Account holder' },
  { field: 'act_no', label: 'Account number or IBAN' },
  { field: 'bank', label: 'Bank' },
  { field: 'swift', label: 'SWIFT code' },
  { field: 'routing', label: 'Routing number' },
  { field: 'country', label: "Bank's country" },
  { field: 'currency', label: 'Currency' },
  { field: 'note', label: 'Note to the payee' },
] as const
