import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { config } from '#src/config.ts'
import { paths } from '#src/paths.ts'
import { PageError } from './PageError.tsx'

const renderAt = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <PageError />
    </MemoryRouter>,
  )

afterEach(() => {
  config.contactEmail = ''
  localStorage.clear()
})

it('links to Help & Support when a dashboard page fails to load', async () => {
  localStorage.setItem('baUid', 'token-1')
  await renderAt(paths.dashboard.home())
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  const help = page.getByRole('link', { name: 'Help & Support' })
  await expect.element(help).toHaveAttribute('href', paths.dashboard.contact())
})

it("links to the operator's email address when a sign-in page fails to load", async () => {
  config.contactEmail = 'help@bank.example'
  await renderAt(paths.auth.signIn())
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Contact us' }))
    .toHaveAttribute('href', 'mailto:help@bank.example')
})
