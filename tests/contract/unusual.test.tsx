/**
 * Answers that keep the contract and are odd all the same: texts that are none, numbers beyond all bounds, lists of
 * nothing. The transport lets them through, so every screen has to draw them.
 */
import type { ReactElement } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unusualFrom } from '#mocks/faults/malformed.ts'
import { answerSchemas } from '#src/api/generated/answerSchemas.ts'
import type { GetTransferFeeAnswer } from '#src/api/generated/models/getTransferFeeAnswer.ts'
import type { SignInAnswer } from '#src/api/generated/models/signInAnswer.ts'
import type { VerifyEmailAnswer } from '#src/api/generated/models/verifyEmailAnswer.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { operations } from '#src/api/generated/operations.ts'
import { messageOf } from '#src/api/outcome.ts'
import type { Envelope } from '#src/api/outcome.ts'
import { HomePage } from '#src/features/account/pages/HomePage.tsx'
import { CryptoDepositPage } from '#src/features/add-funds/pages/CryptoDepositPage.tsx'
import { InstitutionPage } from '#src/features/add-funds/pages/InstitutionPage.tsx'
import { readSignIn } from '#src/features/auth/model.ts'
import { readVerifyEmail } from '#src/features/auth/verifyEmail.ts'
import { ContactPage } from '#src/features/contact/pages/ContactPage.tsx'
import { CryptoFixedDepositPage } from '#src/features/fixed-deposits/pages/CryptoFixedDepositPage.tsx'
import { KycPage } from '#src/features/kyc/pages/KycPage.tsx'
import { NotificationsPage } from '#src/features/notifications/pages/NotificationsPage.tsx'
import { CryptoPaymentPage } from '#src/features/payments/pages/CryptoPaymentPage.tsx'
import { ProfilePage } from '#src/features/profile/pages/ProfilePage.tsx'
import { SettingsPage } from '#src/features/settings/pages/SettingsPage.tsx'
import { StatementsPage } from '#src/features/statements/pages/StatementsPage.tsx'
import { chargeOf, quote } from '#src/features/transfers/order.ts'
import { TransferFlow } from '#src/features/transfers/components/TransferFlow.tsx'
import { SendPage } from '#src/features/transfers/pages/SendPage.tsx'
import { UpgradePage } from '#src/features/upgrade/pages/UpgradePage.tsx'
import { answerExamples } from '#tests/support/answerExamples.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

const send = (
  <Routes>
    <Route element={<TransferFlow />}>
      <Route path="*" element={<SendPage />} />
    </Route>
  </Routes>
)

/** A screen for each loader that a screen stands on. */
const screens: [OperationId, string, ReactElement][] = [
  ['getAccount', 'Home', <HomePage />],
  ['getAccount', 'Send', send],
  ['getTransfers', 'Send', send],
  ['getPinStatus', 'Send', send],
  ['getProfile', 'Profile', <ProfilePage />],
  ['getProfile', 'Settings', <SettingsPage />],
  ['getIdentityDocuments', 'Kyc', <KycPage />],
  ['getStatement', 'Statements', <StatementsPage />],
  ['getUpgradeForm', 'Upgrade', <UpgradePage />],
  ['getContact', 'Contact', <ContactPage />],
  ['getNotifications', 'Notifications', <NotificationsPage />],
  ['getPaymentForm', 'CryptoPayment', <CryptoPaymentPage />],
  ['getFixedDepositForm', 'CryptoFixedDeposit', <CryptoFixedDepositPage />],
  ['getCryptoDepositForm', 'CryptoDeposit', <CryptoDepositPage />],
  ['getInstitution', 'Institution', <InstitutionPage />],
]

let spoiled: { id: OperationId; body: string } | undefined

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  localStorage.setItem('baUid', 'token-1')
  vi.stubGlobal('fetch', (_url: string, { body }: { body: URLSearchParams }) => {
    const example = answerExamples.find(({ id }) => body.has(Object.keys(operations[id].fields)[0] ?? ''))
    const answer = example?.id === spoiled?.id ? spoiled?.body : JSON.stringify(example?.value)
    return Promise.resolve(new Response(answer))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The odd answers to an operation that keep the contract: each of one kind, at every place that allows it. */
function unusual(id: OperationId): { name: string; answer: unknown }[] {
  const fits = (tried: unknown) => answerSchemas[id].safeParse(tried).success
  const { value } = answerExamples.find((example) => example.id === id) ?? {}
  return unusualFrom(value, fits).map(({ name, value: answer }) => ({ name, answer }))
}

it.each(screens)('[R205] unusual answers to %s do not keep a screen from standing: %s', async (id, _name, screen) => {
  const wrong: string[] = []
  for (const { name, answer } of unusual(id)) {
    spoiled = { id, body: JSON.stringify(answer) }
    const { prelude } = await prerender(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>{screen}</MemoryRouter>
      </QueryClientProvider>,
      {
        onError: (error) => {
          // Without a window nobody knows which rows of a long list are in sight.
          if (!String(error).includes('getServerSnapshot')) wrong.push(`${name}: ${String(error)}`)
        },
      },
    )
    const html = await new Response(prelude).text()
    if (!html.includes('<h1')) wrong.push(`${name}: no heading`)
    wrong.push(...[...html.matchAll(/.{20}(NaN|undefined|\[object).{20}/g)].map(([text]) => `${name}: ${text}`))
  }
  expect(wrong).toEqual([])
})

it('[R113] an unusual charge does not keep a transfer from being checked, and none is made up', () => {
  const charges = unusual('getTransferFee').map(({ answer }) => chargeOf(answer as GetTransferFeeAnswer))
  expect(charges.length).toBeGreaterThan(10)
  for (const charge of charges) {
    const { fee, received, verdict } = quote('100.00', charge)
    expect([fee, received].every(Number.isSafeInteger), String(charge.percent)).toBe(true)
    if (!(charge.percent <= 100)) expect(verdict).toBe('noCharge')
  }
})

it('[R205] an unusual outcome is read as one of those that there are, and says nothing but what the bank says', () => {
  for (const id of Object.keys(operations) as OperationId[]) {
    if (operations[id].kind === 'loader') continue
    for (const { name, answer } of unusual(id)) {
      const said = messageOf(answer as Envelope)
      const { message, failed, error } = answer as Envelope
      expect([undefined, message, failed, error], `${id}, ${name}`).toContain(said)
      for (const kind of ['success', 'refused'] as const) {
        if (id === 'signIn')
          expect(readSignIn({ kind, answer: answer as SignInAnswer }, 'ada@example.com').kind).toBeTypeOf('string')
        if (id === 'verifyEmail')
          expect(readVerifyEmail({ kind, answer: answer as VerifyEmailAnswer }).kind).toBeTypeOf('string')
      }
    }
  }
})
