import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Button } from '#src/ui/buttons/Button.tsx'
import { notify } from '#src/ui/feedback/toast.ts'
import { Toasts } from '#src/ui/feedback/Toasts.tsx'
import { Dialog } from '#src/ui/overlays/overlays.tsx'

describe('a toast', () => {
  it('replaces the one before it', async () => {
    await render(<Toasts />)
    notify.error('First')
    notify.warning('Second')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Second')
    await expect.element(page.getByText('First')).not.toBeInTheDocument()
  })

  it('is dismissed with its screen if it is an error, and stays if it is a success', async () => {
    await render(<Toasts />)
    notify.error('Refused')
    await expect.element(page.getByRole('alert')).toBeVisible()
    notify.dismissErrors()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    notify.success('Saved')
    notify.dismissErrors()
    await expect.element(page.getByRole('status')).toHaveTextContent('Saved')
  })

  it('can be closed while a dialog is open', async () => {
    await render(
      <>
        <Toasts />
        <Dialog onClose={() => undefined} title="Leave?" actions={<Button>Stay here</Button>}>
          Something is unsaved.
        </Dialog>
      </>,
    )
    notify.error('Refused')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect.element(page.getByText('Refused')).not.toBeInTheDocument()
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
  })

  it('shows its close button beside 10,000 characters', async () => {
    await render(<Toasts />)
    notify.error('long '.repeat(2000))
    const close = page.getByRole('button', { name: 'Dismiss' })
    await expect.element(close).toBeInViewport({ ratio: 1 })
    await close.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })
})
