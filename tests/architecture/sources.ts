import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'

/** The folders that hold code of our own. */
export const roots = ['src', 'mocks', 'openapi', 'tests'] as const

/** Whether nobody writes this file by hand. */
export function isGenerated(file: string): boolean {
  return /(^|\/)generated\//.test(file)
}

/** Every TypeScript file below the roots, as a path from the project's own folder. */
export function sourceFiles(): string[] {
  return roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((file) => posix.join(root, file.replaceAll('\\', '/')))
      .filter((file) => /\.tsx?$/.test(file)),
  )
}

export function textOf(file: string): string {
  return readFileSync(join(file), 'utf8')
}

/** What a file imports from this project: paths from the project's own folder. Packages are left out. */
export function importsOf(file: string): string[] {
  return ts
    .preProcessFile(textOf(file), true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .flatMap((name) => {
      const own = /^#(src|mocks|openapi|tests)\//.exec(name)
      if (own !== null) return name.slice(1)
      return name.startsWith('.') ? posix.join(posix.dirname(file), name) : []
    })
}

/** The names of the folders and files directly below a folder. */
export function entriesOf(folder: string): string[] {
  return readdirSync(folder).sort()
}
