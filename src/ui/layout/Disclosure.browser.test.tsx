import { FormValidationContext } from 'react-aria-components'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { tap } from '#tests/support/emulation.ts'
import { Disclosure } from './Disclosure.tsx'

const ownFields = ['swift']

function Details({ errors = {} }: { errors?: Record<string, string> }) {
  return (
    <form aria-label="Payee">
      <FormValidationContext value={errors}>
        <TextField label="Bank" name="bank" />
        <Disclosure title="More" summary="SWIFT code" fields={ownFields}>
          <TextField label="SWIFT code" name="swift" defaultValue="DEMOXX00" />
        </Disclosure>
      </FormValidationContext>
    </form>
  )
}

const trigger = page.getByRole('button', { name: 'More' })
const field = page.getByRole('textbox', { name: 'SWIFT code' })

it('opens and closes by pointer and keyboard, and is described by its summary', async () => {
  await render(<Details />)
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  await expect.element(trigger).toHaveAccessibleDescription('SWIFT code')
  await expect.element(field).not.toBeInTheDocument()
  await trigger.click()
  await expect.element(field).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard(' ')
  await expect.element(field).toBeVisible()
})

it('opens by a press on its summary, which the open section does not repeat', async () => {
  await render(<Details />)
  const summary = page.getByRole('paragraph')
  const { left, top, width, height } = summary.element().getBoundingClientRect()
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(trigger.element())
  await trigger.click()
  await expect.element(summary).not.toBeInTheDocument()
})

it('opens and closes by touch', async () => {
  await render(<Details />)
  await tap(trigger)
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
  await tap(field)
  await expect.element(field).toHaveFocus()
  await tap(trigger)
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
})

it('submits its fields while it is closed', async () => {
  await render(<Details />)
  const form = page.getByRole('form').element()
  expect(form instanceof HTMLFormElement && new FormData(form).get('swift')).toBe('DEMOXX00')
})

it('opens for an error in its own fields only', async () => {
  const { rerender } = await render(<Details errors={{ bank: 'Enter a bank' }} />)
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  await rerender(<Details errors={{ swift: 'Check this field' }} />)
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
  await expect.element(field).toHaveAccessibleDescription('Check this field')
})
