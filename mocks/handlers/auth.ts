import {
  changeCustomer,
  countSignIn,
  createCustomer,
  customerByEmail,
  isSignInLimited,
} from '#mocks/domain/customers.ts'
import { redeemCode, sendCode } from '#mocks/domain/mailbox.ts'
import { issueToken, revokeTokens } from '#mocks/domain/sessions.ts'
import type { HandlersOf } from './handler.ts'
import { userOf } from './shared.ts'

/** A rule of this mock; the app's own is milder. */
const minPassword = 8
const tooShort = 'Password should be at least 8 characters'

export const auth: HandlersOf<'auth'> = {
  signIn: async ({ bank, fields }) => {
    const customer = customerByEmail(bank, fields.email)
    if (customer === undefined) return { status: 'error', error: true }
    if (isSignInLimited(bank, customer))
      return { status: 'error', error: true, message: 'Too many wrong tries. Try again later.' }
    await countSignIn(bank, customer, customer.password === fields.password)
    if (customer.password !== fields.password) return { status: 'error', error: true }
    const { email, role, notice, verification, submitted } = customer
    if (!customer.emailVerified) {
      await sendCode(bank, email, 'verify')
      return {
        status: 'error',
        error: true,
        message: 'Please verify your email address first.',
        verified: 'no',
        email,
      }
    }
    if (role === 'admin') return { status: 'success', role, email }
    if (notice !== null) return { status: 'success', ismsg: 'yes', ...notice }
    const { token } = await issueToken(bank, customer)
    if (customer.refusesUnapproved && verification !== 'verified') {
      const message = submitted ? 'Your identity verification is under review.' : 'Please verify your identity first.'
      return {
        status: 'error',
        error: true,
        message,
        verified: 'yes',
        submitted: submitted ? 'Yes' : 'No',
        jwt: token,
      }
    }
    return {
      status: 'success',
      jwt: token,
      verification_status: verification,
      verified: 'yes',
      submitted: submitted ? 'Yes' : 'No',
      email,
      role,
      user: userOf(customer),
    }
  },

  signUp: async ({ bank, fields }) => {
    const { email, fullname, username, password } = fields
    if (password.length < minPassword) return { status: 'error', error: true, message: tooShort }
    if (customerByEmail(bank, email) !== undefined)
      return { status: 'error', error: true, message: 'An account with this email address exists already.' }
    await createCustomer(bank, { email: email.trim(), fullname, username, password })
    await sendCode(bank, email.trim(), 'verify')
    return { status: 'success' }
  },

  verifyEmail: async ({ bank, fields }) => {
    const customer = customerByEmail(bank, fields.email)
    if (customer === undefined || !(await redeemCode(bank, customer.email, 'verify', fields.ver_code))) {
      return { status: 'error', error: true, message: 'This code is not valid.' }
    }
    await changeCustomer(bank, customer.id, { emailVerified: true })
    const { token } = await issueToken(bank, { ...customer, emailVerified: true })
    return { status: 'success', jwt: token, verification_status: customer.verification }
  },

  // Does not disclose whether the account exists.
  requestPasswordReset: async ({ bank, fields }) => {
    const customer = customerByEmail(bank, fields.email)
    if (customer !== undefined) await sendCode(bank, customer.email, 'reset')
    return { status: 'success' }
  },

  resendResetCode: async ({ bank, fields }) => {
    const customer = customerByEmail(bank, fields.email)
    if (customer !== undefined) await sendCode(bank, customer.email, 'reset')
    return { status: 'success' }
  },

  resetPassword: async ({ bank, fields }) => {
    const customer = customerByEmail(bank, fields.email)
    if (fields.new_password.length < minPassword) return { status: 'error', error: true, message: tooShort }
    if (customer === undefined || !(await redeemCode(bank, customer.email, 'reset', fields.reset_code))) {
      return { status: 'error', error: true, message: 'This code is not valid.' }
    }
    await changeCustomer(bank, customer.id, { password: fields.new_password })
    await revokeTokens(bank, customer.id)
    return { status: 'success', message: 'Your password has been changed.' }
  },

  resendConfirmationCode: async ({ bank, fields }) => {
    const customer = customerByEmail(bank, fields.email)
    if (customer === undefined || customer.emailVerified) return { status: 'error' }
    await sendCode(bank, customer.email, 'verify')
    return { status: 'success' }
  },
}
