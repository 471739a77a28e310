import { matchPath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { isFlow, pages, type RouteModule } from '#src/app/routing/pages.ts'
import { paths } from '#src/paths.ts'
import { screenStates } from '#tests/e2e/support/screenStates.ts'
import { notLoaded } from '#tests/support/pageQueries.ts'

const modules = import.meta.glob<RouteModule>(['/src/features/*/pages/*.tsx', '!**/*.test.tsx'])
const rows = pages.map(({ path, module }) => [path, module] as const)

const matches = (pattern: string, path: string) => matchPath(pattern, path) !== null

describe('the table of pages', () => {
  it.each(rows)('%s: its module exports Component', async (_path, module) => {
    const load = modules[`/src/${module}`]
    expect(load, `src/${module} does not exist`).toBeDefined()
    expect(await load?.(), `src/${module} exports no Component`).toHaveProperty('Component')
  })

  it('has every module in the pages folders', () => {
    const listed = pages.flatMap(({ module, layout }) => [module, layout]).map((file) => `/src/${file ?? ''}`)
    expect(
      Object.keys(modules).filter((file) => !listed.includes(file)),
      'not in src/app/routing/pages.ts',
    ).toEqual([])
  })

  it('has every address of src/paths.ts', () => {
    const { payee, ...others } = paths.dashboard
    const addresses = [
      ...Object.values(paths.auth).map((address) => address('a@b.test', 'c')),
      ...Object.values(others).map((address) => address()),
      payee('1'),
    ]
    expect(
      addresses.filter((address) => !pages.some(({ path }) => matches(path, address))),
      'not in src/app/routing/pages.ts',
    ).toEqual([])
  })

  it.each(pages)('$path: its loader requests what it queries', (page) => {
    expect(notLoaded(page), `missing in the loader of src/${page.module}`).toEqual([])
  })

  it('has each address once', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  })

  it('lists a screen of each page for the accessibility tests and the screenshots', () => {
    const isShown = (pattern: string) => screenStates.some(({ path }) => matches(pattern, path))
    const shown = pages.filter(({ path }) => isShown(path)).map(({ module }) => module)
    // The steps of a transfer are states of its first page.
    const others = pages.filter(({ layout, module }) => !isFlow(layout) && !shown.includes(module))
    expect(others, 'add a state in tests/e2e/support/screenStates.ts').toEqual([])
  })
})
