import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { withSubstitutes } from '#src/api/uploads.ts'
import { prepareUpload } from './prepareUpload.ts'
import { UploadField } from './UploadField.tsx'

afterEach(() => {
  vi.useRealTimers()
})

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

const place = '52.5163 N, 13.3777 E'
const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const u32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >> shift) & 0xff)
const reversed = (value: number) => u32(value).reverse()

function segment(marker: number, name = ''): number[] {
  const content = [...ascii(`${name}${place}`)]
  return [0xff, marker, 0, content.length + 2, ...content]
}

/** An orientation that needs a quarter turn. */
const exif = [
  ...[0xff, 0xe1, 0, 36 + place.length],
  ...ascii('Exif\0\0MM'),
  ...[0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
  ...ascii(place),
  ...[0, 0],
]

async function bytesOf(file: Blob): Promise<number[]> {
  return [...new Uint8Array(await file.arrayBuffer())]
}

async function drawing(type: string): Promise<number[]> {
  const canvas = new OffscreenCanvas(40, 20)
  canvas.getContext('2d')?.fillRect(0, 0, 20, 20)
  return bytesOf(await canvas.convertToBlob({ type }))
}

async function photosWithPlace(): Promise<Record<string, File>> {
  const jpeg = await drawing('image/jpeg')
  const png = await drawing('image/png')
  const webp = await drawing('image/webp')
  const [start, rest] = [jpeg.slice(0, 2), jpeg.slice(2)]
  const photo = (bytes: number[], name = 'photo.jpg', type = 'image/jpeg') =>
    new File([Uint8Array.from(bytes)], name, { type })
  const scan = jpeg.findIndex((byte, index) => byte === 0xff && jpeg[index + 1] === 0xda)
  const text = ascii(`Comment\0${place}`)
  return {
    'a JPEG with Exif': photo([...start, ...exif, ...rest]),
    'fill bytes before a marker': photo([...start, 0xff, 0xff, ...segment(0xe1, 'Exif\0\0'), ...rest]),
    'stray bytes between segments': photo([...jpeg.slice(0, 20), 0, 1, 2, ...segment(0xe1), ...jpeg.slice(20)]),
    'a JPEG without its end': photo([...start, ...exif, ...rest.slice(0, -2)]),
    'a segment before the scan': photo([...jpeg.slice(0, scan), ...segment(0xe1), ...jpeg.slice(scan)]),
    'a segment behind the scan': photo([...jpeg.slice(0, -2), ...segment(0xe1), 0xff, 0xd9]),
    'APP4, APP11 and APP12': photo([...start, ...segment(0xe4), ...segment(0xeb), ...segment(0xec), ...rest]),
    'a JPEG called PNG': photo([...start, ...exif, ...rest], 'photo.png', 'image/png'),
    'a PNG': photo(
      [...png.slice(0, 33), ...u32(text.length), ...ascii('tEXt'), ...text, 0, 0, 0, 0, ...png.slice(33)],
      'photo.png',
      'image/png',
    ),
    'a WebP': photo(
      [...webp, ...ascii('EXIF'), ...reversed(place.length), ...ascii(place)],
      'photo.webp',
      'image/webp',
    ),
  }
}

it('removes the location from a photo before sending it', async () => {
  for (const [what, photo] of Object.entries(await photosWithPlace())) {
    expect(await photo.text(), what).toContain(place)
    const { file, change } = await prepareUpload(photo, 1_000_000)
    expect(change, what).toBe('redrawn')
    expect(await file.text(), what).not.toContain(place)
  }
})

it("keeps a photo's orientation and sharpness, and gives it a matching file name", async () => {
  const { 'a JPEG with Exif': turned, 'a PNG': png, 'a JPEG called PNG': misnamed } = await photosWithPlace()
  if (!turned || !png || !misnamed) throw new Error('There are no photos.')
  const upright = await prepareUpload(turned, 1_000_000)
  const { width, height } = await createImageBitmap(upright.file)
  expect([width, height, upright.file.name]).toEqual([20, 40, 'photo.jpg'])
  expect((await prepareUpload(misnamed, 1_000_000)).file.name).toBe('photo.png')
  const sharp = await prepareUpload(await noise(30, 30, 'image/png'), 1_000_000)
  expect([sharp.file.type, sharp.file.name]).toEqual(['image/png', 'photo.of.me.png'])
})

it('reduces a large image to 2,000 px on its long side', async () => {
  const photo = await noise(2200, 220, 'image/png')
  const { file, change } = await prepareUpload(photo, 250_000)
  expect([file.name, file.type, change]).toEqual(['photo.of.me.jpg', 'image/jpeg', 'smaller'])
  expect(file.size).toBeLessThanOrEqual(250_000)
  const { width, height } = await createImageBitmap(file)
  expect([width, height]).toEqual([2000, 200])
  // An image that no encoding makes small enough is sent at the smallest size reached.
  expect((await createImageBitmap((await prepareUpload(photo, 1000)).file)).width).toBe(2000)
})

it('[R148] sends other files unchanged, whatever their size', async () => {
  const files = [
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' }),
    new File(['no image'], 'b.png', { type: 'image/png' }),
    new File(['GIF89a'], 'c.gif', { type: 'image/gif' }),
    new File(['%PDF-1.7'], 'd.pdf', { type: 'application/pdf' }),
    new File([], 'empty.jpg', { type: 'image/jpeg' }),
  ]
  for (const file of files) {
    const change = ['b.png', 'empty.jpg'].includes(file.name) ? 'unreadable' : 'none'
    expect(await prepareUpload(file, 1)).toEqual({ file, change })
  }
})

function choose(container: Element, file: File): void {
  const files = new DataTransfer()
  files.items.add(file)
  const input = container.querySelector('input')
  if (input === null) throw new Error('There is no file input.')
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const sent: (File | undefined)[] = []
function Field({ types = [] as string[] }) {
  const [file, setFile] = useState<File>()
  sent.push(file)
  return <UploadField label="Payment proof" name="proof" acceptedFileTypes={types} value={file} onChange={setFile} />
}

async function submitted(): Promise<File> {
  const body = new FormData()
  const file = sent.at(-1)
  if (file === undefined) throw new Error('No file is chosen.')
  body.set('proof', file)
  const value = (await withSubstitutes(body)).get('proof')
  if (!(value instanceof File)) throw new Error('No file is sent.')
  return value
}

it('submitting at once waits for the photo without its location, and a retry sends the same bytes', async () => {
  const { container } = await render(<Field />)
  const { 'a JPEG with Exif': photo } = await photosWithPlace()
  if (!photo) throw new Error('There is no photo.')
  choose(container, photo)
  await expect.poll(() => sent.at(-1)).toBe(photo)
  const first = await submitted()
  expect(await first.text()).not.toContain(place)
  // The value stays the chosen file, so the order keeps its key.
  expect(sent.at(-1)).toBe(photo)
  expect(await bytesOf(await submitted())).toEqual(await bytesOf(first))
})

const pdf = new File(['%PDF-1.7'], 'd.pdf', { type: 'application/pdf' })

it.each([
  ['image/gif', 'GIF89a'],
  ['', 'ftypheic'],
  ['application/octet-stream', 'ftypheic'],
])('reports that a file of type "%s" is sent as chosen', async (type, content) => {
  const { container, getByText } = await render(<Field />)
  choose(container, new File([content], 'c', { type }))
  await expect.element(getByText(/^Sent as it is, including hidden details/)).toBeVisible()
})

it('sends the photo as chosen if the canvas writes invented pixels', async () => {
  const stripes = await noise(16, 16, 'image/png')
  const photo = await noise(30, 40, 'image/jpeg')
  vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockResolvedValue(stripes)
  const { container, getByText } = await render(<Field />)
  choose(container, photo)
  await expect.element(getByText(/^Sent as it is, including hidden details/)).toBeVisible()
  expect(await bytesOf(await submitted())).toEqual(await bytesOf(photo))
})

it('sends the photo as chosen if preparing it never ends', async () => {
  vi.spyOn(globalThis, 'createImageBitmap').mockReturnValue(Promise.race([]))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { container } = await render(<Field />)
  const photo = new File(['a photo'], 'photo.jpg', { type: 'image/jpeg' })
  choose(container, photo)
  await expect.poll(() => sent.at(-1)).toBe(photo)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await submitted()).toBe(photo)
})

it('[R148] accepts a file that is too large, and reports that it was reduced', async () => {
  const { getByText, container } = await render(<Field />)
  const photo = await noise(2100, 1000, 'image/png')
  expect(photo.size).toBeGreaterThan(8_000_000)
  choose(container, photo)
  await expect.element(getByText(/^Made smaller to send; it was \d+\.\d MB\.$/)).toBeVisible()
  await expect.element(getByText(/^photo\.of\.me\.jpg/)).toBeVisible()
  expect((await submitted()).size).toBeLessThan(8_000_000)
})

it('[R148] warns of another type, which the bank may accept', async () => {
  const { container, getByText } = await render(<Field types={['image/png']} />)
  choose(container, pdf)
  await expect.element(getByText("This isn't a picture. You can send it, but we may not accept it.")).toBeVisible()
  expect(sent.at(-1)).toBe(pdf)
  choose(container, new File(['GIF89a'], 'c.gif', { type: 'image/gif' }))
  await expect.element(getByText("This isn't a picture")).not.toBeInTheDocument()
})

it('shows the whole of a portrait picture', async () => {
  const { container } = await render(<Field />)
  choose(container, await noise(300, 900, 'image/png'))
  await expect.poll(() => container.querySelector('img')?.naturalHeight).toBe(900)
  const frame = container.querySelector('img')?.parentElement?.getBoundingClientRect()
  const image = container.querySelector('img')?.getBoundingClientRect()
  expect(image?.height).toBeLessThanOrEqual(frame?.height ?? 0)
})

it('shows the sign of a file for an SVG, which could have millions of elements', async () => {
  const { container, getByText } = await render(<Field />)
  choose(container, new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' }))
  await expect.element(getByText(/^a\.svg/)).toBeVisible()
  expect(container.querySelector('img')).toBeNull()
})

it('shows the sign of a file for a picture that cannot be opened', async () => {
  const { container, getByText } = await render(<Field />)
  choose(container, new File(['no image'], 'b.png', { type: 'image/png' }))
  await expect.element(getByText(/^Sent as it is, including/)).toBeVisible()
  await expect.poll(() => container.querySelector('img')?.checkVisibility()).toBe(false)
  await expect
    .element(getByText("We can't open this picture. You can send it, but we may not accept it."))
    .toBeVisible()
})
