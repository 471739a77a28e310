/** Each `@ts-expect-error` precedes an omission that must not compile. Nothing here is ever run. */
import { getGetContactMockHandler } from '#mocks/generated/msw/contact/contact.msw.ts'
import type { Fields, Holder } from '#mocks/handlers/handler.ts'
import type { HandlerTable, handlerTable } from '#mocks/handlers/table.ts'
import type { Serve } from '#mocks/serve.ts'
import type { refresh } from '#src/api/invalidation.ts'

declare const handlers: ReturnType<typeof handlerTable>
declare const serve: Serve

const { getContact, ...withoutContact } = handlers
// @ts-expect-error Property 'getContact' is missing
withoutContact satisfies HandlerTable
// @ts-expect-error there is no operation 'getContacts'
export const withUnknownHandler = { ...handlers, getContacts: getContact } satisfies HandlerTable

// @ts-expect-error there is no operation 'getContacts'
serve('getContacts', () => ({}))
// @ts-expect-error the response has no contact
serve('getContact', () => ({ user: { fullname: 'Ada', email: 'ada@example.com' }, nc: 0 }))
// @ts-expect-error the request has no field 'colour'
export type Colour = Fields<'markNotificationAsRead'>['colour']
// @ts-expect-error nobody is signed in yet
export type SigningIn = Holder<'signIn'>['customer']
// @ts-expect-error the response of another operation
getGetContactMockHandler(serve('getPinStatus', () => ({ user: { fullname: '', email: '' }, nc: 0, haspin: 'no' })))

declare const table: typeof refresh
const { updateEmail, ...withoutUpdateEmail } = table
// @ts-expect-error Property 'updateEmail' is missing
withoutUpdateEmail satisfies typeof refresh
// @ts-expect-error there is no loader 'getProfiles'
export const withUnknownLoader = { ...table, updateEmail: ['getProfiles'] } satisfies typeof refresh
// @ts-expect-error there is no action 'updateMail'
export const withUnknownAction = { ...table, updateMail: updateEmail } satisfies typeof refresh
