/**
 * Images are drawn again by the browser before they are sent, because a new encoding holds no metadata: not where a photo was
 * taken, when, or with which device. That is simpler and safer than removing metadata from each format.
 */
export interface PreparedUpload {
  file: File
  /** `none`: a GIF, an SVG, no image, or one that this browser cannot decode. The file is the chosen one. */
  change: 'none' | 'redrawn' | 'smaller'
}

/** An image is never made smaller than this on its long side, in pixels: the bank has to be able to read it. */
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

/** What is sent in place of a chosen file: at most `maxBytes` if an encoding reaches that. Never rejects. */
export async function prepareUpload(file: File, maxBytes: number): Promise<PreparedUpload> {
  try {
    const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
    // A GIF would stop moving, an SVG would lose its sharpness.
    if (startsWith(start, 'GIF8') || file.type === 'image/svg+xml') return { file, change: 'none' }
    // Browsers make no bitmap of a JPEG without its end marker, which some cameras omit.
    const source = startsWith(start, '\u00FF\u00D8') ? new Blob([file, Uint8Array.of(0xff, 0xd9)]) : file
    // Turned as its orientation says, since that is lost with the other metadata.
    const image = await createImageBitmap(source)
    try {
      return await redraw(file, image, file.type === 'image/png' ? [lossless, ...lossy] : lossy, maxBytes)
    } finally {
      image.close()
    }
  } catch {
    return { file, change: 'none' }
  }
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
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser offers no canvas.')
  if (type === 'image/jpeg') {
    // JPEG knows no transparency.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type, quality })
}

const endings: Readonly<Record<string, RegExp>> = { 'image/png': /\.png$/i, 'image/jpeg': /\.jpe?g$/i }

/** The file's name with the ending of what it is now. */
function nameFor(name: string, type: string): string {
  if (endings[type]?.test(name) === true) return name
  return `${name.replace(/\.\w{1,5}$/, '')}.${type === 'image/png' ? 'png' : 'jpg'}`
}
