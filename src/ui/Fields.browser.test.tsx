import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ComboBox } from './ComboBox.tsx'
import { DateField } from './DateField.tsx'
import { DateRangePicker } from './DateRangePicker.tsx'

const countries = ['France', 'Germany', 'Greece', 'Spain']

/** What a form in the page would submit. */
function submitted(): Record<string, FormDataEntryValue> {
  const form = document.querySelector('form')
  return form === null ? {} : Object.fromEntries(new FormData(form))
}

describe('a combo box', () => {
  const show = (defaultValue = '') =>
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <ComboBox label="Country" name="country" suggestions={countries} defaultValue={defaultValue} />
        <button type="button">Next</button>
      </form>,
    )
  const field = page.getByRole('combobox', { name: 'Country' })
  it('keeps a text that is none of its suggestions, also after Escape and when the focus has left', async () => {
    await show('Atlantis')
    await field.click()
    await userEvent.keyboard('{End} g{Escape}')
    await expect.element(field).toHaveValue('Atlantis g')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(field).toHaveValue('Atlantis g')
    expect(submitted()).toEqual({ country: 'Atlantis g' })
  })
})

describe('a date field', () => {
  const show = (defaultValue = '', onChange = vi.fn()) =>
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <DateField label="Date of birth" name="dob" defaultValue={defaultValue} onChange={onChange} />
      </form>,
    )

  it('takes a date digit by digit, in the order of the language, and hands it on as an ISO date', async () => {
    const onChange = vi.fn()
    await show('', onChange)
    await userEvent.tab()
    await expect.element(page.getByRole('spinbutton', { name: /^month/ })).toHaveFocus()
    await userEvent.keyboard('05171990')
    expect(onChange).toHaveBeenLastCalledWith('1990-05-17')
    expect(submitted()).toEqual({ dob: '1990-05-17' })
  })

  it('changes a part with the arrow keys, and says so', async () => {
    await show('1990-05-17')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}')
    await expect.element(page.getByRole('spinbutton', { name: /^month/ })).toHaveAttribute('aria-valuetext', '6 – June')
    expect(submitted()).toEqual({ dob: '1990-06-16' })
  })
})

describe('a date range picker', () => {
  const range = { from: '2026-01-05', to: '2026-01-20' }
  const show = (onChange = vi.fn()) =>
    render(<DateRangePicker label="Period" value={range} onChange={onChange} description="Both days included." />)
  const calendar = page.getByRole('dialog')

  it('takes two days from its calendar by keyboard, and gives the focus back to its button', async () => {
    const onChange = vi.fn()
    await show(onChange)
    const open = page.getByRole('button', { name: /Period/ })
    await open.click()
    await expect.element(page.getByRole('heading', { name: 'January 2026' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}')
    expect(onChange.mock.calls).toEqual([[{ from: '2026-01-06', to: '2026-01-14' }]])
    await expect.element(calendar).not.toBeInTheDocument()
    await expect.element(open).toHaveFocus()
  })

  it('changes nothing at Escape, and is named and described', async () => {
    const onChange = vi.fn()
    await show(onChange)
    await expect
      .element(page.getByRole('group', { name: 'Period' }))
      .toHaveAccessibleDescription(/Both days included\./)
    await page.getByRole('button', { name: /Period/ }).click()
    await userEvent.keyboard('{ArrowRight}{Enter}{Escape}')
    await expect.element(calendar).not.toBeInTheDocument()
    expect(onChange).not.toHaveBeenCalled()
  })
})
