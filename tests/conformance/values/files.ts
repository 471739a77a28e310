import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { FileValue } from '#tests/conformance/transport/encoding.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

const photo = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAKBueIx4ZKCMgoy0qqC+8P//8Nzc8P//////////////////////////////////////',
    '////////////////////2wBDAaq0tPDS8P//////////////////////////////////////////////////////////////////',
    '////////////wAARCAAgACADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QA',
    'FQEBAQAAAAAAAAAAAAAAAAAAAAH/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCAKgAAAAAD/9k=',
  ].join(''),
  'base64',
)

export const picture: FileValue = { filename: 'proof.png', type: 'image/png', bytes: pixel }

export function freshPhoto(): FileValue {
  const comment = Buffer.from([0xff, 0xfe, 0, 10, ...randomBytes(8)])
  const bytes = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)])
  return { filename: 'portrait.jpg', type: 'image/jpeg', bytes }
}

const film = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64')

/** Above the 64 KB of a narrow column. */
export function largePicture(): FileValue {
  return { ...picture, filename: 'large.png', bytes: squareOf(randomBytes(3), 160, 0) }
}

/** Exactly as many bytes, most of them after the end of the picture. */
export function pictureOfBytes(size: number): FileValue {
  const bytes = Buffer.concat([picture.bytes, Buffer.alloc(size - picture.bytes.length, 'a')])
  return { ...picture, filename: 'large.png', bytes }
}

/** About as many bytes, as a phone sends them. */
export function photoOfSize(bytes: number): FileValue {
  return { ...picture, filename: 'IMG_0001.png', bytes: squareOf(undefined, Math.ceil(Math.sqrt(bytes / 3))) }
}

export const oddFiles = (): FileValue[] => [
  { ...largePicture(), filename: 'Beleg für März 李雷 🏦.v2.PNG', type: 'application/octet-stream' },
  { ...freshPhoto(), filename: `${'a-long-name-'.repeat(18)}end`, type: 'image/jpeg' },
  { filename: 'x', type: 'image/gif', bytes: film },
  { ...freshPicture(), filename: `Tom's "proof" & 100%25.jpg`, type: 'image/jpeg' },
]

/** Unique, since a backend may name a file by its content, and large enough for a portrait. */
export function freshPicture(): FileValue {
  return { ...picture, filename: 'portrait.png', bytes: squareOf(randomBytes(3), 240) }
}

/** Without a colour each point has one of its own, which cannot be compressed. */
function squareOf(colour: Buffer | undefined, size: number, level = colour === undefined ? 0 : 9): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // Eight bits each of red, green and blue.
  header.set([8, 2], 8)
  const plain = colour && Buffer.concat([Buffer.alloc(1), ...Array.from({ length: size }, () => colour)])
  const row = (): Buffer => plain ?? Buffer.concat([Buffer.alloc(1), randomBytes(3 * size)])
  const rows = Buffer.concat(Array.from({ length: size }, row))
  return Buffer.concat([
    pixel.subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

interface Format {
  begins: string
  ends: string
  type: RegExp
}

const formats: readonly Format[] = [
  { begins: '\u0089PNG', ends: 'IEND', type: /png/i },
  { begins: '\u00ff\u00d8\u00ff', ends: '\u00ff\u00d9', type: /jpe?g/i },
  { begins: 'GIF8', ends: ';', type: /gif/i },
]

export function formatOf(bytes: Buffer): Format | undefined {
  const text = bytes.toString('latin1', 0, 4)
  return formats.find(({ begins }) => text.startsWith(begins))
}

export function isPicture(bytes: Buffer): boolean {
  return formatOf(bytes) !== undefined
}

/** Whether the end of its format is there. A bank may store a picture in another format. */
export function isWhole(bytes: Buffer): boolean {
  const format = formatOf(bytes)
  return format === undefined ? bytes.length > 0 : bytes.toString('latin1').includes(format.ends, bytes.length - 64)
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, check])
}
