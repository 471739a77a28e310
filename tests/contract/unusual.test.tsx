/** Every screen must render odd responses: empty texts, huge numbers, empty lists, missing fields, other types. */
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { malformedFrom, unusualFrom } from '#mocks/faults/malformed.ts'
import { table } from '#mocks/generated/tables.ts'
import { GetTransferFeeAnswer } from '#src/api/generated/models/getTransferFeeAnswer.ts'
import type { SignInAnswer } from '#src/api/generated/models/signInAnswer.ts'
import type { VerifyEmailAnswer } from '#src/api/generated/models/verifyEmailAnswer.ts'
import type { LoaderId, OperationId } from '#src/api/generated/operations.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import type { AnyOutcome, Outcome } from '#src/api/reading/outcome.ts'
import { readResponse } from '#src/api/reading/readers.ts'
import { Component as HomePage } from '#src/features/account/pages/HomePage.tsx'
import { Component as CryptoDepositPage } from '#src/features/add-funds/pages/CryptoDepositPage.tsx'
import { Component as InstitutionPage } from '#src/features/add-funds/pages/InstitutionPage.tsx'
import { readSignIn } from '#src/features/auth/model.ts'
import { readVerifyEmail } from '#src/features/auth/verifyEmail.ts'
import { Component as ContactPage } from '#src/features/contact/pages/ContactPage.tsx'
import { Component as CryptoFixedDepositPage } from '#src/features/fixed-deposits/pages/CryptoFixedDepositPage.tsx'
import { Component as KycPage } from '#src/features/kyc/pages/KycPage.tsx'
import { Component as NotificationsPage } from '#src/features/notifications/pages/NotificationsPage.tsx'
import { Component as CryptoPaymentPage } from '#src/features/payments/pages/CryptoPaymentPage.tsx'
import { Component as ProfilePage } from '#src/features/profile/pages/ProfilePage.tsx'
import { Component as SettingsPage } from '#src/features/settings/pages/SettingsPage.tsx'
import { Component as StatementsPage } from '#src/features/statements/pages/StatementsPage.tsx'
import { chargeOf, quote } from '#src/features/transfers/fee.ts'
import { Component as SendPage } from '#src/features/transfers/pages/SendPage.tsx'
import { Component as TransferFlow } from '#src/features/transfers/pages/TransferFlow.tsx'
import { Component as UpgradePage } from '#src/features/upgrade/pages/UpgradePage.tsx'
import { isFields } from '#src/lib/fields.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'
import { responseExamples } from '#tests/support/responseExamples.ts'
import { callGenerated } from './hooks.ts'

const send = (
  <Routes>
    <Route element={<TransferFlow />}>
      <Route path="*" element={<SendPage />} />
    </Route>
  </Routes>
)

/** `getTransferFee` decides no screen: its test is below. */
const screens: Record<Exclude<LoaderId, 'getTransferFee'>, Record<string, ReactElement>> = {
  getAccount: { Home: <HomePage />, Send: send },
  getTransfers: { Send: send },
  getPinStatus: { Send: send },
  getProfile: { Profile: <ProfilePage />, Settings: <SettingsPage /> },
  getIdentityDocuments: { Kyc: <KycPage /> },
  getStatement: { Statements: <StatementsPage /> },
  getUpgradeForm: { Upgrade: <UpgradePage /> },
  getContact: { Contact: <ContactPage /> },
  getNotifications: { Notifications: <NotificationsPage /> },
  getPaymentForm: { CryptoPayment: <CryptoPaymentPage /> },
  getFixedDepositForm: { CryptoFixedDeposit: <CryptoFixedDepositPage /> },
  getCryptoDepositForm: { CryptoDeposit: <CryptoDepositPage /> },
  getInstitution: { Institution: <InstitutionPage /> },
}

