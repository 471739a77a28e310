import { withoutMetadata } from '#src/lib/jpeg.ts'

/** An image is never made smaller than this on its long side, in pixels: the bank has to be able to read it. */
const longSide = 2000
const attempts = [
  { quality: 0.9, mayShrink: false },
  { quality: 0.8, mayShrink: true },
  { quality: 0.6, mayShrink: true },
]

/**
 * What is sent in place of a chosen file. A JPEG loses where and when it was taken. A JPEG or PNG of more than `maxBytes`
 * becomes a smaller JPEG. Whatever else it is, and whatever cannot be read, is sent as chosen: the bank decides.
 */
export async function prepareUpload(file: File, maxBytes: number): Promise<File> {
  const isJpeg = file.type === 'image/jpeg'
  if (!isJpeg && !(file.type === 'image/png' && file.size > maxBytes)) return file
  try {
    return file.size > maxBytes ? await reencode(file, maxBytes) : await strip(file)
  } catch {
    return file
  }
}

async function strip(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const stripped = withoutMetadata(bytes)
  if (stripped === bytes) return file
  return new File([stripped], file.name, { type: file.type, lastModified: file.lastModified })
}

/** A new encoding holds no metadata. */
async function reencode(file: File, maxBytes: number): Promise<File> {
  const image = await createImageBitmap(file)
  try {
    let smallest: Blob = file
    for (const { quality, mayShrink } of attempts) {
      const scale = mayShrink ? Math.min(1, longSide / Math.max(image.width, image.height)) : 1
      const blob = await encode(image, scale, quality)
      if (blob.size < smallest.size) smallest = blob
      if (smallest.size <= maxBytes) break
    }
    if (smallest === file) return await strip(file)
    return new File([smallest], file.name.replace(/\.(png|jpe?g)$/i, '') + '.jpg', { type: 'image/jpeg' })
  } finally {
    image.close()
  }
}

async function encode(image: ImageBitmap, scale: number, quality: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser offers no canvas.')
  // JPEG knows no transparency.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}
