import { describe, expect, it } from 'vitest'
import { documentTypes, documentUploads, faceUpload } from '#src/features/kyc/model.ts'
import { countryNames } from '#src/lib/countries.ts'

describe('the identity form', () => {
  it("[R68, R193] offers each of the bank's documents once, and a driver's license in any case", () => {
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
})

describe('the pictures of the identity form', () => {
  it('[R68] are both sides of a document and the face, or one file after signing in', () => {
    const names = (uploads: readonly { name: string }[]) => uploads.map(({ name }) => name)
    expect(names([...documentUploads.complete, faceUpload])).toEqual(['idcardFront', 'idcardBack', 'pic'])
    expect(names(documentUploads.document)).toEqual(['file'])
  })
})

describe('the countries', () => {
  it('are listed by name and in order', () => {
    const names = countryNames()
    expect(names).toHaveLength(new Set(names).size)
    expect(names).toContain('Portugal')
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([])
    expect(names.slice(0, 2)).toEqual(['Afghanistan', 'Åland Islands'])
  })
})
