import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Avatar } from './Avatar.tsx'

const square = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

it('shows initials when the Content Security Policy blocks a picture, and the next allowed picture', async () => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "img-src 'self' data:"
  document.head.append(policy)
  const forbidden: string[] = []
  addEventListener('securitypolicyviolation', ({ blockedURI }) => forbidden.push(blockedURI))

  const { container, rerender } = await render(<Avatar name="Ben Okafor" src="https://pictures.example/ben.png" />)
  const initials = () => container.querySelector('[data-initials]')?.getAttribute('data-initials')
  await expect.poll(initials).toBe('BO')
  expect(container.querySelector('img')).toBeNull()
  expect(forbidden).toEqual(['https://pictures.example/ben.png'])

  await rerender(<Avatar name="Ben Okafor" src={square} />)
  await expect.poll(() => container.querySelector('img')?.complete).toBe(true)
  expect(initials()).toBe('')
})
