/**
 * A JPEG without what the camera wrote beside the image: where it was taken, when, with which device. The orientation
 * stays, since the image would be shown turned without it, and so do colour profiles. Bytes that are no JPEG, or a broken
 * one, are returned as they are.
 *
 * Segments: ITU-T T.81, Annex B. Orientation: Exif 2.32, 4.6.5.
 */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== startOfImage) return bytes
  const kept = [bytes.subarray(0, 2)]
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = view.getUint16(at)
    if (marker === startOfScan) {
      // What follows the image is another one, with metadata of its own.
      const end = endOfImage(bytes, at)
      if (end === undefined) return bytes
      return concatenate([...kept, bytes.subarray(at, end)])
    }
    const next = at + 2 + view.getUint16(at + 2)
    if (marker < 0xff01) return bytes
    const segment = bytes.subarray(at, next)
    if (marker === exifOrXmp) kept.push(orientationOnly(segment))
    else if (!dropped.has(marker) && !startsWith(segment, 'MPF\0')) kept.push(segment)
    at = next
  }
  return bytes
}

const startOfImage = 0xffd8
const startOfScan = 0xffda
const exifOrXmp = 0xffe1
/** Photoshop's and IPTC's notes, and comments. */
const dropped: ReadonlySet<number> = new Set([0xffed, 0xfffe])

/** Where the image ends; undefined when it does not. Within the image's data 0xFF is followed by 0 or a restart marker. */
function endOfImage(bytes: Uint8Array, from: number): number | undefined {
  for (let at = from; at + 1 < bytes.length; at += 1) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return at + 2
  return undefined
}

/** Whether the content of a segment begins with a name. */
function startsWith(segment: Uint8Array, name: string): boolean {
  return Array.from(name).every((letter, index) => segment[4 + index] === letter.charCodeAt(0))
}

/** An Exif segment with nothing but the orientation; empty where there is none. */
function orientationOnly(segment: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const orientation = startsWith(segment, 'Exif\0\0') ? orientationOf(segment.subarray(10)) : 1
  if (orientation === 1) return new Uint8Array()
  return Uint8Array.of(
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  )
}

/** The orientation in a TIFF header's first directory, 1 to 8; 1 where it cannot be read. */
function orientationOf(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  try {
    const isLittle = view.getUint16(0) === 0x4949
    const directory = view.getUint32(4, isLittle)
    const count = view.getUint16(directory, isLittle)
    for (let entry = directory + 2; entry < directory + 2 + count * 12; entry += 12) {
      if (view.getUint16(entry, isLittle) !== 0x0112) continue
      const orientation = view.getUint16(entry + 8, isLittle)
      return orientation >= 1 && orientation <= 8 ? orientation : 1
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return 1
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
