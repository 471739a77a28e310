import { http, HttpResponse, passthrough, type HttpHandler } from 'msw'
import { endpoint, parseRequest, type Responding } from '#mocks/calls.ts'
import { pictureHeaders, pictureNamed } from '#mocks/domain/uploads.ts'
import * as accountMsw from '#mocks/generated/msw/account/account.msw.ts'
import * as addFundsMsw from '#mocks/generated/msw/add-funds/add-funds.msw.ts'
import * as authMsw from '#mocks/generated/msw/auth/auth.msw.ts'
import * as contactMsw from '#mocks/generated/msw/contact/contact.msw.ts'
import * as fixedDepositsMsw from '#mocks/generated/msw/fixed-deposits/fixed-deposits.msw.ts'
import * as kycMsw from '#mocks/generated/msw/kyc/kyc.msw.ts'
import * as notificationsMsw from '#mocks/generated/msw/notifications/notifications.msw.ts'
import * as paymentsMsw from '#mocks/generated/msw/payments/payments.msw.ts'
import * as profileMsw from '#mocks/generated/msw/profile/profile.msw.ts'
import * as settingsMsw from '#mocks/generated/msw/settings/settings.msw.ts'
import * as statementsMsw from '#mocks/generated/msw/statements/statements.msw.ts'
import * as transfersMsw from '#mocks/generated/msw/transfers/transfers.msw.ts'
import * as upgradeMsw from '#mocks/generated/msw/upgrade/upgrade.msw.ts'
import {
  locked,
  respondFor,
  respondToUnhandled,
  serveFor,
  toFetchResponse,
  type BankHost,
  type Respond,
} from '#mocks/serve.ts'
import { defaults } from '#src/config.ts'
import { account } from './account.ts'
import { addFunds } from './add-funds.ts'
import { auth } from './auth.ts'
import { contact } from './contact.ts'
import { fixedDeposits } from './fixed-deposits.ts'
import type { Handler, OperationId, ResponseBody } from './handler.ts'
import { kyc } from './kyc.ts'
import { notifications } from './notifications.ts'
import { payments } from './payments.ts'
import { profile } from './profile.ts'
import { settings } from './settings.ts'
import { statements } from './statements.ts'
import { transfers } from './transfers.ts'
import { upgrade } from './upgrade.ts'

const handlers: { [Id in OperationId]: Handler<Id> } = {
  ...auth,
  ...kyc,
  ...account,
  ...transfers,
  ...addFunds,
  ...payments,
  ...fixedDeposits,
  ...upgrade,
  ...notifications,
  ...statements,
  ...profile,
  ...settings,
  ...contact,
}

const generated: { [Id in OperationId]: (response: Responding<ResponseBody<Id>>) => HttpHandler } = {
  ...authMsw,
  ...kycMsw,
  ...accountMsw,
  ...transfersMsw,
  ...addFundsMsw,
  ...paymentsMsw,
  ...fixedDepositsMsw,
  ...upgradeMsw,
  ...notificationsMsw,
  ...statementsMsw,
  ...profileMsw,
  ...settingsMsw,
  ...contactMsw,
}

const ids = Object.keys(handlers) as OperationId[]

export function responderTable(host: BankHost): Partial<Record<OperationId, Respond>> {
  return Object.fromEntries(ids.map(<Id extends OperationId>(id: Id) => [id, respondFor(host, id, handlers[id])]))
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
    ...ids.map(<Id extends OperationId>(id: Id) => generated[id](serveFor(host, id, handlers[id]))),
    unhandledCalls(host),
  ]
}
