import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { FileValue } from './encoding.ts'

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

/** A JPEG with a comment of its own. */
export function freshPhoto(): FileValue {
  const comment = Buffer.from([0xff, 0xfe, 0, 10, ...randomBytes(8)])
  const bytes = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)])
  return { filename: 'portrait.jpg', type: 'image/jpeg', bytes }
}

/** Unique, since a backend may name a file by its content, and large enough for a portrait. */
export function freshPicture(): FileValue {
  return { ...picture, filename: 'portrait.png', bytes: squareOf(randomBytes(3), 240) }
}

function squareOf(colour: Buffer, size: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // Eight bits each of red, green and blue.
  header.set([8, 2], 8)
  const row = Buffer.concat([Buffer.alloc(1), ...Array.from({ length: size }, () => colour)])
  const rows = Buffer.concat(Array.from({ length: size }, () => row))
  return Buffer.concat([
    pixel.subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, check])
}
