import { describe, expect, it } from 'vitest'
import { keepPicture, pictureHeaders, pictureName, pictureNamed } from '#mocks/domain/uploads.ts'
import { seededBank } from '#mocks/node.ts'

const file = (name: string, content: string) =>
  new File([Uint8Array.from(content, (letter) => letter.charCodeAt(0))], name, { type: 'text/html' })

describe('an uploaded picture', () => {
  it.each([
    ['me.php.exe', '\u0089PNG', 'me.png'],
    ['2026.05 me.jpeg', '\u00ff\u00d8\u00ff', '2026.05 me.jpg'],
    ['me', 'GIF89a', 'me.gif'],
    ['me.x1', 'RIFF1\n34WEBP', 'me.webp'],
    ['me.svg', '<svg font="x" on = "y"/>', 'me.svg'],
    ['me.JPEG', 'unknown', 'me.JPEG'],
    ['me.png.txt', 'text', undefined],
    ['me.svg', ' <?PHP secret()', undefined],
    ['me.png', '<!doctype html>', undefined],
    ['me.svg', '<svg onload  =x>', undefined],
    ['me.svg', '<svg><SCRIPT>', undefined],
    ['me.svg', '<a href="javascript:x">', undefined],
  ])('%s, which begins with %j, is kept as %s', async (name, content, kept) => {
    expect(await pictureName(file(name, content))).toBe(kept)
  })

  it.each([
    ['me.jpg', 'image/jpeg'],
    ['me.you.webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
    ['me.bmp', 'text/html'],
  ])('%s is sent as %s, and runs nothing', async (name, type) => {
    const bank = await seededBank()
    await keepPicture(bank, name, file(name, '\u0000\u00ff'))
    const picture = pictureNamed(bank, name) ?? expect.fail('It is not kept.')
    expect([...picture.bytes]).toEqual([0, 255])
    expect(pictureHeaders(picture)).toEqual({
      'Content-Type': type,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-cache',
    })
  })
})
