import { describe, expect, it } from 'vitest'
import { documentTypes, emptyIdentity, identityRequest } from '#src/features/kyc/model.ts'
import { countryNames } from '#src/lib/countries.ts'

const front = new File(['front'], 'front.png', { type: 'image/png' })
const identity = {
  country: ' Portugal ',
  phone: '+351 210 000 000',
  home_address: '1 Rua Nova',
  type: 'Passport',
  files: { idcardFront: front, file: front, pic: undefined },
}

describe('the identity form', () => {
  it("[R68, R193] offers the bank's documents, each once, and a driver's license in any case", () => {
    expect(documentTypes([])).toEqual(["Driver's License"])
    expect(documentTypes([{ doc_name: 'Passport' }, { doc_name: ' Passport' }, { doc_name: '' }])).toEqual([
      'Passport',
      "Driver's License",
    ])
    expect(documentTypes([{ doc_name: "Driver's License" }, { doc_name: 'Passport' }])).toEqual([
      "Driver's License",
      'Passport',
    ])
  })

  it('[R67, R70] sends all details and the files that were chosen', () => {
    expect(identityRequest(identity, 'complete')).toEqual({
      country: 'Portugal',
      phone: '+351 210 000 000',
      home_address: '1 Rua Nova',
      type: 'Passport',
      idcardFront: front,
    })
    expect(identityRequest(emptyIdentity, 'complete')).toEqual({ country: '', phone: '', home_address: '', type: '' })
  })

  it('[R193, R194] sends a type and a file from the dashboard', () => {
    expect(identityRequest(identity, 'document')).toEqual({ type: 'Passport', file: front })
  })
})

describe('the countries', () => {
  it('come by name and in order', () => {
    const names = countryNames()
    expect(names).toHaveLength(new Set(names).size)
    expect(names).toContain('Portugal')
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([])
    expect(names.slice(0, 2)).toEqual(['Afghanistan', 'Åland Islands'])
  })
})
