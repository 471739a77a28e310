import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Drawer } from './Drawer.tsx'
import { IconButton } from './IconButton.tsx'
import { Popover } from './Popover.tsx'

function Question() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Leave</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Leave without saving?"
        actions={
          <>
            <Button variant="secondary">Leave now</Button>
            <Button onPress={close}>Stay here</Button>
          </>
        }
      >
        What you typed has not been sent.
      </Dialog>
    </>
  )
}

describe('a dialog', () => {
  it('has a name and a description, focuses the harmless answer, and gives the focus back', async () => {
    await render(<Question />)
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect.element(dialog).toHaveAccessibleDescription('What you typed has not been sent.')
    await expect.element(page.getByRole('button', { name: 'Stay here' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Leave now' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Leave', exact: true })).toHaveFocus()
  })

  it('stays at a press outside, and hides the page behind it', async () => {
    await render(<Question />)
    const behind = page.getByRole('button', { name: 'Leave', exact: true }).element()
    await userEvent.click(behind)
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    expect(behind.closest('[inert], [aria-hidden=true]')).not.toBeNull()
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
  })
})

describe('a drawer', () => {
  it('closes at Escape and at a press outside', async () => {
    const onClose = vi.fn()
    await render(
      <Drawer isOpen onClose={onClose} label="Menu">
        <Button>Statements</Button>
      </Drawer>,
    )
    await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.documentElement, { position: { x: 700, y: 300 } })
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})

describe('a popover', () => {
  it('opens beside its button, is closed by its content or Escape, and gives the focus back', async () => {
    await render(
      <Popover label="Your account" trigger={<IconButton label="Your account">A</IconButton>}>
        {(close) => <Button onPress={close}>Profile</Button>}
      </Popover>,
    )
    const trigger = page.getByRole('button', { name: 'Your account' })
    await trigger.click()
    await page.getByRole('button', { name: 'Profile' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Your account' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(trigger).toHaveFocus()
  })
})

describe('an icon button', () => {
  it('shows its name on keyboard focus', async () => {
    await render(<IconButton label="Close">x</IconButton>)
    await userEvent.tab()
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Close')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  })
})
