import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export const roots = ['src', 'build', 'mocks', 'openapi', 'tests'] as const

export function isGenerated(file: string): boolean {
  return /(^|\/)generated\//.test(file)
}

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
