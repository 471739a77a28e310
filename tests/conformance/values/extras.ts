/** Fields that the contract does not describe: common names of columns that a careless backend copies from a form. */
const unmistakable: Readonly<Record<string, string>> = {
  ...{ fullname: 'Extra Field', username: 'extra-field', email: 'extra-field@conformance.example', phone: '999' },
  ...{ picture: 'extra.png', country: 'Extraland', current_plan: 'Extra' },
}

/** The name of one that is stored. */
export const storedIn = (person: Readonly<Record<string, unknown>>, but?: string): string | undefined =>
  Object.keys(unmistakable).find((name) => person[name] === unmistakable[name] && name !== but)

const columns: Readonly<Record<string, string>> = {
  ...{ role: 'admin', is_admin: '1', admin: '1', level: '9', type_of_user: 'admin' },
  ...{ verified: 'yes', email_verified: '1', is_verified: '1', active: '1' },
  ...{ verification_status: 'verified', kyc: 'verified', kyc_status: 'verified', submitted: 'Yes', approved: '1' },
  ...{ balance: '987654.32', tb: '987654.32', currency: 'XTS', account_no: '1111111111' },
  ...{ haspin: 'no', wasread: 'no', nc: '99', status: 'successful', state: 'confirmed', fee: '0', percent: '0' },
  ...{ charge: '0', created_at: '2001-01-01 00:00:00', date: '2001-01-01 00:00:00', transaction_type: 'credit' },
  ...{ reference: 'EXTRA', jwt: 'extra-token', user_id: '2', uid: '2', userid: '2', customer_id: '2', owner: '2' },
}

/** One of a group may hide what another does. Another address would hide all that follows. */
export function extrasFor(form: readonly { name: string }[]): Record<string, string> {
  const own = new Set([...form.map(({ name }) => name), 'email'])
  return Object.fromEntries(Object.entries({ ...columns, ...unmistakable }).filter(([name]) => !own.has(name)))
}
