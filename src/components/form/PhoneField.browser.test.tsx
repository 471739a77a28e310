import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { PhoneField } from './PhoneField.tsx'

it.each([
  ['', ''],
  ['12', 'Phone numbers usually have 7 digits or more. Check it, or keep it as it is.'],
  ['+', 'Phone numbers usually have 7 digits or more. Check it, or keep it as it is.'],
  ['+372 5 1', 'Phone numbers usually have 7 digits or more. Check it, or keep it as it is.'],
  ['555 0123', ''],
  ['٥٥٥٠١٢٣', ''],
])('warns of %j with %j, and does not call it an error', async (text, hint) => {
  await render(<PhoneField name="phone" />)
  const phone = page.getByLabelText('Phone')
  await phone.fill(text)
  await expect.element(phone).toHaveAccessibleDescription(hint)
  await expect.element(phone).toBeValid()
})
