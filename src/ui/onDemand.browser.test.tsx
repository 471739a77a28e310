import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Button } from './Button.tsx'
import { importFailure, retryImports } from './imports.ts'
import { onDemand, type OnDemand } from './onDemand.ts'

const code = { Panel: () => <p>Opened</p> }
const opened = page.getByText('Opened')

function Opener({ part }: { part: OnDemand<typeof code> }) {
  const [isOpen, setOpen] = useState(false)
  const loaded = part.useCode(isOpen)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {isOpen && loaded && <loaded.Panel />}
    </>
  )
}

afterEach(() => importFailure.set(undefined))

it('opens once its code has loaded, and only once, however often it was pressed', async () => {
  let arrive: (value: typeof code) => void = () => undefined
  const load = vi.fn(() => new Promise<typeof code>((resolve) => (arrive = resolve)))
  await render(<Opener part={onDemand(load)} />)
  const button = page.getByRole('button', { name: 'Open' })
  await button.click()
  await button.click()
  await expect.element(opened).not.toBeInTheDocument()
  arrive(code)
  await expect.element(opened).toBeVisible()
  expect(opened.elements()).toHaveLength(1)
  expect(load).toHaveBeenCalledOnce()
})

it('reports that its code did not load, and opens on Retry', async () => {
  const load = vi.fn(() => Promise.resolve(code)).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await render(<Opener part={onDemand(load)} />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => importFailure.get()?.of).toBe('part')
  await expect.element(opened).not.toBeInTheDocument()
  retryImports()
  await expect.element(opened).toBeVisible()
  expect(importFailure.get()).toBeUndefined()
})

it('reports no failed preload, tries none again, and imports at the press', async () => {
  const load = vi.fn(() => Promise.resolve(code)).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const part = onDemand(load)
  await render(<Opener part={part} />)
  part.preload()
  await expect.poll(() => load.mock.settledResults[0]?.type).toBe('rejected')
  expect(importFailure.get()).toBeUndefined()
  part.preload()
  expect(load).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(opened).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

it('opens without an import after a preload', async () => {
  const load = vi.fn(() => Promise.resolve(code))
  const part = onDemand(load)
  await render(<Opener part={part} />)
  part.preload()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(opened).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})
