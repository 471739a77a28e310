/** `npm run docs`: writes the contract as a page to read, dist-docs/index.html. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { docsPage } from '#openapi/tools/docs/page.ts'
import { loadContract } from './contract.ts'

const folder = fileURLToPath(new URL('../../dist-docs/', import.meta.url))

mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}index.html`, docsPage(await loadContract()))
console.log(`Written: ${folder}index.html`)
