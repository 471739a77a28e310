import { afterEach, beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { createSignal } from '#src/lib/signal.ts'
import { noteTyping, useKeepsTyped } from './typedInput.ts'

const navigated = createSignal(false)

function Kept() {
  return <p>{useKeepsTyped(navigated) ? 'kept' : 'nothing typed'}</p>
}

let stop: () => void
beforeEach(() => {
  stop = noteTyping()
})
afterEach(() => stop())

const kept = page.getByText('kept', { exact: true })
const nothing = page.getByText('nothing typed')

it('is kept while the page and the field exist and the field has text', async () => {
  const { rerender } = await render(
    <>
      <Kept />
      <form>
        <input aria-label="Prefilled" defaultValue="Ada" />
        <input aria-label="Name" />
        <input type="checkbox" aria-label="Remember me" />
      </form>
    </>,
  )
  await expect.element(nothing).toBeVisible()
  await page.getByLabelText('Remember me').click()
  await expect.element(nothing).toBeVisible()
  await page.getByLabelText('Name').fill('Ada')
  await expect.element(kept).toBeVisible()
  await page.getByLabelText('Name').fill('')
  await expect.element(nothing).toBeVisible()
  await page.getByLabelText('Name').fill('Ada')
  const { pathname } = location
  history.pushState(null, '', '/another-page')
  navigated.set(true)
  await expect.element(nothing).toBeVisible()
  history.replaceState(null, '', pathname)
  navigated.set(false)
  await expect.element(kept).toBeVisible()
  await rerender(<Kept />)
  navigated.set(true)
  await expect.element(nothing).toBeVisible()
})

it.each([{ type: 'password', inputMode: 'numeric' }, { autoComplete: 'one-time-code' }] as const)(
  'is not kept in a form with a PIN or a code, which a failure clears: %j',
  async (secret) => {
    await render(
      <>
        <Kept />
        <form>
          <input aria-label="Secret" {...secret} />
          <input aria-label="New password" type="password" />
        </form>
      </>,
    )
    await page.getByLabelText('New password').fill('a long secret')
    await page.getByLabelText('Secret').fill('1234')
    await expect.element(nothing).toBeVisible()
  },
)

it('is kept beside a number that is not secret', async () => {
  await render(
    <>
      <Kept />
      <form>
        <input aria-label="Name" />
        <input aria-label="Routing number" inputMode="numeric" />
      </form>
    </>,
  )
  await page.getByLabelText('Name').fill('Ada')
  await expect.element(kept).toBeVisible()
})
