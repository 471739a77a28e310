import { useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { ToggleButtonGroup } from '#src/ui/fields/ToggleButtonGroup.tsx'
import { prefer, resetPreferences, tap } from '#tests/support/emulation.ts'

const coins = [
  { id: 'btc', label: 'Bitcoin' },
  { id: 'eth', label: 'Ethereum' },
  { id: 'ltc', label: 'Litecoin' },
]

afterEach(async () => {
  document.documentElement.dir = 'ltr'
  await resetPreferences()
})

const mark = (role: string, name: string) =>
  page.getByRole(role, { name }).element().parentElement?.nextElementSibling ?? document.body
const borderColor = (element: Element) => getComputedStyle(element).borderTopColor

describe('a checkbox', () => {
  it('is ticked by a press anywhere on its label and by Space', async () => {
    const { getByRole, getByText } = await render(
      <Checkbox name="adult" description="Asked by law." errorMessage="Tick the box">
        I am 18 or older
      </Checkbox>,
    )
    const box = getByRole('checkbox', { name: 'I am 18 or older' })
    await expect.element(box).toHaveAccessibleDescription('Asked by law. Tick the box')
    await getByText('I am 18 or older').click()
    await expect.element(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect.element(box).not.toBeChecked()
  })

  it('is ticked by touch, and its tick is visible with forced colours', async () => {
    const { getByText } = await render(
      <>
        <Checkbox name="adult">I am 18 or older</Checkbox>
        <Checkbox name="news">Send me news</Checkbox>
      </>,
    )
    await tap(getByText('I am 18 or older'))
    await expect.element(page.getByRole('checkbox', { name: 'I am 18 or older' })).toBeChecked()
    await prefer({ forcedColors: 'active' })
    await expect
      .poll(() => borderColor(mark('checkbox', 'I am 18 or older')))
      .not.toBe(borderColor(mark('checkbox', 'Send me news')))
  })
})

describe('a checkbox and a radio group in a right-to-left page', () => {
  const rectangle = (element: Element) => element.getBoundingClientRect()

  it('have their mark to the right of the label, and the arrow keys follow the order of the list', async () => {
    document.documentElement.dir = 'rtl'
    const { getByRole, getByText } = await render(
      <I18nProvider locale="he-IL">
        <Checkbox name="adult">I am 18 or older</Checkbox>
        <RadioGroup label="Coin" name="coin" options={coins} defaultValue="btc" />
      </I18nProvider>,
    )
    const label = getByText('I am 18 or older').element()
    expect(rectangle(mark('checkbox', 'I am 18 or older')).left).toBeGreaterThanOrEqual(rectangle(label).right)
    const right = rectangle(getByRole('radiogroup').element()).right
    expect(rectangle(mark('radio', 'Bitcoin')).right).toBe(right)
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(getByRole('radio', { name: 'Bitcoin' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(getByRole('radio', { name: 'Ethereum' })).toBeChecked()
  })
})

describe('a radio group', () => {
  it('moves the selection with the arrow keys', async () => {
    const { getByRole } = await render(
      <RadioGroup label="Coin" name="coin" options={coins} description="One of ours." errorMessage="Choose one" />,
    )
    await expect
      .element(getByRole('radiogroup', { name: 'Coin' }))
      .toHaveAccessibleDescription('One of ours. Choose one')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(getByRole('radio', { name: 'Ethereum' })).toBeChecked()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect.element(getByRole('radio', { name: 'Litecoin' })).toBeChecked()
  })

  it('is selected by touch, and marks the selection with forced colours', async () => {
    const { getByRole, getByText } = await render(<RadioGroup label="Coin" name="coin" options={coins} />)
    await tap(getByText('Ethereum'))
    await expect.element(getByRole('radio', { name: 'Ethereum' })).toBeChecked()
    await prefer({ forcedColors: 'active' })
    await expect.poll(() => borderColor(mark('radio', 'Ethereum'))).not.toBe(borderColor(mark('radio', 'Bitcoin')))
  })
})

describe('a radio group with figures', () => {
  it('selects by a press anywhere on a row and by the arrow keys, and submits the selection with its form', async () => {
    const onChange = vi.fn()
    const plans = [
      { id: 'silver', label: 'Silver', detail: '$250.00', note: 'Your current plan' },
      { id: 'gold', label: 'Gold', detail: '$750.00' },
    ]
    const { getByRole, getByText, container } = await render(
      <form>
        <RadioGroup label="Plan" name="plan" options={plans} errorMessage="Select a plan" onChange={onChange} />
      </form>,
    )
    await expect.element(getByRole('radiogroup', { name: 'Plan' })).toHaveAccessibleDescription('Select a plan')
    await expect.element(getByRole('radio', { name: 'Silver Your current plan $250.00' })).not.toBeChecked()
    await getByText('$750.00').click()
    await expect.element(getByRole('radio', { name: /Gold/ })).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    expect(onChange.mock.calls).toEqual([['gold'], ['silver']])
    const form = container.querySelector('form')
    expect(form && Object.fromEntries(new FormData(form))).toEqual({ plan: 'silver' })
  })
})

describe('a select', () => {
  it('opens and selects by press, and restores the focus', async () => {
    const onChange = vi.fn()
    const { getByRole } = await render(<Select label="Type" options={coins} onChange={onChange} />)
    const trigger = getByRole('button', { name: /Type/ })
    await trigger.click()
    await expect.element(getByRole('listbox', { name: 'Type' })).toBeVisible()
    await getByRole('option', { name: 'Ethereum' }).click()
    expect(onChange.mock.calls).toEqual([['eth']])
    await expect.element(trigger).toHaveTextContent('Ethereum')
    await expect.element(trigger).toHaveFocus()
  })

  it('opens and selects by touch, and marks the focused option with forced colours', async () => {
    const { getByRole } = await render(<Select label="Type" options={coins} />)
    await tap(getByRole('button'))
    await tap(getByRole('option', { name: 'Ethereum' }))
    await expect.element(getByRole('button')).toHaveTextContent('Ethereum')
    await expect.element(getByRole('listbox')).not.toBeInTheDocument()
    await prefer({ forcedColors: 'active' })
    await userEvent.keyboard('{Enter}{ArrowDown}')
    await expect.element(getByRole('option', { name: 'Litecoin' })).toHaveFocus()
    const outline = (name: string) => getComputedStyle(getByRole('option', { name }).element()).outlineStyle
    expect([outline('Litecoin'), outline('Bitcoin')]).toEqual(['solid', 'none'])
  })

  it('finds an option by its first letters, closed and open', async () => {
    const { getByRole } = await render(<Select label="Type" options={coins} />)
    await userEvent.tab()
    await userEvent.keyboard('l')
    await expect.element(getByRole('button')).toHaveTextContent('Litecoin')
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('bi')
    await expect.element(getByRole('option', { name: 'Bitcoin' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(getByRole('button')).toHaveTextContent('Bitcoin')
  })

  it('is described by its help and error, and Escape closes it without a selection', async () => {
    const onChange = vi.fn()
    const { getByRole } = await render(
      <Select label="Type" options={coins} description="One of ours." errorMessage="Choose one" onChange={onChange} />,
    )
    await expect.element(getByRole('button')).toHaveAccessibleDescription('One of ours. Choose one')
    await getByRole('button').click()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect.element(getByRole('button')).toHaveFocus()
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('a radio group whose choice leads on', () => {
  it('reports a press and Enter, also on the selected row, but not the arrow keys', async () => {
    const [onChange, onChosen, onSubmit] = [vi.fn(), vi.fn(), vi.fn((event: Event) => event.preventDefault())]
    await render(
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <RadioGroup label="Coin" name="coin" options={coins} onChange={onChange} onChosen={onChosen} />
        <button>Send</button>
      </form>,
    )
    await page.getByText('Bitcoin').click()
    await page.getByText('Bitcoin').click()
    expect(onChosen.mock.calls).toEqual([['btc'], ['btc']])
    await userEvent.keyboard('{ArrowDown}')
    expect(onChange.mock.calls).toEqual([['btc'], ['eth']])
    expect(onChosen).toHaveBeenCalledTimes(2)
    await userEvent.keyboard('{Enter}')
    expect(onChosen).toHaveBeenLastCalledWith('eth')
    await tap(page.getByText('Litecoin'))
    await expect.poll(() => onChosen.mock.lastCall).toEqual(['ltc'])
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('a select of 5,000 options', () => {
  it('renders only what is in view, and finds an option by its name', async () => {
    const options = Array.from({ length: 5000 }, (_, index) => ({ id: `c${index}`, label: `Coin ${index}` }))
    const onChange = vi.fn()
    await render(
      <form>
        <Select
          label="Type"
          name="type"
          options={options}
          description="One of ours."
          errorMessage="Choose one"
          onChange={onChange}
        />
      </form>,
    )
    const trigger = page.getByRole('button', { name: /Type/ })
    await expect.element(trigger).toHaveAccessibleDescription('One of ours. Choose one')
    await trigger.click()
    await expect.element(page.getByRole('option', { name: 'Coin 0', exact: true })).toBeVisible()
    expect(document.querySelectorAll('[role=option]').length).toBeLessThan(50)
    // In one go: after a second without a key, react-aria begins a new search.
    for (const key of 'Coin 4321')
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    await expect.element(page.getByRole('option', { name: 'Coin 4321' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onChange.mock.calls).toEqual([['c4321']])
    expect(new FormData(document.forms[0]).get('type')).toBe('c4321')
  })
})

describe('a select in a right-to-left page', () => {
  it('has its arrow on the left and a list as wide as its button', async () => {
    document.documentElement.dir = 'rtl'
    const { getByRole } = await render(
      <I18nProvider locale="he-IL">
        <div style={{ width: 240, padding: 24 }}>
          <Select label="Type" options={coins} defaultValue="btc" />
        </div>
      </I18nProvider>,
    )
    const trigger = getByRole('button', { name: /Type/ })
    const { left, right } = trigger.element().getBoundingClientRect()
    const arrow = trigger.element().querySelector('svg')?.getBoundingClientRect()
    expect(arrow?.right).toBeLessThan((left + right) / 2)
    await trigger.click()
    await expect.element(getByRole('listbox', { name: 'Type' })).toBeVisible()
    const popover = document.querySelector('[data-trigger=Select]')?.getBoundingClientRect()
    expect(popover?.right).toBe(right)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(trigger).toHaveTextContent('Ethereum')
  })
})

describe('a toggle button group', () => {
  function Group() {
    const [value, setValue] = useState('btc')
    return <ToggleButtonGroup label="Coin" options={coins} value={value} onChange={setValue} />
  }

  it('always has one option selected, by press, touch and keyboard', async () => {
    const { getByRole } = await render(<Group />)
    await expect.element(getByRole('radiogroup', { name: 'Coin' })).toBeVisible()
    await getByRole('radio', { name: 'Ethereum' }).click()
    await expect.element(getByRole('radio', { name: 'Ethereum' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(getByRole('radio', { name: 'Litecoin' })).toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect.element(getByRole('radio', { name: 'Litecoin' })).toBeChecked()
    await tap(getByRole('radio', { name: 'Bitcoin' }))
    await expect.element(getByRole('radio', { name: 'Bitcoin' })).toBeChecked()
  })

  it('moves forward with the left arrow key in a right-to-left page, and marks the selection with forced colours', async () => {
    const { getByRole } = await render(
      <div dir="rtl">
        <I18nProvider locale="he-IL">
          <Group />
        </I18nProvider>
      </div>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect.element(getByRole('radio', { name: 'Ethereum' })).toBeChecked()
    await prefer({ forcedColors: 'active' })
    const outline = (name: string) => getComputedStyle(getByRole('radio', { name }).element()).outlineColor
    await expect.poll(() => outline('Ethereum')).not.toBe(outline('Litecoin'))
  })
})
