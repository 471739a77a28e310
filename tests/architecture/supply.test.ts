import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Locked {
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  dev?: boolean
  license?: string
}

/** Licences that require no more than a notice. */
const accepted = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'ISC', 'MIT', 'OFL-1.1']

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const { '': self, ...locked } = packages
const entries = Object.entries(locked).map(([path, entry]) => ({
  ...entry,
  name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
}))
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> }

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
})
