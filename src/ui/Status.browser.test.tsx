import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { prefer, resetPreferences, tap } from '#tests/support/emulation.ts'
import { Disclosure } from './Disclosure.tsx'
import { DisclosureGroup } from './DisclosureGroup.tsx'
import { IconButton } from './IconButton.tsx'
import { Meter } from './Meter.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { Stepper } from './Stepper.tsx'

afterEach(resetPreferences)

const fill = (role: string) => page.getByRole(role).element().querySelector('[style]')

describe('a meter', () => {
  it('announces its value in words and as a number in its range', async () => {
    await render(<Meter label="Strength" value={0.75} valueText="Strong" />)
    const meter = page.getByRole('meter', { name: 'Strength' })
    await expect.element(meter).toHaveAttribute('aria-valuetext', 'Strong')
    await expect.element(meter).toHaveAttribute('aria-valuenow', '0.75')
    await expect.element(meter).toHaveAttribute('aria-valuemax', '1')
    await expect.element(page.getByText('Strong')).toBeVisible()
  })

  it('fills from the right in a right-to-left page', async () => {
    await render(
      <div dir="rtl">
        <Meter label="Strength" value={0.25} valueText="Weak" />
      </div>,
    )
    const meter = page.getByRole('meter').element().getBoundingClientRect()
    expect(fill('meter')?.getBoundingClientRect().right).toBeGreaterThan(meter.right - 3)
    expect(fill('meter')?.getBoundingClientRect().left).toBeGreaterThan(meter.left + meter.width / 2)
  })
})

describe('a progress bar', () => {
  it('announces its progress', async () => {
    const { rerender } = await render(<ProgressBar label="Upload" value={0.1} />)
    const bar = page.getByRole('progressbar', { name: 'Upload' })
    await expect.element(bar).toHaveAttribute('aria-valuetext', '10%')
    await rerender(<ProgressBar label="Upload" value={0.6} />)
    await expect.element(bar).toHaveAttribute('aria-valuetext', '60%')
    await expect.element(page.getByText('60%')).toBeVisible()
  })

  it('is not animated for people who prefer reduced motion', async () => {
    const transition = () => getComputedStyle(fill('progressbar') ?? document.body).transitionProperty
    await render(<ProgressBar label="Upload" value={0.5} />)
    await prefer({ reducedMotion: 'no-preference' })
    await expect.poll(transition).toBe('transform')
    await prefer({ reducedMotion: 'reduce' })
    await expect.poll(transition).not.toBe('transform')
  })

  it('is visible with forced colours', async () => {
    await render(<ProgressBar label="Upload" value={0.5} />)
    const colors = () => {
      const inner = fill('progressbar')
      const outer = inner?.parentElement
      return [inner, outer].map((element) => (element ? getComputedStyle(element).backgroundColor : undefined))
    }
    await prefer({ forcedColors: 'active' })
    await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
    const [inner, outer] = colors()
    expect(inner).not.toBe(outer)
  })
})

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
    await render(<Stepper steps={['Details', 'Check', 'PIN']} current={1} />)
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
