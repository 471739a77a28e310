import { describe, expect, it } from 'vitest'
import { pages, type RouteModule } from '#src/app/routing/pages.ts'
import { paths } from '#src/paths.ts'
import { screenStates } from '#tests/support/screenStates.ts'

const modules = import.meta.glob<RouteModule>(['/src/features/*/pages/*.tsx', '!**/*.test.tsx'])
const rows = pages.map(({ path, module }) => [path, module] as const)

/** Whether a row's address has this one among it. */
const matches = (pattern: string, path: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)

describe('the table of pages', () => {
  it.each(rows)('%s: its module exports Component', async (_path, module) => {
    const load = modules[`/src/${module}`]
    expect(load, `src/${module} does not exist`).toBeDefined()
    expect(await load?.(), `src/${module} exports no Component`).toHaveProperty('Component')
  })

  it('has every module of a folder named pages', () => {
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

  it('has no address twice', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  })

  it('has a state of each page for the accessibility tests and the pictures', () => {
    const shown = new Set(
      pages.filter(({ path }) => screenStates.some((state) => matches(path, state.path))).map(({ module }) => module),
    )
    // The steps of a transfer are states of its first page.
    const flow = pages
      .filter(({ layout }) => layout?.endsWith('/TransferFlow.tsx') === true)
      .map(({ module }) => module)
    expect(
      pages.map(({ module }) => module).filter((module) => !shown.has(module) && !flow.includes(module)),
      'add a state in tests/support/screenStates.ts',
    ).toEqual([])
  })
})
