import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Locked {
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  dev?: boolean
  devOptional?: boolean
  license?: string
}

interface BillOfMaterials {
  bomFormat: string
  components: {
    name: string
    purl: string
    hashes?: { alg: string }[]
    licenses?: { license: { id: string } }[]
    properties?: { name: string }[]
  }[]
}

/** Licences that require no more than a notice. */
const accepted = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'ISC', 'MIT', 'OFL-1.1']

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const { '': self, ...locked } = packages
const entries = Object.entries(locked).map(([path, entry]) => ({
  ...entry,
  name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
}))
const { allowScripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts: Record<string, boolean>
  dependencies: Record<string, string>
}

describe('installed packages', () => {
  it('are pinned by checksum, and to no registry', () => {
    expect(self).toBeDefined()
    expect(entries.filter(({ integrity }) => !integrity?.startsWith('sha512-')).map(({ name }) => name)).toEqual([])
    expect(entries.filter(({ resolved }) => resolved !== undefined).map(({ name }) => name)).toEqual([])
  })

  it('run an install script only if it is on the list, which has no other entries', () => {
    const withScript = new Set(entries.flatMap(({ name, hasInstallScript }) => (hasInstallScript ? name : [])))
    expect(Object.keys(allowScripts).sort()).toEqual([...withScript].sort())
  })
})

describe('shipped packages', () => {
  it('have licences that require a notice at most', () => {
    const others = entries.filter(({ dev, license = 'none' }) => !dev && !accepted.includes(license))
    expect(others.map(({ name, license }) => `${name}: ${license ?? 'none'}`)).toEqual([])
  })

  it('are listed by `npm run sbom`, which marks development dependencies', { timeout: 60_000 }, () => {
    const { stdout } = spawnSync('npm run --silent sbom', { encoding: 'utf8', shell: true, maxBuffer: 1e8 })
    const { bomFormat, components } = JSON.parse(stdout) as BillOfMaterials
    expect(bomFormat).toBe('CycloneDX')
    const unmarked = components.filter(
      ({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
    )
    const shipped = entries.flatMap(({ name, dev, devOptional }) => (dev || devOptional ? [] : name))
    expect(shipped).toEqual(expect.arrayContaining(Object.keys(dependencies)))
    expect(unmarked.map(({ name }) => name)).toEqual(expect.arrayContaining(shipped))
    const vague = unmarked.filter(
      ({ purl, hashes, licenses }) =>
        !purl.startsWith('pkg:npm/') || hashes?.[0]?.alg !== 'SHA-512' || licenses === undefined,
    )
    expect(vague).toEqual([])
  })
})
