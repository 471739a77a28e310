import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { resetPreferences, tap } from '#tests/support/emulation.ts'
import { PasswordField } from './PasswordField.tsx'
import { PinField } from './PinField.tsx'
import { SearchField } from './SearchField.tsx'
import { TextField } from './TextField.tsx'

afterEach(resetPreferences)

describe('a text field', () => {
  it('is named by its label, and described by its help and error', async () => {
    const { getByRole } = await render(
      <TextField label="Bank" name="bank" description="Of the payee." errorMessage="Enter a bank" />,
    )
    const field = getByRole('textbox', { name: 'Bank' })
    await expect.element(field).toHaveAccessibleDescription('Of the payee. Enter a bank')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAttribute('name', 'bank')
  })

  it('has no native validation', async () => {
    const { getByRole } = await render(<TextField label="Email" type="email" defaultValue="nobody" isRequired />)
    const input = getByRole('textbox').element()
    expect(input).not.toHaveAttribute('required')
    expect(input).toHaveAttribute('aria-required', 'true')
    await expect.element(getByRole('textbox')).not.toHaveAttribute('aria-invalid')
  })

  it('is right-aligned in a right-to-left page', async () => {
    const { getByRole } = await render(
      <div dir="rtl">
        <PasswordField label="Password" autoComplete="current-password" />
      </div>,
    )
    const button = getByRole('button').element().getBoundingClientRect()
    const input = getByRole('textbox', { name: 'Password' }).query() ?? document.querySelector('input')
    expect(button.left).toBeLessThan((input?.getBoundingClientRect().left ?? 0) + 50)
  })
})

describe('a password field', () => {
  it('hides its characters until the customer shows them', async () => {
    const { getByLabelText, getByRole } = await render(
      <PasswordField label="Password" autoComplete="current-password" defaultValue="secret" />,
    )
    const input = getByLabelText('Password')
    await expect.element(input).toHaveAttribute('type', 'password')
    await getByRole('button', { name: 'Show characters' }).click()
    await expect.element(input).toHaveAttribute('type', 'text')
    await expect.element(input).toHaveValue('secret')
    await getByRole('button', { name: 'Hide characters' }).click()
    await expect.element(input).toHaveAttribute('type', 'password')
  })
})

describe('a touched password field', () => {
  it('takes the focus and shows its characters, and typing continues at the cursor', async () => {
    const { getByLabelText, getByRole } = await render(<PasswordField label="Password" autoComplete="new-password" />)
    const input = getByLabelText('Password')
    await tap(input)
    await expect.element(input).toHaveFocus()
    await userEvent.keyboard('sec')
    await tap(getByRole('button', { name: 'Show characters' }))
    await expect.element(input).toHaveAttribute('type', 'text')
    await tap(input)
    await userEvent.keyboard('{End}ret')
    await expect.element(input).toHaveValue('secret')
    await tap(getByRole('button', { name: 'Hide characters' }))
    await expect.element(input).toHaveAttribute('type', 'password')
  })
})

it('a controlled password appears in no attribute, and follows its value', async () => {
  function Password() {
    const [password, setPassword] = useState('')
    return (
      <>
        <PasswordField label="Password" autoComplete="new-password" value={password} onChange={setPassword} />
        <button onClick={() => setPassword('')}>Clear</button>
      </>
    )
  }
  const { getByLabelText, getByText } = await render(<Password />)
  await getByLabelText('Password').fill('correct horse')
  await expect.element(getByLabelText('Password')).toHaveValue('correct horse')
  expect(document.body.outerHTML).not.toContain('correct horse')
  await getByText('Clear').click()
  await expect.element(getByLabelText('Password')).toHaveValue('')
})

describe('a search field', () => {
  it('is cleared by Escape and by its button', async () => {
    const onChange = vi.fn()
    const { getByRole } = await render(<SearchField label="Search" value="rent" onChange={onChange} />)
    await getByRole('searchbox', { name: 'Search' }).click()
    await userEvent.keyboard('{Escape}')
    await getByRole('button', { name: 'Clear search' }).click()
    expect(onChange.mock.calls).toEqual([[''], ['']])
  })

  it('is focused and cleared by touch, and has its clear button on the left in a right-to-left page', async () => {
    const onChange = vi.fn()
    const { getByRole } = await render(
      <div dir="rtl">
        <SearchField label="Search" value="rent" onChange={onChange} />
      </div>,
    )
    const field = getByRole('searchbox', { name: 'Search' })
    const cross = getByRole('button', { name: 'Clear search' })
    expect(cross.element().getBoundingClientRect().left).toBe(field.element().getBoundingClientRect().left)
    await tap(field)
    await expect.element(field).toHaveFocus()
    await tap(cross)
    expect(onChange.mock.calls).toEqual([['']])
  })
})

describe('a PIN field', () => {
  function Pin() {
    const [digits, setDigits] = useState('')
    return (
      <PinField label="PIN" description="Four digits." errorMessage="Invalid Pin" value={digits} onChange={setDigits} />
    )
  }
  const input = page.getByLabelText('PIN')

  it('accepts digits only, and announces how many it has without naming them', async () => {
    const { getByRole } = await render(<Pin />)
    await expect.element(input).toHaveAccessibleDescription('Four digits. Invalid Pin')
    await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code')
    await tap(input)
    await userEvent.keyboard('4a8')
    await expect.element(getByRole('status')).toHaveTextContent('2 of 4 digits entered')
    await userEvent.keyboard('21')
    await expect.element(input).toHaveValue('••••')
    expect(document.body.outerHTML).not.toContain('4821')
  })

  it('has dots in place of its digits, which Firefox would offer to save as the password of the site', async () => {
    const onChange = vi.fn<(digits: string) => void>()
    function Reported() {
      const [digits, setDigits] = useState('')
      onChange(digits)
      return <PinField label="PIN" value={digits} onChange={setDigits} />
    }
    await render(<Reported />)
    await input.fill('4821')
    await expect.element(input).toHaveValue('••••')
    expect(onChange).toHaveBeenLastCalledWith('4821')
    await userEvent.keyboard('{ArrowLeft}{Backspace}{Backspace}')
    expect(onChange).toHaveBeenLastCalledWith('48')
    await userEvent.keyboard('57')
    expect(onChange).toHaveBeenLastCalledWith('4857')
    await input.fill('1290')
    expect(onChange).toHaveBeenLastCalledWith('1290')
  })

  it('[R124] shows the digits of a code that is compared with a message', async () => {
    await render(<PinField label="Code" isShown value="4821" onChange={() => undefined} />)
    await expect.element(page.getByLabelText('Code')).toHaveValue('4821')
    await expect.element(page.getByLabelText('Code')).toHaveAttribute('type', 'text')
  })

  it('[R100] accepts the digits of every script', async () => {
    await render(<Pin />)
    await input.fill('４８٢1')
    await expect.element(input).toHaveValue('••••')
  })

  it('[R100] rejects a longer number whole', async () => {
    await render(<Pin />)
    await input.fill('12345')
    await expect.element(input).toHaveValue('')
    await expect.element(input).toHaveAccessibleDescription('Four digits. This has 5 digits. Enter 4.')
    await input.fill('4821')
    await expect.element(input).toHaveAccessibleDescription('Four digits. Invalid Pin')
  })
})
