import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** The folders that hold code of our own. */
export const roots = ['src', 'build', 'mocks', 'openapi', 'tests'] as const

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
