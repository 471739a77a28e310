/** `npm run contract:release` keeps the contract in one document, with which the next change is compared. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stringify } from 'yaml'
import { loadContract } from './contract.ts'

export const releasedFile = fileURLToPath(new URL('../users.released.yaml', import.meta.url))

if (import.meta.main) {
  const contract = await loadContract()
  writeFileSync(releasedFile, stringify(contract))
  console.log(`Released: ${contract.info.version}.`)
}