let corrupted: { id: OperationId; body: string } | undefined

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('localStorage', memoryStorage())
  localStorage.setItem('baUid', 'token-1')
  vi.stubGlobal('fetch', (_url: string, { body }: { body: URLSearchParams }) => {
    const example = responseExamples.find(({ id }) => body.has(Object.keys(table[id].fields)[0] ?? ''))
    const text = example?.id === corrupted?.id ? corrupted?.body : JSON.stringify(example?.value)
    return Promise.resolve(new Response(text))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Null at one place after the other, and each kind of oddity at every place at once. */
function odd(id: OperationId): { name: string; response: string }[] {
  const { value } = responseExamples.find((example) => example.id === id) ?? {}
  const everywhere = unusualFrom(value, isFields).map((made) => ({
    name: `everywhere: ${made.name}`,
    response: JSON.stringify(made.value),
  }))
  const somewhere = malformedFrom(value)
    .filter(({ name }) => name.endsWith(': null'))
    .map(({ name, body }) => ({ name, response: body }))
  return [...everywhere, ...somewhere.filter(({ response }) => isFields(parsed(response)))]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function rendered(screen: ReactElement, onError: (error: string) => void): Promise<string> {
  const { prelude } = await prerender(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: screen }])} />
    </QueryClientProvider>,
    {
      onError: (error) => {
        // Without a window the visible rows of a long list are unknown.
        if (!/getServerSnapshot|getComputedStyle/.test(String(error))) onError(String(error))
      },
    },
  )
  return new Response(prelude).text()
}

it.each(
  Object.entries(screens).flatMap(([id, shown]) =>
    Object.entries(shown).map(([name, screen]) => [id as LoaderId, name, screen] as const),
  ),
)(
  '[R205] odd responses to %s never remove a screen: %s',
  async (id, _name, screen) => {
    const wrong: string[] = []
    for (const { name, response } of odd(id)) {
      corrupted = { id, body: response }
      const html = await rendered(screen, (error) => wrong.push(`${name}: ${error}`))
      if (!html.includes('<h1')) wrong.push(`${name}: no heading`)
      wrong.push(...[...html.matchAll(/.{20}(NaN|undefined|\[object).{20}/g)].map(([text]) => `${name}: ${text}`))
    }
    expect(wrong).toEqual([])
  },
  60_000,
)

it.each([
  ['getAccount', 'transactions', dashboardTexts.noTransactions],
  ['getStatement', 'transactions', dashboardTexts.noTransactions],
  ['getNotifications', 'notifications', dashboardTexts.noNotifications],
] as const)('[R205] a list of %s that cannot be read is not called empty', async (id, list, emptyText) => {
  const example = responseExamples.find((each) => each.id === id)?.value as object
  const [screen = <></>] = Object.values(screens[id])
  const htmlOf = (value: unknown) => {
    corrupted = { id, body: JSON.stringify({ ...example, [list]: value }) }
    return rendered(screen, (error) => expect.fail(error))
  }
  expect(await htmlOf([])).toContain(emptyText)
  for (const unreadable of [undefined, null, {}, 'none', [null]]) {
    const html = await htmlOf(unreadable)
    expect(html).toContain('could not be shown')
    expect(html).not.toContain(emptyText)
  }
})

it('[R113] an unusual charge does not prevent the review of a transfer, and no charge is invented', () => {
  for (const { response } of odd('getTransferFee')) {
    const raw: unknown = parsed(response)
    const charge = chargeOf(readResponse(GetTransferFeeAnswer, raw).value)
    const { fee, received, result } = quote(10_000, charge)
    const isKnown = charge.percent !== 'unreadable' && charge.percent <= 100
    expect([fee, received].map(Number.isSafeInteger), response).toEqual([isKnown, isKnown])
    expect(result === 'noCharge', response).toBe(!isKnown)
  }
})

it("[R205] an odd outcome becomes a known one, with the bank's texts only", async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(corrupted?.body)))
  for (const id of Object.keys(table) as OperationId[]) {
    if (table[id].kind === 'loader') continue
    for (const { name, response } of odd(id)) {
      corrupted = { id, body: response }
      const outcome = (await callGenerated(id, {})) as AnyOutcome
      expect(['success', 'refused', 'unclear'], `${id}, ${name}`).toContain(outcome.kind)
      if (outcome.kind === 'failed') continue
      const { message, failed, error } = parsed(response) as Record<string, unknown>
      expect([undefined, message, failed, error], `${id}, ${name}`).toContain(outcome.message)
      if (id === 'signIn')
        expect(readSignIn(outcome as Outcome<SignInAnswer>, 'ada@example.com').kind).toBeTypeOf('string')
      if (id === 'verifyEmail') expect(readVerifyEmail(outcome as Outcome<VerifyEmailAnswer>).kind).toBeTypeOf('string')
    }
  }
})
