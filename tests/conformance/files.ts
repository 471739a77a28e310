import { randomBytes } from 'node:crypto'
import type { FileValue } from './encoding.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

export const picture: FileValue = { filename: 'proof.png', type: 'image/png', bytes: pixel }

/** Unique, since a backend may name a file by its content. */
export function freshPicture(): FileValue {
  return { ...picture, filename: 'portrait.png', bytes: Buffer.concat([pixel, randomBytes(12)]) }
}
