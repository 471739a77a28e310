import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { ComboBox } from '#src/ui/fields/ComboBox.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { DateRange } from '#src/ui/fields/DateRange.tsx'
import { middleOf, prefer, resetPreferences, tap } from '#tests/support/emulation.ts'

const countries = ['France', 'Germany', 'Greece', 'Spain']

afterEach(async () => {
  document.documentElement.dir = 'ltr'
  await resetPreferences()
})

function submitted(): Record<string, FormDataEntryValue> {
  const form = document.querySelector('form')
  return form === null ? {} : Object.fromEntries(new FormData(form))
}

describe('a combo box', () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  const show = (defaultValue = '', suggestions: readonly string[] = countries) =>
    render(
      <form style={{ padding: 24 }} onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <ComboBox
          label="Country"
          name="country"
          suggestions={suggestions}
          defaultValue={defaultValue}
          description="Of the bank."
          errorMessage="Enter a country"
        />
        <button type="button">Next</button>
      </form>,
    )
  const field = page.getByRole('combobox', { name: 'Country' })
  const list = page.getByRole('listbox')
  const optionNames = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
  const activeOption = () =>
    document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')?.textContent

  it('suggests what begins with the text, and accepts a suggestion with the arrow keys and Enter', async () => {
    onSubmit.mockClear()
    await show()
    await userEvent.tab()
    await userEvent.keyboard('g')
    await expect.poll(optionNames).toEqual(['Germany', 'Greece'])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.poll(activeOption).toBe('Greece')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('Greece')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
    expect(submitted()).toEqual({ country: 'Greece' })
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('suggests what has a word that begins with the text', async () => {
    await show('', ['Female', 'Male', 'Isle of Man'])
    await userEvent.tab()
    await userEvent.keyboard('ma')
    await expect.poll(optionNames).toEqual(['Male', 'Isle of Man'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(field).toHaveValue('Male')
  })

  it.each(['{Enter}', '{Tab}', '{Escape}{Tab}'])('takes the only match: %s', async (way) => {
    onSubmit.mockClear()
    await show()
    await userEvent.tab()
    await userEvent.keyboard('spai')
    await expect.poll(optionNames).toEqual(['Spain'])
    await userEvent.keyboard(way)
    // Escape closes the list, and the text stays.
    const taken = way.startsWith('{Escape}') ? 'spai' : 'Spain'
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(field).toHaveValue(taken)
    expect(submitted()).toEqual({ country: taken })
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('keeps a text whose only match has more words', async () => {
    await show('', ['American Samoa', 'Spain'])
    await field.fill('America')
    await expect.poll(optionNames).toEqual(['American Samoa'])
    await userEvent.tab()
    await expect.element(field).toHaveValue('America')
  })

  it('renders only what is in view of a list of 5,000', async () => {
    await show(
      '',
      Array.from({ length: 5000 }, (_, index) => `Country ${index}`),
    )
    await page.getByRole('button', { name: 'Show suggestions' }).click()
    await expect.element(page.getByRole('option', { name: 'Country 0', exact: true })).toBeVisible()
    expect(optionNames().length).toBeLessThan(50)
    await userEvent.keyboard('Country 4321{ArrowDown}{Enter}')
    await expect.element(field).toHaveValue('Country 4321')
  })

  it('suggests texts whatever their marks', async () => {
    await show('', ['Türkiye', 'Côte d’Ivoire'])
    await userEvent.tab()
    await userEvent.keyboard("cote d'")
    await expect.poll(optionNames).toEqual(['Côte d’Ivoire'])
  })

  it('keeps text that matches no suggestion, also after Escape and on blur', async () => {
    await show('Atlantis')
    await field.click()
    await userEvent.keyboard('{End} g{Escape}')
    await expect.element(field).toHaveValue('Atlantis g')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(field).toHaveValue('Atlantis g')
    expect(submitted()).toEqual({ country: 'Atlantis g' })
  })

  it('stays open while the arrow keys move down to the last option, below the header of the page', async () => {
    await show(
      'Atlantis',
      Array.from({ length: 30 }, (_, index) => `Country ${index + 1}`),
    )
    await userEvent.tab()
    await userEvent.keyboard('{Delete}{ArrowDown}')
    await expect.poll(activeOption).toBe('Country 1')
    await userEvent.keyboard('{ArrowDown}'.repeat(19))
    await expect.poll(activeOption).toBe('Country 20')
    const last = page.getByRole('option', { name: 'Country 20' })
    await expect.poll(() => last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    expect(scrollY).toBe(0)
  })

  it('has a name and a description, and so do its button and its list', async () => {
    await show('Atlantis')
    await expect.element(field).toHaveAccessibleDescription('Of the bank. Enter a country')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: 'Show suggestions' }).click()
    await expect.element(page.getByRole('listbox', { name: 'Suggestions Country' })).toBeVisible()
  })

  it('shows all suggestions on the arrow key and its button, whatever the text, and focuses the field', async () => {
    await show('Spain')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(optionNames).toEqual(countries)
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: 'Show suggestions' }).click()
    await expect.poll(optionNames).toEqual(countries)
    await page.getByRole('option', { name: 'Spain' }).click()
    await expect.element(field).toHaveValue('Spain')
    await expect.element(field).toHaveFocus()
  })

  it('opens by touch and accepts the touched suggestion', async () => {
    await show()
    await tap(page.getByRole('button', { name: 'Show suggestions' }))
    const germany = page.getByRole('option', { name: 'Germany' })
    // On touch devices react-aria hides the list until the on-screen keyboard has had time to open.
    await expect.poll(() => document.elementFromPoint(...middleOf(germany))).toBe(germany.element())
    await tap(germany)
    await expect.element(field).toHaveValue('Germany')
    await expect.element(list).not.toBeInTheDocument()
  })

  it('marks the focused option with forced colours, and has its button on the left in a right-to-left page', async () => {
    document.documentElement.dir = 'rtl'
    await show()
    const button = page.getByRole('button', { name: 'Show suggestions' }).element()
    expect(button.getBoundingClientRect().left).toBe(field.element().getBoundingClientRect().left)
    await prefer({ forcedColors: 'active' })
    await userEvent.tab()
    await userEvent.keyboard('g')
    await expect.poll(optionNames).toEqual(['Germany', 'Greece'])
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(activeOption).toBe('Germany')
    const outline = (name: string) => getComputedStyle(page.getByRole('option', { name }).element()).outlineStyle
    expect([outline('Germany'), outline('Greece')]).toEqual(['solid', 'none'])
  })
})

describe('a date field', () => {
  const field = page.getByRole('textbox', { name: 'Date of birth' })

  it('keeps what is typed, and spells a date once it is left', async () => {
    await render(<DateField label="Date of birth" name="dob" defaultValue="1990-05-17" />)
    await expect.element(field).toHaveValue('17 May 1990')
    await expect.element(field).toHaveAccessibleDescription('For example 03/27/1990')
    await expect.element(field).toHaveAttribute('inputmode', 'numeric')
    for (const [typed, left] of [
      ['04311985', '04311985'],
      ['5 18 90', '5 18 90'],
      ['05181990', '18 May 1990'],
    ] as const) {
      await userEvent.fill(field, typed)
      await userEvent.tab()
      await expect.element(field).toHaveValue(left)
    }
  })

  it('leaves a date of the bank that it cannot be sure of as it is', async () => {
    await render(<DateField label="Date of birth" defaultValue="05/06/1990" />)
    await userEvent.click(field)
    await userEvent.tab()
    await expect.element(field).toHaveValue('05/06/1990')
  })
})

describe('a date range', () => {
  it('reports typed days once they are left, with short years, and keeps wrong ones to itself', async () => {
    const chosen = { from: '', to: '' }
    function Period() {
      const [value, setValue] = useState({ from: '2026-01-05', to: '2026-01-20' })
      Object.assign(chosen, value)
      const presets = [{ label: 'This year', range: { from: '2026-01-01', to: '2026-11-03' } }]
      return <DateRange label="Period" value={value} onChange={setValue} presets={presets} />
    }
    await render(<Period />)
    const [from, to] = [page.getByLabelText('From'), page.getByLabelText('To')]
    await userEvent.fill(from, '01 11 26')
    expect(chosen).toEqual({ from: '2026-01-05', to: '2026-01-20' })
    await userEvent.keyboard('{Enter}')
    await expect.element(from).toHaveValue('11 Jan 2026')
    for (const [typed, error] of [
      ['04 31 2026', /^Check this date, for example 03\/27\//],
      ['01 10 2026', 'This is before the first date'],
    ] as const) {
      await userEvent.fill(to, typed)
      await userEvent.tab()
      await expect.element(to).toHaveValue(typed)
      await expect.element(to).toHaveAccessibleDescription(error)
      await expect.element(from).not.toHaveAttribute('aria-invalid')
      expect(chosen).toEqual({ from: '2026-01-11', to: '2026-01-20' })
    }
    await page.getByRole('button', { name: 'This year' }).click()
    await expect.element(to).toHaveValue('3 Nov 2026')
    await expect.element(to).not.toHaveAttribute('aria-invalid')
  })
})
