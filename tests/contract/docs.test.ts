import { describe, expect, it } from 'vitest'
import { loadContract, operationsOf, requestOf } from '#openapi/tools/contract.ts'
import { curlOf, referencePage } from '#openapi/tools/docs.ts'

const contract = await loadContract()
const posts = Object.values(contract.paths).map(({ post }) => post)

describe('the API reference', () => {
  const html = referencePage(contract)

  it('is one file that may call nobody', () => {
    expect(html).not.toMatch(/<(?:script|link|img|iframe)[^>]* (?:src|href)=/)
    expect(html).toContain("default-src 'none'")
  })

  it('has a call of each operation that names it', () => {
    for (const [index, { fields }] of operationsOf(contract).entries()) {
      const post = posts[index]
      const curl = post === undefined ? '' : curlOf(contract, post, '')
      for (const [name, value] of Object.entries(fields)) expect(curl).toContain(`'${name}=${value}'`)
    }
  })

  it('sends a file in every file field', () => {
    for (const post of posts)
      for (const [name, { format }] of Object.entries(requestOf(contract, post)?.schema.properties ?? {}))
        if (format === 'binary')
          expect(curlOf(contract, post, '')).toContain(`--form '${name}=@picture.png;type=image/png'`)
  })
})
