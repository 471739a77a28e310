import { useId, useRef, useState, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Button, type PressProps } from '#src/ui/buttons/Button.tsx'
import { IconButton } from '#src/ui/buttons/IconButton.tsx'
import { prefer, resetPreferences, tap, touch } from '#tests/support/emulation.ts'
import { Dialog, Drawer, PopoverPanel, preloadOverlays } from './overlays.tsx'

afterEach(async () => {
  document.documentElement.dir = 'ltr'
  await resetPreferences()
})

interface PanelProps {
  trigger: (props: PressProps) => ReactNode
  children: (close: () => void) => ReactNode
}

function Panel({ trigger, children }: PanelProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <>
      {trigger({ id, ref: button, onPress: () => setOpen(true) })}
      {isOpen && (
        <PopoverPanel aria-labelledby={id} triggerRef={button} onClose={close}>
          {children(close)}
        </PopoverPanel>
      )}
    </>
  )
}

function Question() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Leave</Button>
      {isOpen && (
        <Dialog
          onClose={close}
          title="Leave without saving?"
          actions={
            <>
              <Button variant="secondary">Leave now</Button>
              <Button autoFocus onPress={close}>
                Stay here
              </Button>
            </>
          }
        >
          What you typed has not been sent.
        </Dialog>
      )}
    </>
  )
}

const close = () => undefined

describe('an overlay', () => {
  it('opens at once when its code is there', async () => {
    await preloadOverlays()
    await render(<Question />)
    const button = page.getByRole('button', { name: 'Leave', exact: true }).element()
    if (!(button instanceof HTMLElement)) throw new TypeError('no button')
    flushSync(() => button.click())
    expect(document.querySelector('[role=alertdialog]')).not.toBeNull()
  })

  it.each([
    [
      'dialog',
      <Dialog onClose={close} title="Leave?" actions={<Button>Stay here</Button>}>
        Nothing has been sent.
      </Dialog>,
    ],
    [
      'menu',
      <Drawer onClose={close} label="Menu">
        Entries
      </Drawer>,
    ],
    ['panel', <Panel trigger={(props) => <Button {...props}>Your account</Button>}>{() => 'Entries'}</Panel>],
  ])(
    'adds no rule in a media query, which would make the browser recalculate all styles: a %s',
    async (name, overlay) => {
      await render(overlay)
      const opened = page.getByRole(name === 'dialog' ? 'alertdialog' : 'dialog')
      if (name === 'panel') await page.getByRole('button').click()
      await expect.element(opened).toBeVisible()
      const panel = opened.element().closest('body > *')
      if (panel === null) throw new Error('It is not in the document.')
      expect(conditionalRules(panel)).toEqual([])
    },
  )
})

/** Skips buttons, which pages have anyway. */
function conditionalRules(element: Element): string[] {
  const names = [...element.querySelectorAll('*')]
    .filter((inner) => inner.closest('button') === null)
    .flatMap(({ classList }) => [...classList])
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSConditionRule)
    .flatMap(({ cssRules }) => [...cssRules])
    .map((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : ''))
    .filter((selector) => names.some((name) => selector.includes(`.${name}`)))
}

describe('a dialog', () => {
  it('has a name and a description, focuses the safe choice, and restores the focus', async () => {
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

  it('stays open on a press outside, and hides the page behind it', async () => {
    await render(<Question />)
    const behind = page.getByRole('button', { name: 'Leave', exact: true }).element()
    await userEvent.click(behind)
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    expect(behind.closest('[inert], [aria-hidden=true]')).not.toBeNull()
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
  })

  it('opens and responds by touch, stays open on a touch outside, and has a border with forced colours', async () => {
    document.documentElement.dir = 'rtl'
    await prefer({ forcedColors: 'active' })
    await render(<Question />)
    await tap(page.getByRole('button', { name: 'Leave', exact: true }))
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog).toBeVisible()
    expect(getComputedStyle(dialog.element().parentElement ?? document.body).borderTopStyle).toBe('solid')
    const left = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect().left
    expect(left('Stay here')).toBeLessThan(left('Leave now'))
    await touch(5, 5)
    await expect.element(dialog).toBeVisible()
    await tap(page.getByRole('button', { name: 'Stay here' }))
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

describe('a drawer', () => {
  it('closes on Escape and on a press outside', async () => {
    const onClose = vi.fn()
    await render(
      <Drawer onClose={onClose} label="Menu">
        <Button>Statements</Button>
      </Drawer>,
    )
    await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.documentElement, { position: { x: 700, y: 300 } })
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('opens from the right in a right-to-left page, traps the focus, and closes on a touch outside', async () => {
    document.documentElement.dir = 'rtl'
    const onClose = vi.fn()
    await render(
      <Drawer onClose={onClose} label="Menu">
        <Button>Statements</Button>
        <Button>Settings</Button>
      </Drawer>,
    )
    const panel = page.getByRole('dialog', { name: 'Menu' }).element()
    expect(panel.getBoundingClientRect().right).toBe(document.documentElement.clientWidth)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Statements' })).toHaveFocus()
    await touch(20, 300)
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

describe('a popover', () => {
  const account = (props: PressProps) => (
    <IconButton {...props} label="Your account">
      A
    </IconButton>
  )

  it('opens beside its button, closes on an action inside or Escape, and restores the focus', async () => {
    await render(<Panel trigger={account}>{(close) => <Button onPress={close}>Profile</Button>}</Panel>)
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

  it('opens and closes by touch, traps the focus, and is mirrored in a right-to-left page', async () => {
    document.documentElement.dir = 'rtl'
    await prefer({ forcedColors: 'active' })
    await render(
      <I18nProvider locale="he-IL">
        <div style={{ marginInlineStart: 400 }}>
          <Panel trigger={account}>
            {() => (
              <>
                <Button>Profile</Button>
                <Button>Settings</Button>
              </>
            )}
          </Panel>
        </div>
      </I18nProvider>,
    )
    const trigger = page.getByRole('button', { name: 'Your account' })
    const panel = page.getByRole('dialog', { name: 'Your account' })
    await tap(trigger)
    await expect.element(panel).toBeVisible()
    const box = panel.element()
    expect(box.getBoundingClientRect().left).toBeCloseTo(trigger.element().getBoundingClientRect().left, 0)
    expect(getComputedStyle(box).borderTopStyle).toBe('solid')
    for (const name of ['Profile', 'Settings', 'Profile']) {
      await userEvent.tab()
      await expect.element(page.getByRole('button', { name })).toHaveFocus()
    }
    await tap(trigger)
    await expect.element(panel).not.toBeInTheDocument()
    await tap(trigger)
    await expect.element(panel).toBeVisible()
    await touch(20, 500)
    await expect.element(panel).not.toBeInTheDocument()
  })
})
