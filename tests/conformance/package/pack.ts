/** A package of the runner, the contract, its reference page and the starter. It needs only Node and has no --mock. */
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { bundleDocument } from '#openapi/tools/bundle.ts'
import { contractFile, loadContract } from '#openapi/tools/contract.ts'
import { referencePage } from '#openapi/tools/docs.ts'
import { wireDocument } from '#openapi/tools/wire.ts'
import { packageName, runnerFile as runner, type Packed } from './packed.ts'
import { packageReadme, packageRules } from './packReadme.ts'
import { starterTemplates } from './scaffold.ts'

const openapi = dirname(contractFile)

export async function pack(to: string): Promise<void> {
  const folder = resolve(to)
  clear(folder)
  const contract = await loadContract()
  const files = contractFiles()
  await buildRunner(folder, { contract, files, starter: starterTemplates() })
  const { info } = contract
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [path, text] of Object.entries(files)) write(`openapi/${path}`, text)
  write('openapi/users.wire.yaml', wireDocument(contract))
  write('openapi/users.bundle.yaml', bundleDocument(contract))
  write('reference.html', referencePage(contract, 'http://127.0.0.1:8000'))
  write('CHANGELOG.md', changelog())
  cpSync(join(openapi, '../LICENSE'), join(folder, 'LICENSE'))
  write(
    'package.json',
    `${JSON.stringify(
      {
        name: packageName,
        version: info.version,
        description: `Checks any backend of "${info.title}" and writes a starter in PHP.`,
        license: 'MIT',
        type: 'module',
        engines: { node: '>=20.19' },
        bin: { [packageName]: runner },
        files: [runner, 'openapi', 'reference.html', 'CHANGELOG.md', 'RULES.md'],
      },
      null,
      2,
    )}\n`,
  )
  // Printed by the command itself, so that they cannot differ.
  const usage = execFileSync(process.execPath, [join(folder, runner), '--help'], { encoding: 'utf8' })
  write('README.md', packageReadme(info, usage))
  write('RULES.md', packageRules())
}

function clear(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const file = join(folder, 'package.json')
  const isOurs = existsSync(file) && readFileSync(file, 'utf8').includes(`"name": "${packageName}"`)
  if (names.length > 0 && !isOurs) throw new Error(`${folder} is not empty: nothing was written.`)
  for (const name of names) rmSync(join(folder, name), { recursive: true })
}

/** By their path below openapi/, since findings name their lines. */
function contractFiles(): Record<string, string> {
  const names = [
    'users.yaml',
    ...['paths', 'schemas', 'components'].flatMap((folder) =>
      readdirSync(join(openapi, folder)).map((name) => `${folder}/${name}`),
    ),
  ]
  return {
    ...Object.fromEntries(names.map((name) => [name, readFileSync(join(openapi, name), 'utf8')])),
    'README.md': contractReadme(),
  }
}

function contractReadme(): string {
  const [, ...sections] = readFileSync(join(openapi, 'README.md'), 'utf8').split(/^(?=## )/m)
  const kept = ['Reading an operation', 'The four extensions', 'The fragment', 'Distinguishing the responses']
  return [
    '# How to read the contract\n\n',
    ...sections.filter((section) => kept.some((title) => section.startsWith(`## ${title}`))),
  ]
    .join('')
    .replace(' (made by `npm run docs`)', '')
    .trimEnd()
    .concat('\n')
}

function changelog(): string {
  const [, ...versions] = readFileSync(join(openapi, 'CHANGELOG.md'), 'utf8').split(/^(?=## )/m)
  return `# Changes of the contract\n\n${versions.join('')}`
}

async function buildRunner(folder: string, inside: Packed): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { __PACKED__: JSON.stringify(inside) },
    // The contract is inside, so nothing reads its files.
    plugins: [
      {
        name: 'without-the-tools',
        enforce: 'pre',
        resolveId: (id) => (id === '@redocly/openapi-core' ? '\0tools' : undefined),
        load: (id) =>
          id === '\0tools'
            ? 'export const BaseResolver = undefined, bundle = undefined, createConfig = undefined'
            : undefined,
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('../cli.ts', import.meta.url)),
      target: 'node20',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        external: [/mockTarget/],
        output: { entryFileNames: runner, format: 'es', codeSplitting: false, banner: '#!/usr/bin/env node' },
      },
    },
  })
  chmodSync(join(folder, runner), 0o755)
}

if (import.meta.main) {
  const [to] = process.argv.slice(2)
  if (to === undefined || to.startsWith('-')) {
    console.error('Usage: npm run conformance:pack -- FOLDER')
    process.exitCode = 2
  } else {
    await pack(to)
    console.log(`Written to ${to}. To try it: node ${join(to, runner)} --help`)
  }
}
