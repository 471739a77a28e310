import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Page } from '#src/components/page/Page.tsx'
import { noteTyping } from '#src/drafts/typedInput.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { importFailure } from '#src/ui/overlays/imports.ts'
import { lazyPart } from '#src/ui/overlays/overlays.tsx'
import { ImportNotice } from './ImportNotice.tsx'

const failure = new TypeError('Failed to fetch dynamically imported module')
const chart = page.getByText('Six months')
const retry = page.getByRole('button', { name: 'Retry' })
const reload = page.getByRole('button', { name: 'Reload' })

afterEach(() => importFailure.set(undefined))

function show(times: number) {
  const load = vi.fn(() => Promise.resolve(() => <p>Six months</p>))
  for (let time = 0; time < times; time++) load.mockRejectedValueOnce(failure)
  const Chart = lazyPart("We couldn't load the chart.", load)
  function Opener() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <input aria-label="Search" />
        <Button onPress={() => setOpen(!isOpen)}>Show</Button>
        {isOpen && <Chart />}
      </>
    )
  }
  return {
    load,
    shown: render(
      <MemoryRouter>
        <ImportNotice />
        <main>
          <Page title="Home">
            <Opener />
          </Page>
        </main>
      </MemoryRouter>,
    ),
  }
}

const open = () => page.getByRole('button', { name: 'Show' }).click()

it('reports an overlay that did not load, and shows it on Retry', async () => {
  const { load, shown } = show(1)
  await shown
  await open()
  await expect.element(page.getByText("We couldn't load the chart.")).toBeVisible()
  await retry.click()
  await expect.element(chart).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
  await expect.element(page.getByRole('heading', { name: 'Home' })).toHaveFocus()
})

it('offers Reload after a Retry in vain', async () => {
  const stop = noteTyping()
  const { shown } = show(2)
  await shown
  await page.getByRole('textbox').fill('rent')
  await open()
  await expect.element(page.getByText('What you typed here is kept.', { exact: false })).toBeVisible()
  await retry.click()
  await expect.element(reload).toHaveFocus()
  await expect.element(page.getByText('Reload the page to try again.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('What you typed here is kept until you do.', { exact: false })).toBeVisible()
  stop()
})

it('offers no Reload without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { load, shown } = show(2)
  await shown
  await open()
  await retry.click()
  await expect.poll(() => load.mock.calls.length).toBe(2)
  await expect.element(retry).toHaveFocus()
})

it('opens an overlay once its code has loaded, and only once', async () => {
  const { load, shown } = show(0)
  await shown
  await open()
  await expect.element(chart).toBeVisible()
  await open()
  await open()
  await expect.element(chart).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})
