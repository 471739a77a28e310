import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Checkbox } from './Checkbox.tsx'
import { RadioCards } from './RadioCards.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { Select } from './Select.tsx'
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx'

const coins = [
  { id: 'btc', label: 'Bitcoin' },
  { id: 'eth', label: 'Ethereum' },
  { id: 'ltc', label: 'Litecoin' },
]

describe('a checkbox', () => {
  it('is ticked by a press anywhere on its line and by Space', async () => {
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
})

describe('a radio group', () => {
  it('moves and chooses with the arrow keys, and the other way round in a right-to-left page', async () => {
    const onChange = vi.fn()
    const { getByRole } = await render(<RadioGroup label="Coin" name="coin" options={coins} onChange={onChange} />)
    await expect.element(getByRole('radiogroup', { name: 'Coin' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(getByRole('radio', { name: 'Ethereum' })).toBeChecked()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect.element(getByRole('radio', { name: 'Litecoin' })).toBeChecked()
  })
})

describe('a group of cards', () => {
  it('is chosen by a press anywhere on a card and by the arrow keys, and sends the choice with its form', async () => {
    const onChange = vi.fn()
    const plans = [
      { id: 'silver', label: 'Silver', detail: '$250.00', note: 'Your current plan' },
      { id: 'gold', label: 'Gold', detail: '$750.00' },
    ]
    const { getByRole, getByText, container } = await render(
      <form>
        <RadioCards label="Plan" name="plan" options={plans} errorMessage="Select a plan" onChange={onChange} />
      </form>,
    )
    await expect.element(getByRole('radiogroup', { name: 'Plan' })).toHaveAccessibleDescription('Select a plan')
    await expect.element(getByRole('radio', { name: 'Silver $250.00 Your current plan' })).not.toBeChecked()
    await getByText('$750.00').click()
    await expect.element(getByRole('radio', { name: /Gold/ })).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    expect(onChange.mock.calls).toEqual([['gold'], ['silver']])
    const form = container.querySelector('form')
    expect(form && Object.fromEntries(new FormData(form))).toEqual({ plan: 'silver' })
  })
})

describe('a select', () => {
  it('opens with a press, chooses with a press and gives the focus back', async () => {
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

  it('is described by help and error, and closes at Escape without a choice', async () => {
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

describe('a select with icons', () => {
  it('shows the icon of the chosen option, which changes no name', async () => {
    const options = coins.map((coin) => ({ ...coin, icon: <i aria-hidden="true" data-icon={coin.id} /> }))
    const { getByRole } = await render(<Select label="Type" options={options} defaultValue="eth" />)
    const trigger = getByRole('button', { name: 'Ethereum Type' })
    await expect.element(trigger).toBeVisible()
    expect(trigger.element().querySelector('[data-icon]')?.getAttribute('data-icon')).toBe('eth')
    await trigger.click()
    await expect.element(getByRole('option', { name: 'Bitcoin' })).toBeVisible()
  })
})

describe('a toggle button group', () => {
  it('always has one chosen, by press and by keyboard', async () => {
    function Group() {
      const [value, setValue] = useState('btc')
      return <ToggleButtonGroup label="Coin" options={coins} value={value} onChange={setValue} />
    }
    const { getByRole } = await render(<Group />)
    await getByRole('radio', { name: 'Ethereum' }).click()
    await expect.element(getByRole('radio', { name: 'Ethereum' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(getByRole('radio', { name: 'Litecoin' })).toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect.element(getByRole('radio', { name: 'Litecoin' })).toBeChecked()
  })
})
