import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Button } from './Button.tsx'
import { FormFrame } from './FormFrame.tsx'

it('submits once on a double click', async () => {
  const onSubmit = vi.fn()
  await render(
    <FormFrame onSubmit={onSubmit}>
      <Button type="submit">Send</Button>
    </FormFrame>,
  )
  // On a slow machine Firefox counts the two clicks of `dblClick()` as one each.
  const button = page.getByRole('button', { name: 'Send' }).element()
  for (const detail of [1, 2])
    button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('submits a press that the browser counts as the second of a double click', async () => {
  const onSubmit = vi.fn()
  function Steps() {
    const [step, setStep] = useState('Continue')
    return (
      <FormFrame
        key={step}
        onSubmit={() => {
          onSubmit(step)
          setStep('Confirmed')
        }}
      >
        <Button type="submit">{step}</Button>
      </FormFrame>
    )
  }
  await render(<Steps />)
  await page.getByRole('button', { name: 'Continue' }).dblClick()
  expect(onSubmit.mock.calls).toEqual([['Continue'], ['Confirmed']])
})
