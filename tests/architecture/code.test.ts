import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadContract, operationsOf } from '#openapi/tools/contract.ts'
import { redirectMs, toastMs } from '#src/texts/common.ts'

const textOf = (file: string): string => readFileSync(file, 'utf8')
const isGenerated = (file: string): boolean => /(^|\/)generated\//.test(file)

const files = globSync('{src,build,mocks,openapi,tests}/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'))
const own = files.filter((file) => !isGenerated(file))
const app = own.filter((file) => file.startsWith('src/') && !file.includes('.test.'))

function found(where: readonly string[], pattern: RegExp): string[] {
  return where.flatMap((file) => [...textOf(file).matchAll(pattern)].map(([text]) => `${file}: ${text}`))
}

describe('every file', () => {
  it('has no way around the type checker or lint', () => {
    expect(found(own, /@ts-(ignore|nocheck)\b|(eslint|oxlint)-disable/g)).toEqual([])
    // A type test contains what must not compile.
    const code = own.filter((file) => !file.endsWith('.test-d.ts'))
    expect(found(code, /@ts-(expect-error)\b/g)).toEqual([])
  })
})

describe('docs/recipes.md', () => {
  it('names existing files and folders', () => {
    const named = [...textOf('docs/recipes.md').matchAll(/`((?:src|build|mocks|openapi|public|tests)\/[^`]*)`/g)]
    const isThere = (path: string): boolean => existsSync(path) || path.endsWith('/BranchesPage.tsx')
    expect(named.length).toBeGreaterThan(20)
    expect(named.map(([, path = '']) => path).filter((path) => !isThere(path))).toEqual([])
  })
})

describe('screens', () => {
  const text = app
    .filter((file) => !['src/paths.ts', 'src/app/routing/pages.ts'].includes(file))
    .map(textOf)
    .join('\n')

  it('use every operation of the contract', async () => {
    const ids = operationsOf(await loadContract()).map(({ id }) => id)
    const isUnused = (id: string): boolean => {
      const name = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`
      return !new RegExp(`\\b(use${name}(Suspense)?|get${name}(Suspense)?QueryOptions)\\b`).test(text)
    }
    expect(ids.filter(isUnused)).toEqual([])
  })
})

describe('timers', () => {
  it('[R9] screens redirect by themselves after 3 s or 5 s', () => {
    expect(redirectMs).toEqual({ short: 3000, long: 5000 })
    const uses = found(app, /<TimedRedirect\b[^>]*?afterMs=\{[^}]*\}/g)
    expect(uses.length).toBeGreaterThan(2)
    expect(uses.filter((use) => !/afterMs=\{redirectMs\.(short|long)\}$/.test(use))).toEqual([])
  })

  it('[R8] toasts stay for 2 to 5 s, about a PIN 15', () => {
    expect(toastMs).toEqual({ success: 2000, warning: 5000, error: 5000, pin: 15_000, copy: 5000 })
    const others = found(app, /durationMs: (?!toastMs\.(pin|copy)\b|number\b)\S+/g)
    expect(others).toEqual([])
  })
})

describe('money', () => {
  it('[R10] is formatted in one place', () => {
    const writers = found(app, /\.toFixed\(|NumberFormat\(/g).map((hit) => hit.split(':')[0])
    expect(new Set(writers)).toEqual(new Set(['src/lib/money.ts', 'src/ui/fields/ChosenFile.tsx']))
  })
})

describe('the page', () => {
  it('renders and runs no text of the bank', () => {
    expect(found(app, /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|\beval\(|new Function\(/g)).toEqual([])
  })

  it('uses storage in one module only', () => {
    const keepers = found(app, /\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b/g).map(
      (hit) => hit.split(':')[0],
    )
    expect([...new Set(keepers)]).toEqual(['src/session/storage.ts'])
  })
})
