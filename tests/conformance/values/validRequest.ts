import { asksForPin, skipReason, type Context, type Values } from '#tests/conformance/context.ts'
import type { PlannedOperation } from '#tests/conformance/contract/plan.ts'
import { isRecord } from '#tests/conformance/contract/schema.ts'
import { objectOf, type Account } from '#tests/conformance/exchange.ts'
import { picture } from './files.ts'

export interface ValidRequest {
  values: Values
  /** What the bank refuses, as it should. */
  circumstance?: string
  holder?: Account
}

type Recipe = (context: Context, account: Account | undefined) => Values | { missing: string }

const nobody = 'nobody@conformance.example'

const recipes: Record<string, Recipe> = {
  // A password that a bank with rules accepts: its other checks come after these.
  signUp: ({ accounts }) => ({ email: accounts.main?.email ?? nobody, password: 'Sq7-conformance-x' }),
  createPin: (_context, account) =>
    account?.kind === 'no-pin'
      ? { pin: account.pin ?? '' }
      : { missing: 'it could overwrite a PIN: --account no-pin=…' },
  markNotificationAsRead: (context) => ({ id: readNotification(context) }),
  updateEmail: (_context, account) => ({ email: account?.email ?? nobody }),
  updatePassword: (_context, account) =>
    account === undefined ? {} : { c_pwd: 'not-the-password', n_pwd: account.password, con_pwd: account.password },
  updatePin: (_context, account) =>
    account?.pin === undefined
      ? { missing: 'wrong PINs could lock it: --pin' }
      : { c_pwd: otherPin(account.pin), n_pwd: account.pin, con_pwd: account.pin },
}

const circumstances: Readonly<Record<string, string>> = {
  ...{ signIn: 'an unknown address', signUp: 'an address that is taken', verifyEmail: 'an unknown address' },
  ...{ resetPassword: 'an unknown address', updatePassword: 'a wrong current password' },
  ...{ createPin: 'a PIN that there is', updatePin: 'a wrong current PIN', submitTransfer: 'no PIN confirmed' },
}

/** An operation that takes a PIN is called with its customer's, and one without a session for an unknown address. */
function valuesOf(context: Context, operation: PlannedOperation, account: Account | undefined): ReturnType<Recipe> {
  const own = recipes[operation.id]?.(context, account) ?? {}
  if (isReason(own)) return own
  const values: Values = { amount: '0.01', ...(operation.session === 'none' && { email: nobody }), ...own }
  if (!asksForPin(operation)) return values
  return account?.pin === undefined ? { missing: 'wrong PINs could lock it: --pin' } : { pin: account.pin, ...values }
}

export function validForm(context: Context, operation: PlannedOperation): ValidRequest | { missing: string } {
  const bar = skipReason(context, operation)
  if (bar !== undefined) return { missing: bar }
  const account = accountFor(context, operation)
  if (operation.session !== 'none' && account?.token === undefined)
    return {
      missing:
        operation.session === 'temporary'
          ? 'needs a customer whose identity is not approved: --account unapproved=…'
          : 'needs a sign-in: --email and --password',
    }
  const special = valuesOf(context, operation, account)
  if (isReason(special)) return special
  const { token: _token, ...values } = filled(operation, special)
  const circumstance = circumstances[operation.id]
  return {
    values,
    ...(circumstance === undefined ? {} : { circumstance }),
    ...(account === undefined ? {} : { holder: account }),
  }
}

/** The example of the contract with other values. */
export function filled({ form }: PlannedOperation, values: Values): Values {
  return Object.fromEntries(form.map(({ name, file, example }) => [name, values[name] ?? (file ? picture : example)]))
}

function isReason(recipe: Values | { missing: string }): recipe is { missing: string } {
  return typeof recipe['missing'] === 'string'
}

function accountFor({ accounts }: Context, operation: PlannedOperation): Account | undefined {
  const { session, kind, id } = operation
  if (session === 'none') return undefined
  if (session === 'temporary') return temporaryHolder(accounts)
  if (kind === 'loader' || id === 'markNotificationAsRead') return accounts.main
  // The second customer's PIN is never confirmed, so no order succeeds.
  if (id === 'submitTransfer' && accounts.second?.token !== undefined) return accounts.second
  const spare = [accounts['no-pin'], accounts.second, accounts.main].filter((account) => account?.token !== undefined)
  if (!asksForPin(operation) && id !== 'updatePin') return spare[0]
  // Not the second customer, whose orders would succeed then.
  return spare.find((account) => account?.pin !== undefined && account !== accounts.second)
}

export function temporaryHolder({ enrolled, unapproved }: Context['accounts']): Account | undefined {
  return [enrolled, unapproved].find((account) => account?.token !== undefined && account.tokenKind === 'temporary')
}

export function otherPin(pin: string): string {
  return pin === '7391' ? '2846' : '7391'
}

function readNotification({ loaded }: Context): string {
  const exchange = loaded.get('getNotifications')
  const list = exchange === undefined ? undefined : objectOf(exchange)?.['notifications']
  const read = (Array.isArray(list) ? list : []).filter(isRecord).find(({ wasread }) => wasread === 'yes')
  return typeof read?.['id'] === 'string' || typeof read?.['id'] === 'number' ? String(read['id']) : '0'
}
