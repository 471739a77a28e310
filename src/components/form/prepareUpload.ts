/** Re-encoding removes all metadata (place, time, device), whatever the format. */
export interface PreparedUpload {
  file: File
  /**
   * `none` for a GIF, an SVG, a PDF, and where the browser has no honest canvas. `unreadable` for other files that this
   * browser cannot decode.
   */
  change: 'none' | 'unreadable' | 'redrawn' | 'smaller'
}

/** A shrunk image keeps this long side in pixels, so that the bank can read it. */
const longSide = 2000
/** Safari draws nothing on a larger canvas (https://bugs.webkit.org/show_bug.cgi?id=204422). */
const maxPixels = 16_777_216

interface Encoding {
  type: string
  quality: number
  mayShrink: boolean
}

const lossless: Encoding = { type: 'image/png', quality: 1, mayShrink: false }
const lossy: readonly Encoding[] = [
  { type: 'image/jpeg', quality: 0.92, mayShrink: false },
  { type: 'image/jpeg', quality: 0.8, mayShrink: true },
  { type: 'image/jpeg', quality: 0.6, mayShrink: true },
]

/** Stays within `maxBytes` if an encoding can. Never rejects. */
export async function prepareUpload(file: File, maxBytes: number): Promise<PreparedUpload> {
  let image: ImageBitmap
  try {
    const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
    // A GIF would lose its animation, an SVG its sharpness.
    if (startsWith(start, 'GIF8') || startsWith(start, '%PDF') || file.type === 'image/svg+xml')
      return { file, change: 'none' }
    // Browsers reject a JPEG without its end marker, which some cameras omit.
    const source = startsWith(start, '\u00FF\u00D8') ? new Blob([file, Uint8Array.of(0xff, 0xd9)]) : file
    // Applies the orientation tag, which is lost with the other metadata.
    image = await createImageBitmap(source)
  } catch {
    return { file, change: 'unreadable' }
  }
  try {
    if (!(await isCanvasHonest())) return { file, change: 'none' }
    return await redraw(file, image, file.type === 'image/png' ? [lossless, ...lossy] : lossy, maxBytes)
  } catch {
    return { file, change: 'none' }
  } finally {
    image.close()
  }
}

const knownColor = [200, 100, 50, 255]

/** Against fingerprinting, browsers write invented pixels. Small deviations are harmless. */
async function isCanvasHonest(): Promise<boolean> {
  const canvas = new OffscreenCanvas(16, 16)
  const context = contextOf(canvas)
  context.fillStyle = `rgb(${knownColor.slice(0, 3).join(' ')})`
  context.fillRect(0, 0, 16, 16)
  const written = await createImageBitmap(await canvas.convertToBlob())
  context.clearRect(0, 0, 16, 16)
  context.drawImage(written, 0, 0)
  return context.getImageData(0, 0, 16, 16).data.every((value, at) => Math.abs(value - (knownColor[at % 4] ?? 0)) < 8)
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser offers no canvas.')
  return context
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return Array.from(text).every((letter, index) => bytes[index] === letter.charCodeAt(0))
}

async function redraw(
  file: File,
  image: ImageBitmap,
  encodings: readonly Encoding[],
  maxBytes: number,
): Promise<PreparedUpload> {
  let smallest: Blob | undefined
  for (const encoding of encodings) {
    const blob = await encode(image, encoding)
    if (smallest === undefined || blob.size < smallest.size) smallest = blob
    if (smallest.size <= maxBytes) break
  }
  if (smallest === undefined) return { file, change: 'none' }
  const { type } = smallest
  return {
    file: new File([smallest], nameFor(file.name, type), { type }),
    change: file.size > maxBytes && smallest.size < file.size ? 'smaller' : 'redrawn',
  }
}

async function encode(image: ImageBitmap, { type, quality, mayShrink }: Encoding): Promise<Blob> {
  const limit = Math.min(1, Math.sqrt(maxPixels / (image.width * image.height)))
  const scale = mayShrink ? Math.min(limit, longSide / Math.max(image.width, image.height)) : limit
  const canvas = new OffscreenCanvas(Math.floor(image.width * scale) || 1, Math.floor(image.height * scale) || 1)
  const context = contextOf(canvas)
  if (type === 'image/jpeg') {
    // JPEG has no transparency.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type, quality })
}

const endings: Readonly<Record<string, RegExp>> = { 'image/png': /\.png$/i, 'image/jpeg': /\.jpe?g$/i }

function nameFor(name: string, type: string): string {
  if (endings[type]?.test(name) === true) return name
  return `${name.replace(/\.\w{1,5}$/, '')}.${type === 'image/png' ? 'png' : 'jpg'}`
}
