import { describe, expect, it } from 'vitest'
import { withoutMetadata } from '#src/lib/jpeg.ts'

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const segment = (marker: number, content: number[]) => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
]
const profile = segment(0xe2, ascii('ICC_PROFILE\0'))
const quantization = segment(0xdb, [1, 2, 3])
const scan = [...segment(0xda, [9]), 0x12, 0xd9, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9]
const jpeg = (...parts: number[][]) => Uint8Array.from([0xff, 0xd8, ...parts.flat()])

/** An Exif segment of a camera: an orientation in either byte order, and a place. */
function exif(isLittle: boolean, { orientation = 6, entries = 2, name = 'Exif\0\0' } = {}): number[] {
  const u16 = (value: number) => (isLittle ? [value & 0xff, value >> 8] : [value >> 8, value & 0xff])
  const u32 = (value: number) => (isLittle ? [...u16(value), 0, 0] : [0, 0, ...u16(value)])
  return segment(0xe1, [
    ...ascii(`${name}${isLittle ? 'II' : 'MM'}`),
    ...u16(42),
    ...u32(8),
    ...u16(entries),
    ...[...u16(0x8825), ...u16(4), ...u32(1), ...u32(99)],
    ...[...u16(0x0112), ...u16(3), ...u32(1), ...u16(orientation), 0, 0],
    ...u32(0),
    ...ascii('52.5 N 13.4 E'),
  ])
}

describe('withoutMetadata', () => {
  it.each([true, false])('keeps the orientation and drops the place (little endian: %s)', (isLittle) => {
    const photo = jpeg(exif(isLittle), profile, quantization, scan)
    const stripped = withoutMetadata(photo)
    expect(String.fromCharCode(...stripped)).not.toContain('52.5 N')
    const onlyOrientation = segment(0xe1, [
      ...ascii('Exif\0\0MM'),
      ...[0, 42, 0, 0, 0, 8, 0, 1],
      ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
    ])
    expect([...stripped]).toEqual([...jpeg(onlyOrientation, profile, quantization, scan)])
    expect([...withoutMetadata(stripped)]).toEqual([...stripped])
  })

  it.each([0, 1, 9])('has nothing to keep of the orientation %i, which turns nothing', (orientation) => {
    expect([...withoutMetadata(jpeg(exif(true, { orientation }), scan))]).toEqual([...jpeg(scan)])
  })

  it.each([2, 8])('keeps the orientation %i', (orientation) => {
    expect(withoutMetadata(jpeg(exif(true, { orientation }), scan)).length).toBeGreaterThan(jpeg(scan).length)
  })

  it("reads the orientation in the camera's own entries only", () => {
    for (const other of [{ entries: 1 }, { name: 'Exof\0\0' }])
      expect([...withoutMetadata(jpeg(exif(true, other), scan))]).toEqual([...jpeg(scan)])
  })

  it('keeps what it does not know', () => {
    const unknown = jpeg(segment(0xe2, ascii('FPXR\0')), quantization, scan)
    expect([...withoutMetadata(unknown)]).toEqual([...unknown])
  })

  it("drops XMP, Photoshop's notes, comments, and a second image with its own metadata", () => {
    const photo = jpeg(
      segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>')),
      segment(0xed, ascii('Photoshop 3.0')),
      segment(0xfe, ascii('taken at home')),
      segment(0xe2, ascii('MPF\0')),
      quantization,
      scan,
      [...jpeg(exif(true), scan)],
    )
    expect([...withoutMetadata(photo)]).toEqual([...jpeg(quantization, scan)])
  })

  it('returns what is no whole JPEG as it is', () => {
    for (const bytes of [
      Uint8Array.of(),
      Uint8Array.from(ascii('%PDF-1.7')),
      jpeg(exif(true)),
      jpeg([0xff, 0xe1, 0x40, 0]),
      jpeg(exif(true), segment(0xda, [9]), [1, 2, 3]),
      jpeg([0, 0, 0, 0]),
      jpeg([0, 0xe0, 0, 2], exif(true), scan),
      Uint8Array.of(0, 0, ...exif(true), ...scan),
    ])
      expect(withoutMetadata(bytes)).toBe(bytes)
  })

  it('takes an Exif segment that cannot be read for one without orientation', () => {
    expect([...withoutMetadata(jpeg(segment(0xe1, ascii('Exif\0\0II')), scan))]).toEqual([...jpeg(scan)])
  })
})
