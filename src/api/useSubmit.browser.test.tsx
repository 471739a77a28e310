import { QueryClientProvider, useMutation } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { failed, type Outcome } from '#src/api/reading/outcome.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { createQueryClient } from './queryClient.ts'
import { useSubmit } from './useSubmit.ts'

it('removes a PIN from the cache after the response', async () => {
  const client = createQueryClient()
  const held: string[] = []
  const cached = () =>
    JSON.stringify(
      client
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
    )
  function PinForm() {
    const mutation = useMutation<Outcome<unknown>, Error, string>({
      mutationFn: () => {
        held.push(cached())
        return Promise.resolve(failed('http'))
      },
    })
    const { submit, outcome } = useSubmit(mutation)
    return <Button onPress={() => void submit('4821')}>{outcome === undefined ? 'Confirm' : 'Failed'}</Button>
  }
  const screen = await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component: PinForm }])} />
    </QueryClientProvider>,
  )
  await screen.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(screen.getByRole('button', { name: 'Failed' })).toBeInTheDocument()
  expect(held.join(), 'held while it is sent').toContain('4821')
  await expect.poll(cached).not.toContain('4821')
})

it('accepts the first press after a failure', async () => {
  const sent: string[] = []
  function Form() {
    const mutation = useMutation<Outcome<unknown>, Error, string>({
      mutationFn: (text) => {
        sent.push(text)
        return Promise.resolve(failed('http'))
      },
    })
    const { submit, isPending } = useSubmit(mutation)
    return (
      <Button isPending={isPending} onPress={() => void submit(`press ${sent.length + 1}`)}>
        Save
      </Button>
    )
  }
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component: Form }])} />
    </QueryClientProvider>,
  )
  const button = screen.getByRole('button').element()
  if (!(button instanceof HTMLButtonElement)) throw new Error('There is no button.')
  const observer = new MutationObserver(() => {
    if (sent.length === 0 || 'pending' in button.dataset) return
    observer.disconnect()
    button.click()
  })
  observer.observe(button, { attributeFilter: ['data-pending'] })
  button.click()
  await expect.poll(() => sent).toEqual(['press 1', 'press 2'])
})
