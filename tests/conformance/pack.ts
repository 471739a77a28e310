/**
 * `npm run conformance:pack -- FILE`: the runner as one file that needs Node and nothing else, the contract inside. It judges
 * any backend; only --mock is not in it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { contractFile, loadContract } from '#openapi/tools/contract.ts'
import type { Packed } from './packed.ts'
import { starterTemplates } from './scaffold.ts'

/** Writes the file. */
export async function pack(file: string): Promise<void> {
  const root = dirname(contractFile)
  const names = [
    'users.yaml',
    'README.md',
    ...['paths', 'schemas', 'components'].flatMap((folder) =>
      readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
    ),
  ]
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(root, name), 'utf8')]))
  const inside: Packed = { contract: await loadContract(), files, starter: starterTemplates() }
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { __PACKED__: JSON.stringify(inside) },
    // What only reads the contract from its files is not needed: the contract is inside.
    plugins: [
      {
        name: 'without-the-tools',
        enforce: 'pre',
        resolveId: (id) => (id === '@redocly/openapi-core' ? '\0tools' : undefined),
        load: (id) => (id === '\0tools' ? 'export const bundle = undefined, createConfig = undefined' : undefined),
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('cli.ts', import.meta.url)),
      outDir: dirname(resolve(file)),
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        external: [/mockTarget/],
        output: { entryFileNames: basename(file), format: 'es', codeSplitting: false },
      },
    },
  })
}

if (import.meta.main) await pack(process.argv[2] ?? 'conformance.mjs')
