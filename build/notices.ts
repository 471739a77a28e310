import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

interface Package {
  name: string
  version: string
  license: string
  folder: string
}

/** The bundler's own helpers have no file; their ids begin with the package that they come from. */
const helper = /^\0(vite|rolldown)\//
/** What the bundler says of the tools that it is made of: none of them is passed on. */
const bundledTools = /^# Licenses of bundled dependencies$.*/ms

/**
 * Writes `THIRD-PARTY-NOTICES.txt`: every package that has put code or fonts into the build, and its licence word for
 * word, as the MIT, Apache and Open Font licences ask of whoever passes their work on.
 */
export function thirdPartyNotices(): Plugin {
  let root = ''
  return {
    name: 'third-party-notices',
    // The mock bank's build is for the developer's own machine.
    apply: (_, { command, mode }) => command === 'build' && mode !== 'mock',
    configResolved: (config) => {
      root = config.root
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'asset'
          ? output.originalFileNames
          : Object.keys(output.modules).filter((id) => (output.modules[id]?.renderedLength ?? 0) > 0),
      )
      const folders = new Set(files.flatMap((file) => packageFolder(root, file) ?? []))
      const packages = [...folders].map(readPackage).sort((a, b) => (a.name < b.name ? -1 : 1))
      const source = ['This site is built with the work of others, under their licences.\n', ...sections(packages)]
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-NOTICES.txt', source: source.join('\n') })
    },
  }
}

/** The folder of the package that a file of the build comes from; none for the project's own. */
function packageFolder(root: string, file: string): string | undefined {
  const [, bundler] = helper.exec(file) ?? []
  if (bundler !== undefined) return join(root, 'node_modules', bundler)
  if (!file.includes('node_modules/')) return undefined
  let folder = dirname(resolve(root, file.replace(/^\0|\?.*$/g, '')))
  // Some packages hold further package.json files, without a version.
  while (!isPackage(folder)) folder = dirname(folder)
  return folder
}

function isPackage(folder: string): boolean {
  return existsSync(join(folder, 'package.json')) && 'version' in readPackage(folder)
}

function readPackage(folder: string): Package {
  return { ...(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Omit<Package, 'folder'>), folder }
}

/** Packages under the very same text share it. */
function sections(packages: readonly Package[]): string[] {
  const byText = new Map<string, string[]>()
  for (const entry of packages) {
    const text = licenceText(entry)
    byText.set(text, [...(byText.get(text) ?? []), `${entry.name} ${entry.version} (${entry.license})`])
  }
  return [...byText].map(([text, names]) => `${'-'.repeat(80)}\n${names.join('\n')}\n\n${text}\n`)
}

function licenceText({ name, folder }: Package): string {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
  if (files.length === 0) throw new Error(`${name} has no licence text to pass on.`)
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n\n')
  return text.replace(bundledTools, '').trim()
}
