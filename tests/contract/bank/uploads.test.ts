import { describe, expect, it } from 'vitest'
import { customerById } from '#mocks/domain/customers.ts'
import { keepPicture, pictureNamed } from '#mocks/domain/uploads.ts'
import { bankPerTest } from '#tests/contract/bankPerTest.ts'

const { bank, sessionOf, upload, picture } = bankPerTest()

describe('an uploaded picture', () => {
  it('is served with its detected type, runs no script, and is never cached', async () => {
    const svg = new File(['<svg/>'], 'face.svg', { type: 'image/svg+xml' })
    expect(await upload('updatepic', await sessionOf('ada'), { profilePic: svg })).toEqual({ status: 'success' })
    const { headers } = await picture(customerById(bank(), 'ada')?.picture ?? '')
    expect(Object.fromEntries(headers)).toMatchObject({
      ...{ 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' },
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
  })

  it('is served by its name, byte for byte, whatever its size and type', async () => {
    const bytes = Uint8Array.from({ length: 3 * 0x8000 }, (_, index) => index % 251)
    await keepPicture(bank(), 'one', new File(['1'], 'one.png', { type: 'image/png' }))
    await keepPicture(bank(), 'two', new File([bytes], 'two'))
    const kept = pictureNamed(bank(), 'two')
    expect(kept?.type).toBe('application/octet-stream')
    expect(Buffer.compare(kept?.bytes ?? Buffer.alloc(0), bytes), 'the bytes differ').toBe(0)
    expect(pictureNamed(bank(), 'three')).toBeUndefined()
  })
})
