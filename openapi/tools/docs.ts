/** `npm run docs`: a page to read, and one file for client generators, in dist-docs. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { docsPage } from '#openapi/tools/docs/page.ts'
import { bundleDocument } from './bundle.ts'
import { loadContract } from './contract.ts'

const folder = fileURLToPath(new URL('../../dist-docs/', import.meta.url))

mkdirSync(folder, { recursive: true })
const contract = await loadContract()
for (const [name, text] of [
  ['index.html', docsPage(contract)],
  ['users.bundle.yaml', bundleDocument(contract)],
] as const) {
  writeFileSync(`${folder}${name}`, text)
  console.log(`Written: ${folder}${name}`)
}
