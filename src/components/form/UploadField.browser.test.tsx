import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { prepareUpload } from './prepareUpload.ts'
import { UploadField } from './UploadField.tsx'

/** An image that compresses badly, as a photo does. */
async function noise(width: number, height: number, type: string): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = new ImageData(width, height)
  for (let at = 0; at < image.data.length; at += 65_536)
    crypto.getRandomValues(image.data.subarray(at, Math.min(at + 65_536, image.data.length)))
  context?.putImageData(image, 0, 0)
  const blob = await canvas.convertToBlob({ type })
  return new File([blob], 'photo.of.me.png', { type })
}

it('makes a large image smaller, down to 2,000 px on its long side and no further', async () => {
  const photo = await noise(2200, 220, 'image/png')
  const small = await prepareUpload(photo, 250_000)
  expect(small.name).toBe('photo.of.me.jpg')
  expect(small.type).toBe('image/jpeg')
  expect(small.size).toBeLessThanOrEqual(250_000)
  const { width, height } = await createImageBitmap(small)
  expect([width, height]).toEqual([2000, 200])
  // What no encoding makes small enough is sent as small as it gets.
  expect((await createImageBitmap(await prepareUpload(photo, 1000))).width).toBe(2000)
})

it('leaves other files as they were chosen, whatever their size', async () => {
  const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' })
  const broken = new File(['no image'], 'b.png', { type: 'image/png' })
  const photo = await noise(10, 10, 'image/png')
  expect(await prepareUpload(drawing, 1)).toBe(drawing)
  expect(await prepareUpload(broken, 1)).toBe(broken)
  expect(await prepareUpload(photo, 1_000_000)).toBe(photo)
})

it('[R148] takes a file that is too large, and says that it was made smaller', async () => {
  const sent: (File | undefined)[] = []
  function Field() {
    const [file, setFile] = useState<File>()
    sent.push(file)
    return <UploadField label="Payment proof" value={file} onChange={setFile} />
  }
  const { getByText, container } = await render(<Field />)
  const photo = await noise(2100, 1000, 'image/png')
  expect(photo.size).toBeGreaterThan(8_000_000)
  const files = new DataTransfer()
  files.items.add(photo)
  const input = container.querySelector('input')
  if (input === null) throw new Error('There is no file input.')
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(getByText(/^Made smaller to send; it was \d+\.\d MB\.$/)).toBeVisible()
  await expect.element(getByText(/^photo\.of\.me\.jpg/)).toBeVisible()
  expect(sent.at(-1)?.size).toBeLessThan(8_000_000)
})
