import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Button } from '#src/ui/Button.tsx'
import { importFailure } from '#src/ui/imports.ts'
import { lazyPart } from './lazyPart.tsx'
import { Page } from './Page.tsx'

const failure = new TypeError('Failed to fetch dynamically imported module')
const message = page.getByRole('alert')

afterEach(() => {
  importFailure.set(undefined)
  // React reports what a boundary has caught.
  vi.mocked(console.error).mockClear()
})

function failing(times: number) {
  const load = vi.fn(() => Promise.resolve(() => <p>Six months</p>))
  for (let time = 0; time < times; time++) load.mockRejectedValueOnce(failure)
  const Chart = lazyPart({ name: 'the chart', load, skeleton: <p>Loading</p> })
  function Opener() {
    const [isOpen, setOpen] = useState(false)
    return (
      <MemoryRouter>
        <main>
          <Page title="Home">
            <Button onPress={() => setOpen(!isOpen)}>Show</Button>
            {isOpen && <Chart />}
          </Page>
        </main>
      </MemoryRouter>
    )
  }
  return { load, Opener }
}

it('reports what did not load, and imports it again on each Retry', async () => {
  const { load, Opener } = failing(2)
  await render(<Opener />)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.element(message).toHaveTextContent("We couldn't load the chart.")
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => load.mock.calls.length).toBe(2)
  await expect.element(message).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('Six months')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Home' })).toHaveFocus()
})

it('imports its code again when it is opened again', async () => {
  const { Opener } = failing(1)
  const button = page.getByRole('button', { name: 'Show' })
  await render(<Opener />)
  await button.click()
  await expect.element(message).toBeVisible()
  await button.click()
  await button.click()
  await expect.element(page.getByText('Six months')).toBeVisible()
})

it('reports a new version of the site, whose code no Retry can import', async () => {
  const script = document.createElement('script')
  script.type = 'module'
  script.setAttribute('src', 'data:text/javascript,')
  document.head.prepend(script)
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<script type="module" src="/assets/new.js">'))
  const { Opener } = failing(1)
  await render(<Opener />)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.poll(() => importFailure.get()).toEqual({ of: 'part', reason: 'replaced' })
  script.remove()
})
