import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { EyeIcon } from '#src/ui/text/Icon.tsx'
import { tap } from '#tests/support/emulation.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

describe('a button', () => {
  it('responds once to pointer, touch, Enter and Space', async () => {
    const onPress = vi.fn()
    const { getByRole } = await render(<Button onPress={onPress}>Send</Button>)
    await getByRole('button', { name: 'Send' }).click()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(onPress).toHaveBeenCalledTimes(3)
    await tap(getByRole('button', { name: 'Send' }))
    expect(onPress).toHaveBeenCalledTimes(4)
  })

  it('is at least 44 px high and wide', async () => {
    const { getByRole } = await render(<Button>OK</Button>)
    const { width, height } = getByRole('button').element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  })

  it('keeps its size and focus while pending, is announced as in progress, and sends nothing', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault())
    function Sender() {
      const [isPending, setPending] = useState(false)
      return (
        <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
          <input aria-label="Amount" />
          <input aria-label="Note" />
          <Button type="submit" isPending={isPending} onPress={() => setPending(true)}>
            Send
          </Button>
        </form>
      )
    }
    const { getByRole } = await render(<Sender />)
    const button = getByRole('button')
    const before = button.element().getBoundingClientRect().width
    await button.click()
    await expect.element(button).toHaveAccessibleName('Send In progress')
    await expect.element(button).toHaveFocus()
    expect(button.element().getBoundingClientRect().width).toBe(before)
    onSubmit.mockClear()
    await button.click({ force: true })
    await userEvent.keyboard('{Enter}')
    await getByRole('textbox', { name: 'Note' }).click()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('has a tooltip that screen readers do not read after its name', async () => {
    const view = await render(
      <IconButton label="Show balance">
        <EyeIcon />
      </IconButton>,
    )
    await userEvent.tab()
    await expect.element(view.getByRole('tooltip')).toHaveTextContent('Show balance')
    await expect.element(view.getByRole('button')).toHaveAccessibleDescription('')
  })

  it('is opaque and muted when disabled, and ignores presses', async () => {
    const onPress = vi.fn()
    const { getByRole } = await render(
      <Button isDisabled onPress={onPress}>
        Send
      </Button>,
    )
    await getByRole('button').click({ force: true })
    expect(onPress).not.toHaveBeenCalled()
    expect(getComputedStyle(getByRole('button').element()).borderStyle).toBe('solid')
  })
})
