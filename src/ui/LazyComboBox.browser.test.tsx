import { FormValidationContext } from 'react-aria-components'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Disclosure } from './Disclosure.tsx'
import { LazyComboBox } from './LazyComboBox.tsx'

function Details({ errors = {} }: { errors?: Record<string, string> }) {
  return (
    <form aria-label="Payee">
      <FormValidationContext value={errors}>
        <Disclosure title="More">
          <LazyComboBox name="country" label="Country" defaultValue="Germany" suggestions={['France', 'Germany']} />
        </Disclosure>
      </FormValidationContext>
    </form>
  )
}

const field = page.getByRole('combobox', { name: 'Country' })
const submitted = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined))

it('submits its value before its section is opened, and the text typed afterwards', async () => {
  await render(<Details />)
  expect(submitted()).toEqual({ country: 'Germany' })
  await expect.element(field).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'More' }).click()
  await expect.element(field).toHaveValue('Germany')
  expect(submitted()).toEqual({ country: 'Germany' })
  await field.fill('Elbonia')
  await page.getByRole('button', { name: 'More' }).click()
  expect(submitted()).toEqual({ country: 'Elbonia' })
})

it('is shown when the form has an error for it', async () => {
  const { rerender } = await render(<Details />)
  await rerender(<Details errors={{ country: 'Check this field' }} />)
  await expect.element(field).toBeVisible()
  await expect.element(field).toHaveAccessibleDescription('Check this field')
})
