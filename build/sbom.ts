/**
 * `npm run sbom`: the bill of materials of what is shipped (CycloneDX, JSON, to the output). It is npm's own, less what
 * only developers need: `npm sbom --omit dev` would leave out React too, as some package needs it for its development.
 * Neither time nor random number in it: the same lockfile gives the same bytes.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface BillOfMaterials {
  serialNumber?: string
  metadata: { timestamp?: string; component: { name: string; 'bom-ref': string } }
  components: { 'bom-ref': string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

interface Lockfile {
  name: string
  packages: Record<string, { version: string; dev?: boolean; devOptional?: boolean }>
}

const root = join(import.meta.dirname, '..')
const { stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
  shell: process.platform === 'win32',
})
if (stdout === '') throw new Error(stderr)
const all = JSON.parse(stdout) as BillOfMaterials
const { name, packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile

const folder = 'node_modules/'
const shipped = new Set(
  Object.entries(packages).flatMap(([path, { version, dev, devOptional }]) =>
    dev || devOptional ? [] : `${path.slice(path.lastIndexOf(folder) + folder.length)}@${version}`,
  ),
)
shipped.add(all.metadata.component['bom-ref'])

delete all.serialNumber
delete all.metadata.timestamp
// npm takes the folder's name.
all.metadata.component.name = name
all.components = all.components.filter((component) => shipped.has(component['bom-ref']))
all.dependencies = all.dependencies
  .filter(({ ref }) => shipped.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => shipped.has(other)) }))
process.stdout.write(`${JSON.stringify(all, null, 2)}\n`)
