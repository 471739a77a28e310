import { useSyncExternalStore } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#src/api/queryClient.ts'
import type { CryptoPayment } from '#src/features/crypto-payments/schema.ts'
import { createSignal } from '#src/lib/signal.ts'
import type { Sent } from '#src/orders/orders.ts'
import { renderPage } from '#tests/support/renderPage.tsx'
import { CryptoPaymentForm, type CryptoPaymentFormProps } from './CryptoPaymentForm.tsx'

const methods = (names: string[]) => ({
  names,
  currency: '$',
  addresses: names.map((name) => `${name} address`),
  addresses2: names.map((name) => `${name} address`),
})

/** The bank may send a coin without a name. */
const names = createSignal(['', 'Bitcoin', 'Litecoin'])

const isPending = createSignal(false)
const refused: Sent<unknown> = {
  outcome: { kind: 'refused', message: 'Not today.', data: undefined, fields: [], violations: [] },
  order: {
    key: 'key',
    operation: 'submitCryptoDeposit',
    details: '',
    owner: '',
    sentAt: 0,
    attempts: 1,
    before: [],
    unlisted: 0,
    isRefused: true,
    state: 'refused',
    rows: 0,
    isDismissed: false,
  },
  result: 'refused',
}

/** The bank may take its last plan away, too. */
const plans = createSignal(['Gold', 'Silver'])
const submitted = vi.fn<(payment: CryptoPayment) => void>()

const Page = ({ choice }: Pick<CryptoPaymentFormProps, 'choice'>) => (
  <CryptoPaymentForm
    choice={choice}
    methods={methods(useSyncExternalStore(names.subscribe, names.get))}
    order={{
      operation: 'submitCryptoDeposit',
      isPending: useSyncExternalStore(isPending.subscribe, isPending.get),
      result: undefined,
      missingAt: undefined,
      cancelWait: undefined,
      clear: () => undefined,
    }}
    submitLabel="Submit"
    onSubmit={(payment) => {
      submitted(payment)
      isPending.set(true)
      return Promise.resolve(refused)
    }}
  />
)

const PlanPage = () => (
  <Page
    choice={{
      label: 'Plan',
      missing: 'Select a plan',
      options: useSyncExternalStore(plans.subscribe, plans.get).map((value) => ({ value })),
    }}
  />
)

beforeEach(() => {
  submitted.mockClear()
  isPending.set(false)
})

it('[R141, R142] keeps the first coin with a name until it is gone', async () => {
  const screen = await renderPage(<Page />, createQueryClient())
  const type = screen.getByRole('button', { name: /Type/ })
  await expect.element(type).toHaveTextContent('Bitcoin')
  await expect.element(screen.getByLabelText('Address Bitcoin')).toHaveTextContent('Bitcoin address')
  names.set(['Litecoin', 'Bitcoin'])
  await expect.element(type).toHaveTextContent('Bitcoin')
  await expect.element(screen.getByLabelText('Address Bitcoin')).toHaveTextContent('Bitcoin address')
  names.set(['Litecoin'])
  await expect.element(type).toHaveTextContent('Choose a coin')
  await expect.element(screen.getByText('Litecoin address')).not.toBeInTheDocument()
})

it('[R153] says why a deposit is refused once its button no longer spins', async () => {
  names.set(['Bitcoin'])
  const screen = await renderPage(<Page />, createQueryClient())
  await screen.getByLabelText('Amount').fill('5')
  await screen.getByRole('button', { name: 'Submit' }).click()
  await expect.element(screen.getByText('In progress')).toBeInTheDocument()
  await expect.element(screen.getByText('Not today.')).not.toBeInTheDocument()
  isPending.set(false)
  await expect.element(screen.getByText('Not today.')).toBeVisible()
  expect(document.activeElement?.textContent, 'has the focus').toContain('Not today.')
})

it('[R179] refuses a coin and a plan that the bank no longer offers, and sends none if it offers none', async () => {
  names.set(['Bitcoin'])
  const screen = await renderPage(<PlanPage />, createQueryClient())
  await screen.getByRole('button', { name: /Plan/ }).click()
  await screen.getByRole('option', { name: 'Silver' }).click()
  plans.set(['Gold'])
  names.set(['Litecoin'])
  await screen.getByRole('button', { name: 'Submit' }).click()
  await expect.element(screen.getByText('Select a plan').last()).toBeVisible()
  expect(screen.getByRole('group', { name: 'Check 2 fields' }).elements()).toHaveLength(1)
  expect(submitted).not.toHaveBeenCalled()
  plans.set([])
  names.set([])
  await screen.getByRole('button', { name: 'Submit' }).click()
  expect(submitted).toHaveBeenCalledWith({ choice: '', type: '', amount: undefined, proof: undefined })
})
