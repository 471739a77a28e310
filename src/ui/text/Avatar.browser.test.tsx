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

it('is as large with a portrait picture, and on the same line', async () => {
  const portrait = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="10"/>'
  const { container } = await render(
    <div style={{ display: 'flex', alignItems: 'center' }}>
      {[undefined, portrait].map((src, index) => (
        <button key={index}>
          <Avatar name="Ben Okafor" src={src} />
        </button>
      ))}
    </div>,
  )
  await expect.poll(() => container.querySelector('img')?.complete).toBe(true)
  const [plain, withPicture] = [...container.querySelectorAll('[data-initials]')].map((disc) =>
    disc.getBoundingClientRect(),
  )
  expect(withPicture?.top).toBe(plain?.top)
  expect(withPicture?.height).toBe(plain?.height)
  expect(container.querySelector('img')?.getBoundingClientRect().height).toBeLessThanOrEqual(plain?.height ?? 0)
})
