import { changeCustomer, customerByEmail } from '#mocks/domain/customers.ts'
import { checkPin, pinRefusals, triesAfter } from '#mocks/domain/pins.ts'
import { revokeTokens } from '#mocks/domain/sessions.ts'
import type { HandlersOf } from './handler.ts'

export const settings: HandlersOf<'settings'> = {
  updateEmail: async ({ bank, fields: { email }, holder: { customer } }) => {
    const known = customerByEmail(bank, email)
    if (known !== undefined && known.id !== customer.id)
      return { failed: 'This email address belongs to another account.' }
    await changeCustomer(bank, customer.id, { email })
    return { status: 'success' }
  },

  updatePassword: async ({ bank, fields: { c_pwd, n_pwd, con_pwd }, holder: { customer, token } }) => {
    if (customer.password !== c_pwd) return { failed: 'The current password is wrong.' }
    if (n_pwd !== con_pwd) return { failed: 'The new passwords differ.' }
    await changeCustomer(bank, customer.id, { password: n_pwd })
    await revokeTokens(bank, customer.id, token.token)
    return { status: 'success' }
  },

  updatePin: async ({ bank, fields: { c_pwd, n_pwd, con_pwd }, holder: { customer } }) => {
    if (n_pwd !== con_pwd) return { failed: 'The new PINs differ.' }
    const result = await checkPin(bank, customer, c_pwd)
    if (result !== 'right')
      return {
        failed: pinRefusals[result] ?? 'The current PIN is wrong.',
        ...triesAfter(bank, customer.id, result),
      }
    await changeCustomer(bank, customer.id, { pin: n_pwd })
    return { status: 'success' }
  },
}
