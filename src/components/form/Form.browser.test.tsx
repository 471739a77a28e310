import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent, type Locator } from 'vitest/browser'
import * as z from 'zod/mini'
import { Button } from '#src/ui/buttons/Button.tsx'
import { notify } from '#src/ui/feedback/toast.ts'
import { ToastHost } from '#src/ui/feedback/ToastHost.tsx'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { doubleClick, tap } from '#tests/support/emulation.ts'
import { Form } from './Form.tsx'

const required = (error: string) => z.string().check(z.minLength(1, error))
const schema = z.object({ payee: required('Enter the payee'), bank: required('Enter the bank') })

const sectionFields = ['bank']
const summary = page.getByRole('group', { name: /^Check/ })

async function submit(values: Partial<Record<'payee' | 'bank', string>> = {}) {
  const onSubmit = vi.fn()
  await render(
    <Form schema={schema} onSubmit={onSubmit} isPending={false}>
      <TextField label="Payee" name="payee" defaultValue={values.payee} />
      <Disclosure title="More" fields={sectionFields}>
        <TextField label="Bank" name="bank" defaultValue={values.bank} />
      </Disclosure>
      <Button type="submit">Send</Button>
    </Form>,
  )
  await page.getByRole('button', { name: 'Send' }).click()
  return onSubmit
}

it('names the faulty fields once above them, each with a link, and has the messages at the fields', async () => {
  const onSubmit = await submit()
  await expect.element(summary).toHaveFocus()
  await expect.element(summary).toHaveAccessibleName('Check 2 fields')
  expect(page.getByText('Enter the payee').elements()).toHaveLength(1)
  await summary.getByRole('link', { name: 'Bank' }).click()
  await expect.element(page.getByLabelText('Bank')).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('focuses the only faulty field, and shows nothing above it', async () => {
  await submit({ bank: 'Harbour' })
  await expect.element(page.getByLabelText('Payee')).toHaveFocus()
  await expect.element(page.getByLabelText('Payee')).toHaveAccessibleDescription('Enter the payee')
  expect(summary.elements()).toHaveLength(0)
})

it('opens the section of the only faulty field, and focuses it there', async () => {
  await submit({ payee: 'Ben' })
  await expect.element(page.getByLabelText('Bank')).toHaveFocus()
})

it.each([
  ['pressed', (label: Locator) => label.click()],
  ['tapped', tap],
])('no longer names a choice once its label was %s', async (_how, press) => {
  await render(
    <Form schema={z.extend(schema, { type: z.string('Choose a type') })} onSubmit={vi.fn()} isPending={false}>
      <RadioGroup label="Type" name="type" options={[{ id: 'card', label: 'Card' }]} />
      <TextField label="Payee" name="payee" />
      <TextField label="Bank" name="bank" />
      <Button type="submit">Send</Button>
    </Form>,
  )
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(summary.getByRole('link', { name: 'Type' })).toBeVisible()
  await press(page.getByText('Card'))
  await expect.element(summary).toHaveAccessibleName('Check 2 fields')
  await expect.element(page.getByText('Choose a type')).not.toBeInTheDocument()
})

it('keeps the error of a field that is left before it is right', async () => {
  const email = z.string().check(z.regex(/@/, 'Enter an address'))
  await render(
    <Form schema={z.object({ email })} onSubmit={vi.fn()} isPending={false}>
      <TextField label="Email" name="email" />
      <Button type="submit">Send</Button>
    </Form>,
  )
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByLabelText('Email').fill('ada')
  await userEvent.tab()
  await expect.element(page.getByText('Enter an address')).toBeVisible()
  await page.getByLabelText('Email').fill('ada@example.com')
  await expect.element(page.getByText('Enter an address')).not.toBeInTheDocument()
})

it('no longer names a corrected field', async () => {
  await submit()
  await page.getByLabelText('Payee').fill('Ben')
  await expect.element(summary).not.toBeInTheDocument()
  await expect.element(page.getByText('Enter the bank')).toBeVisible()
})

it('[R8] keeps an error toast for its whole time while the form is edited', async () => {
  await submit({ payee: 'Ben', bank: 'Harbour' })
  await render(<ToastHost />)
  notify.error('Something went wrong!')
  const toast = page.getByText('Something went wrong!')
  await expect.element(toast).toBeVisible()
  for (const name of ['Bea', 'Cora', 'Dan']) await page.getByLabelText('Payee').fill(name)
  expect(toast.elements()).toHaveLength(1)
})

it('submits once on a double click', async () => {
  const onSubmit = vi.fn()
  await render(
    <Form schema={z.object({})} onSubmit={onSubmit} isPending={false}>
      <Button type="submit">Send</Button>
    </Form>,
  )
  // On a slow machine Firefox counts the two clicks of `dblClick()` as one each.
  const button = page.getByRole('button', { name: 'Send' }).element()
  for (const detail of [1, 2])
    button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('takes the second click of a double click for none, unless something was typed between', async () => {
  const onSubmit = vi.fn()
  function Steps() {
    const [step, setStep] = useState('Continue')
    return (
      <Form
        schema={z.object({})}
        isPending={false}
        key={step}
        onSubmit={() => {
          onSubmit(step)
          setStep('Confirmed')
        }}
      >
        <TextField name="code" label="Code" />
        <Button type="submit">{step}</Button>
      </Form>
    )
  }
  await render(<Steps />)
  await doubleClick(page.getByRole('button', { name: 'Continue' }))
  expect(onSubmit.mock.calls).toEqual([['Continue']])
  const confirmed = page.getByRole('button', { name: 'Confirmed' })
  const click = () =>
    confirmed.element().dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true }))
  expect(click()).toBe(false)
  await page.getByLabelText('Code').fill('1')
  expect(click()).toBe(true)
})
