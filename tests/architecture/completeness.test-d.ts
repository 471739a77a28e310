/** Each `@ts-expect-error` precedes an omission that must not compile. Nothing here is ever run. */
import type { contact } from '#mocks/handlers/contact.ts'
import type { Fields, HandlersOf, Holder } from '#mocks/handlers/handler.ts'
import type { refresh } from '#src/api/invalidation.ts'

declare const handlers: typeof contact

const { getContact, ...withoutContact } = handlers
// @ts-expect-error Property 'getContact' is missing
withoutContact satisfies HandlersOf<'contact'>
// @ts-expect-error there is no operation 'getContacts'
export const withUnknownHandler = { ...handlers, getContacts: getContact } satisfies HandlersOf<'contact'>
// @ts-expect-error the response has no contact
export const response: typeof getContact = () => ({ user: { fullname: 'Ada', email: 'ada@example.com' }, nc: 0 })
// @ts-expect-error the request has no field 'colour'
export type Colour = Fields<'markNotificationAsRead'>['colour']
// @ts-expect-error nobody is signed in yet
export type SigningIn = Holder<'signIn'>['customer']

declare const table: typeof refresh
const { updateEmail, ...withoutUpdateEmail } = table
// @ts-expect-error Property 'updateEmail' is missing
withoutUpdateEmail satisfies typeof refresh
// @ts-expect-error there is no loader 'getProfiles'
export const withUnknownLoader = { ...table, updateEmail: ['getProfiles'] } satisfies typeof refresh
// @ts-expect-error there is no action 'updateMail'
export const withUnknownAction = { ...table, updateMail: updateEmail } satisfies typeof refresh
