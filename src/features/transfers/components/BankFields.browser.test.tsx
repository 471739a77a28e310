import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { emptyDraft } from '#src/features/transfers/details.ts'
import { BankFields } from './BankFields.tsx'
import { PayeeFields } from './PayeeFields.tsx'
import { createTransferStore, TransferContext } from './transferContext.ts'

it('[R111] IBAN, SWIFT code and country are questioned', async () => {
  await render(
    <TransferContext value={createTransferStore(() => true, emptyDraft)}>
      <PayeeFields isHidden={false} onError={() => undefined} />
      <BankFields accountCurrency="USD" />
    </TransferContext>,
  )
  const account = page.getByLabelText('Account number or IBAN')
  const country = page.getByRole('combobox', { name: "Bank's country (optional)" })
  await account.fill('FR14 2004 1010 0505 0001 3M02 606')
  await expect.element(country).toHaveValue('France')
  await expect.element(account).toHaveAccessibleDescription('This IBAN looks right.')
  // Half typed, it is no other country.
  await country.fill('Germ')
  await expect.element(account).toHaveAccessibleDescription('This IBAN looks right.')
  await country.fill('Germany')
  for (const field of [account, country])
    await expect
      .element(field)
      .toHaveAccessibleDescription(/^The IBAN is from France, and the bank's country is Germany/)
  const swift = page.getByLabelText('SWIFT code')
  await swift.fill('DEMOXX001')
  await expect.element(swift).toHaveAccessibleDescription(/9 characters so far/)
  await country.fill('Elbonia')
  await expect.element(country).toHaveAccessibleDescription(/^This isn't in our list of countries/)
})
