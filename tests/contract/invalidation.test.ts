/** Each action succeeds once at the mock bank. The app refetches the loaders that then respond otherwise. */
import { expect, it } from 'vitest'
import { notificationsOf } from '#mocks/domain/notifications.ts'
import { personaPassword, personaPin, type PersonaId } from '#mocks/seed/personas.ts'
import { loadContract, operationsOf } from '#openapi/tools/contract.ts'
import type { ActionId } from '#src/api/generated/operations.ts'
import { refresh } from '#src/api/invalidation.ts'
import { argumentsOf } from '#tests/support/requestExamples.ts'
import { bankPerTest, order, type Fields } from './bankPerTest.ts'

const { bank, call, upload, sessionOf, confirmPin, codeFor } = bankPerTest()
const contract = await loadContract()
const operations = operationsOf(contract).filter(({ session }) => session !== 'none')
const loaders = operations.filter(({ kind }) => kind === 'loader')
const actions = operations.filter(({ kind }) => kind === 'action')

interface Way {
  persona?: PersonaId
  fields?: () => Fields
  before?: (token: string) => Promise<unknown>
}

const unread = () => notificationsOf(bank(), 'ada').find(({ read }) => !read)

/** Where the contract's example, with the customer's PIN in a field named `pin`, is refused. */
const ways: Partial<Record<ActionId, Way>> = {
  createPin: { persona: 'nora' },
  confirmAuthorizationCode: {
    persona: 'cora',
    fields: () => ({ pin: codeFor('cora@example.com') }),
    before: confirmPin,
  },
  submitTransfer: { fields: () => order, before: confirmPin },
  markNotificationAsRead: { fields: () => ({ id: String(unread()?.id) }) },
  updatePassword: { fields: () => ({ c_pwd: personaPassword }) },
  updatePin: { fields: () => ({ c_pwd: personaPin }) },
}

/** By operation, without what every response has beside its own data. */
async function loaded(token: string): Promise<Map<string, string>> {
  const responses = loaders.map(async ({ id, wire }): Promise<[string, string]> => {
    const { user: _user, nc: _nc, ...own } = (await call(wire, token)) as Record<string, unknown>
    return [id, JSON.stringify(own)]
  })
  return new Map(await Promise.all(responses))
}

it.each(actions)('$id names every loader that it changes', async (operation) => {
  const { persona = 'ada', fields, before }: Way = ways[operation.id as ActionId] ?? {}
  const token = await sessionOf(persona)
  await before?.(token)
  const then = await loaded(token)
  const values = argumentsOf(contract, operation)
  if ('pin' in values) values['pin'] = personaPin
  const response = await upload(operation.wire, token, { ...values, ...fields?.() })
  expect(response, 'see `ways`').toMatchObject({ status: 'success' })
  const now = await loaded(token)
  const changed = [...now].filter(([id, text]) => then.get(id) !== text).map(([id]) => id)
  expect(refresh[operation.id as ActionId], 'src/api/invalidation.ts').toEqual(expect.arrayContaining(changed))
})

it('an action names the queries to refresh, unless it is known to change no records', () => {
  const changesNoQuery = [
    ...['signIn', 'signUp', 'verifyEmail', 'requestPasswordReset', 'resetPassword', 'resendConfirmationCode'],
    ...['resendResetCode', 'confirmPin', 'confirmAuthorizationCode', 'updatePassword', 'updatePin'],
  ]
  const lists: Record<string, readonly string[]> = refresh
  for (const { id, kind } of operationsOf(contract))
    if (kind === 'action')
      expect(lists[id]?.length === 0, `src/api/invalidation.ts lists no query for ${id}`).toBe(
        changesNoQuery.includes(id),
      )
})
