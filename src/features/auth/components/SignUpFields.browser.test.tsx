import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { PasswordFields } from './SignUpFields.tsx'

it('[R42] warns of different passwords for as long as they differ, whichever is being typed', async () => {
  await render(<PasswordFields autoFocus={false} />)
  const password = page.getByLabelText('Password', { exact: true })
  const confirmation = page.getByLabelText('Confirm password')
  await confirmation.fill('kx7')
  await expect.element(confirmation).toHaveAccessibleDescription('')
  await password.fill('kx7!fq2v')
  await expect.element(confirmation).toHaveAccessibleDescription('Passwords differ')
  await confirmation.fill('kx7!')
  await expect.element(confirmation).toHaveAccessibleDescription('Passwords differ')
  await confirmation.fill('kx7!fq2v')
  await expect.element(confirmation).toHaveAccessibleDescription('')
})
