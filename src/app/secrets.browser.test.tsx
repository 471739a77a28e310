import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getGetAccountQueryKey, getGetPinStatusQueryKey } from '#src/api/generated/hooks/account/account.ts'
import { createQueryClient } from '#src/api/queryClient.ts'
import { Component as ResetPage } from '#src/features/auth/pages/ResetPage.tsx'
import { Component as SignInPage } from '#src/features/auth/pages/SignInPage.tsx'
import { Component as SignUpPage } from '#src/features/auth/pages/SignUpPage.tsx'
import { Component as VerifyPage } from '#src/features/auth/pages/VerifyPage.tsx'
import { createTransferStore, TransferContext } from '#src/features/transfers/components/transferContext.ts'
import { quote } from '#src/features/transfers/fee.ts'
import { Component as TransferPinPage } from '#src/features/transfers/pages/TransferPinPage.tsx'
import { writtenAmount } from '#src/lib/amount.ts'
import { renderPage } from '#tests/support/renderPage.tsx'

const transferStore = () => {
  const store = createTransferStore(() => true)
  const details = {
    act_hold_name: 'Ben Okafor',
    act_no: '2024000102',
    bank: 'Harbour Trust',
    swift: '',
    routing: '',
    country: '',
    currency: 'USD',
    amount: writtenAmount(10_000),
    note: '',
  }
  store.dispatch({ type: 'continued', details })
  store.dispatch({
    type: 'confirmed',
    quote: quote(10_000, { percent: 1, balance: 100_000 }),
  })
  return store
}

async function show(screen: ReactElement, secrets: readonly string[], state: () => unknown = () => undefined) {
  const client = createQueryClient()
  client.setQueryData(getGetPinStatusQueryKey(), { haspin: true, violations: [] })
  client.setQueryData(getGetAccountQueryKey(), {
    account: { account_no: '2024000101', tb: 100_000, currency: 'USD' },
    transactions: [],
    currency: '$',
    violations: [],
  })
  await renderPage(screen, client)
  const places = () => ({
    inputs: [...document.querySelectorAll('input')].map(({ value }) => value),
    page: document.documentElement.outerHTML,
    mutations: client.getMutationCache().getAll(),
    queries: client
      .getQueryCache()
      .getAll()
      .map((query) => query.state),
    storage: [Object.entries(localStorage), Object.entries(sessionStorage)],
    state: state(),
  })
  return {
    held: () =>
      Object.entries(places())
        .filter(([, place]) => {
          const text = JSON.stringify([place], (key, value: unknown) => (key === 'observers' ? undefined : value))
          return secrets.some((secret) => text.includes(secret))
        })
        .map(([place]) => place),
  }
}

function respondWith(data: object) {
  const sent: string[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(body instanceof URLSearchParams ? body.toString() : '')
    return Promise.resolve(Response.json(data))
  })
  return sent
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function enterPin(digits: string): Promise<void> {
  await page.getByLabelText('Transaction PIN').fill(digits)
  await userEvent.keyboard('{Enter}')
}

describe('after the response nothing keeps', () => {
  it.each([
    ['refused', { status: 'error', message: 'This PIN is not right.' }, 'This PIN is not right.'],
    [
      'accepted',
      { status: 'success', requiresanother: { head: 'Code', body: 'Look into your mail.' } },
      'Look into your mail.',
    ],
  ])('a PIN that was %s', async (_outcome, body, said) => {
    const sent = respondWith(body)
    const store = transferStore()
    const { held } = await show(
      <TransferContext value={store}>
        <TransferPinPage />
      </TransferContext>,
      ['4821'],
      store.get,
    )
    await enterPin('4821')
    await expect.element(page.getByText(said).first()).toBeVisible()
    expect(sent.join()).toContain('pin=4821')
    await expect.poll(held).toEqual([])
  })

  it('[R26] a refused password, once its field is empty', async () => {
    const sent = respondWith({ error: true })
    const { held } = await show(<SignInPage />, ['horse-8-battery'])
    await page.getByLabelText('Email').fill('ada@example.com')
    await page.getByLabelText('Password', { exact: true }).fill('horse-8-battery')
    expect(held()).toContain('inputs')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Invalid Credentials').first()).toBeVisible()
    expect(sent.join()).toContain('horse-8-battery')
    await expect.poll(held).toEqual([])
    await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus()
    await expect.element(page.getByLabelText('Email')).toHaveValue('ada@example.com')
  })

  it('[R45] the passwords of a sign-up that were refused', async () => {
    respondWith({ error: 'Choose another password.' })
    const { held } = await show(<SignUpPage />, ['horse-8-battery'])
    await page.getByLabelText('First name').fill('Mira')
    await page.getByLabelText('Last name').fill('Stone')
    await page.getByLabelText('Username').fill('mira')
    await page.getByLabelText('Email').fill('mira@example.com')
    await page.getByLabelText('Password', { exact: true }).fill('horse-8-battery')
    await page.getByLabelText('Confirm password').fill('horse-8-battery')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Choose another password.').first()).toBeVisible()
    await expect.poll(held).toEqual([])
    await expect.element(page.getByLabelText('First name')).toHaveValue('Mira')
  })

  it('[R49] a refused code', async () => {
    respondWith({ error: 'This code is not valid.', status: 'error' })
    const { held } = await show(<VerifyPage />, ['K7Q2M9'])
    await page.getByLabelText('Verification code').fill('K7Q2M9')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('This code is not valid.').first()).toBeVisible()
    await expect.poll(held).toEqual([])
  })

  it('[R64] the code and the new password of a refused reset', async () => {
    respondWith({ error: 'This code is not valid.' })
    const { held } = await show(
      <Routes>
        <Route path="*" element={<ResetPage />} />
      </Routes>,
      ['horse-8-battery', 'K7Q2M9'],
    )
    await page.getByLabelText('Email').fill('ada@example.com')
    await page.getByLabelText('Code').fill('K7Q2M9')
    await page.getByLabelText('New password').fill('horse-8-battery')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('This code is not valid.').first()).toBeVisible()
    await expect.poll(held).toEqual([])
  })
})
