import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { IconButton } from '#src/ui/buttons/IconButton.tsx'
import { Disclosure, DisclosureGroup } from '#src/ui/layout/Disclosure.tsx'
import { Stepper } from '#src/ui/layout/Stepper.tsx'
import { prefer, resetPreferences, tap } from '#tests/support/emulation.ts'

afterEach(resetPreferences)

describe('a group of disclosures', () => {
  const group = (open: string) => (
    <DisclosureGroup open={open}>
      <Disclosure id="email" title="Email">
        The address
      </Disclosure>
      <Disclosure id="pin" title="PIN">
        The four digits
      </Disclosure>
    </DisclosureGroup>
  )
  const show = () => render(group('pin'))
  const isOpen = (name: string) =>
    page.getByRole('button', { name, exact: true }).element().getAttribute('aria-expanded')

  it('opens another one when it is asked to', async () => {
    const screen = await show()
    await screen.rerender(group('email'))
    await expect.poll(() => [isOpen('Email'), isOpen('PIN')]).toEqual(['true', 'false'])
  })

  it('keeps at most one open, by pointer, touch and keyboard', async () => {
    await show()
    expect([isOpen('Email'), isOpen('PIN')]).toEqual(['false', 'true'])
    await page.getByRole('button', { name: 'Email' }).click()
    await expect.poll(() => [isOpen('Email'), isOpen('PIN')]).toEqual(['true', 'false'])
    await expect.element(page.getByText('The address')).toBeVisible()
    await tap(page.getByRole('button', { name: 'PIN', exact: true }))
    await expect.poll(() => [isOpen('Email'), isOpen('PIN')]).toEqual(['false', 'true'])
    await userEvent.tab()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
    await expect.poll(() => isOpen('PIN')).toBe('false')
  })
})

describe('a tooltip', () => {
  const show = (onPress = vi.fn()) =>
    render(
      <IconButton label="Close" onPress={onPress}>
        <svg aria-hidden="true" />
      </IconButton>,
    )
  const tooltip = page.getByRole('tooltip')

  it('opens on keyboard focus and closes on Escape', async () => {
    await show()
    await userEvent.tab()
    await expect.element(tooltip).toHaveTextContent('Close')
    await userEvent.keyboard('{Escape}')
    await expect.element(tooltip).not.toBeInTheDocument()
  })

  it('does not open on touch, which presses the button once', async () => {
    const onPress = vi.fn()
    await show(onPress)
    await tap(page.getByRole('button', { name: 'Close' }))
    await expect.poll(() => onPress.mock.calls.length).toBe(1)
    expect(onPress.mock.calls[0]?.[0]).toMatchObject({ pointerType: 'touch' })
    await expect.element(tooltip).not.toBeInTheDocument()
  })
})

describe('a stepper', () => {
  it('marks the current step with forced colours', async () => {
    await page.viewport(1280, 800)
    await render(<Stepper label="Steps" steps={['Details', 'Check', 'PIN']} current={1} />)
    const borders = () =>
      page
        .getByRole('listitem')
        .elements()
        .map((step) => Number.parseFloat(getComputedStyle(step.firstElementChild ?? step).borderTopWidth))
    await prefer({ forcedColors: 'active' })
    await expect.poll(() => borders()[1]).toBeGreaterThan(borders()[0] ?? 0)
    expect(borders()[2]).toBe(borders()[0])
  })
})
