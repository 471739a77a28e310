import { useSyncExternalStore } from 'react'
import { expect, it } from 'vitest'
import { createQueryClient } from '#src/api/queryClient.ts'
import { createSignal } from '#src/lib/signal.ts'
import { renderPage } from '#tests/support/renderPage.tsx'
import { CryptoPaymentForm } from './CryptoPaymentForm.tsx'

const methods = (names: string[]) => ({
  names,
  addresses: names.map((name) => `${name} address`),
  addresses2: names.map((name) => `${name} address`),
})

const names = createSignal(['Bitcoin', 'Litecoin'])

const Page = () => (
  <CryptoPaymentForm
    methods={methods(useSyncExternalStore(names.subscribe, names.get))}
    currency="$"
    operation="submitCryptoDeposit"
    submitLabel="Submit"
    noun="deposit"
    isPending={false}
    result={undefined}
    missingAt={undefined}
    cancelWait={undefined}
    onSubmit={() => Promise.resolve(undefined)}
    onStartAgain={() => undefined}
  />
)

it('[R141] keeps the coin that is shown when a refetch moves it, and asks for another when it is gone', async () => {
  const screen = await renderPage(<Page />, createQueryClient())
  const type = screen.getByRole('button', { name: /Type/ })
  await expect.element(type).toHaveTextContent('Bitcoin')
  names.set(['Litecoin', 'Bitcoin'])
  await expect.element(type).toHaveTextContent('Bitcoin')
  await expect.element(screen.getByLabelText('Address Bitcoin')).toHaveTextContent('Bitcoin address')
  names.set(['Litecoin'])
  await expect.element(type).toHaveTextContent('Choose a coin')
  await expect.element(screen.getByText('Litecoin address')).not.toBeInTheDocument()
})
