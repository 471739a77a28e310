import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QrCode } from '#src/features/crypto-payments/components/QrCode.tsx'

const codeOf = (value: string): string => renderToStaticMarkup(<QrCode value={value} label="Address" />)

it('[R141] an address has a QR code', () => {
  for (const value of ['bc1qexample', 'a'.repeat(500), '\u{1F600}', 'Übung'])
    expect(codeOf(value), value).toContain('<path')
})

it('[R141] a text that fits in no QR code has none, and does not break the form', () => {
  for (const value of ['bc1q\uD83D', '\uDE00bc1q', 'a'.repeat(501)]) expect(codeOf(value)).toBe('')
})
