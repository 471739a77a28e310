import { http, HttpResponse, passthrough, type HttpHandler } from 'msw'
import { endpoint, parseRequest } from '#mocks/calls.ts'
import { pictureHeaders, pictureNamed } from '#mocks/domain/uploads.ts'
import {
  locked,
  respondFor,
  respondToUnhandled,
  serveFor,
  toFetchResponse,
  type BankHost,
  type Respond,
  type Serve,
} from '#mocks/serve.ts'
import { defaults } from '#src/config.ts'
import { account } from './account.ts'
import { addFunds } from './add-funds.ts'
import { auth } from './auth.ts'
import { contact } from './contact.ts'
import { fixedDeposits } from './fixed-deposits.ts'
import type { OperationId } from './handler.ts'
import { kyc } from './kyc.ts'
import { notifications } from './notifications.ts'
import { payments } from './payments.ts'
import { profile } from './profile.ts'
import { settings } from './settings.ts'
import { statements } from './statements.ts'
import { transfers } from './transfers.ts'
import { upgrade } from './upgrade.ts'

export type HandlerTable = Record<OperationId, HttpHandler>

/** A missing operation is a type error that names it. */
function handlersWith(serve: Serve) {
  return {
    ...auth(serve),
    ...kyc(serve),
    ...account(serve),
    ...transfers(serve),
    ...addFunds(serve),
    ...payments(serve),
    ...fixedDeposits(serve),
    ...upgrade(serve),
    ...notifications(serve),
    ...statements(serve),
    ...profile(serve),
    ...settings(serve),
    ...contact(serve),
  } satisfies HandlerTable
}

export function handlerTable(host: BankHost) {
  return handlersWith(serveFor(host))
}

export function responderTable(host: BankHost): Partial<Record<OperationId, Respond>> {
  const responders: Partial<Record<OperationId, Respond>> = {}
  const serve = serveFor(host)
  handlersWith((id, handler) => {
    responders[id] = respondFor(host, id, handler)
    return serve(id, handler)
  })
  return responders
}

export function unhandledCalls(host: BankHost): HttpHandler {
  return http.all(`*${endpoint}`, async ({ request }) => {
    const { parsed } = await parseRequest(request)
    return toFetchResponse(await respondToUnhandled(host, parsed))
  })
}

/** MSW would otherwise run every handler for each of the app's own files. */
const appFiles = http.get(/\.(?:[cm]?[jt]sx?|css|woff2)$/, () => passthrough())

export function bankHandlers(host: BankHost): HttpHandler[] {
  return [
    http.get(`*${defaults.uploadsPath}:name`, async ({ params }) => {
      const picture = await locked(host, () => Promise.resolve(pictureNamed(host.bank, String(params['name']))))
      return picture === undefined
        ? new HttpResponse(null, { status: 404 })
        : new HttpResponse(picture.bytes, { headers: pictureHeaders(picture) })
    }),
    appFiles,
    ...Object.values(handlerTable(host)),
    unhandledCalls(host),
  ]
}
