import { describe, expect, it } from 'vitest'
import { entriesOf, importsOf, isGenerated, sourceFiles } from '#tests/architecture/sources.ts'

interface Border {
  /** Where the rule holds: a path that a file's begins with. */
  from: string
  /** What it may import: paths that the imported file's begins with. */
  to: readonly string[]
}

const kit = ['src/lib/', 'src/theme/', 'src/texts/']

/** Who may import whom. The first rule that fits a file holds for it. A feature may always import itself. */
const borders: readonly Border[] = [
  { from: 'src/lib/', to: ['src/lib/', 'src/texts/'] },
  { from: 'src/theme/', to: ['src/theme/'] },
  { from: 'src/texts/', to: [] },
  { from: 'src/ui/', to: ['src/ui/', ...kit] },
  { from: 'src/api/generated/', to: ['src/api/generated/', 'src/api/transport.ts', 'src/lib/jitless.ts'] },
  { from: 'src/api/', to: ['src/api/', 'src/lib/'] },
  ...entriesOf('src/features').map((feature) => ({
    from: `src/features/${feature}/`,
    to: [`src/features/${feature}/`, 'src/api/', 'src/ui/', ...kit, 'src/app/paths.ts'],
  })),
  { from: 'src/app/', to: ['src/app/', 'src/features/', 'src/api/', 'src/ui/', ...kit] },
  { from: 'src/main.tsx', to: ['src/app/', ...kit, 'mocks/browser.ts', 'mocks/live/observe.ts'] },
  { from: 'src/prerender.tsx', to: ['src/app/', ...kit] },
  { from: 'src/hosting/', to: ['src/hosting/', 'src/lib/', 'src/prerender.tsx', 'src/app/paths.ts'] },
  { from: 'mocks/bank/', to: ['mocks/bank/', 'mocks/generated/', 'src/lib/'] },
  // What developers look at is drawn with the product's own controls.
  ...['mocks/panel/', 'mocks/live/'].map((from) => ({
    from,
    to: ['mocks/', 'src/ui/', ...kit, 'src/api/generated/', 'src/app/paths.ts'],
  })),
  { from: 'mocks/', to: ['mocks/', 'src/lib/', 'src/api/generated/'] },
  // The reference page ends with what the mock bank offers to try it with.
  {
    from: 'openapi/tools/docs',
    to: ['openapi/', 'mocks/faults.ts', 'mocks/scenario.ts', 'mocks/seed/personas.ts'],
  },
  { from: 'openapi/', to: ['openapi/'] },
  { from: 'tests/e2e/', to: ['tests/', 'mocks/', 'src/app/paths.ts', 'src/texts/', 'src/hosting/'] },
  { from: 'tests/', to: ['tests/', 'src/', 'mocks/', 'openapi/'] },
]

const files = sourceFiles()

describe('who imports whom', () => {
  it('is settled for every file', () => {
    expect(files.filter((file) => !borders.some(({ from }) => file.startsWith(from)))).toEqual([])
  })

  it.each(borders)('$from', ({ from, to }) => {
    const crossings = files
      .filter((file) => borders.find((border) => file.startsWith(border.from))?.from === from)
      .flatMap((file) =>
        importsOf(file)
          .filter((imported) => !to.some((allowed) => imported.startsWith(allowed)))
          .map((imported) => `${file} imports ${imported}`),
      )
    expect(crossings).toEqual([])
  })

  it('the mock bank is imported by nothing that is delivered, but for the two dynamic imports of the start', () => {
    const importers = files.filter(
      (file) => file.startsWith('src/') && importsOf(file).some((imported) => imported.startsWith('mocks/')),
    )
    expect(importers).toEqual(['src/main.tsx'])
  })

  it('screens ask the bank through generated hooks only', () => {
    const around = files.filter(
      (file) =>
        /^src\/(features|app|ui)\//.test(file) &&
        importsOf(file).some((imported) => imported === 'src/api/transport.ts'),
    )
    expect(around).toEqual([])
  })

  it('own files are named with their extension', () => {
    const bare = files
      .filter((file) => !isGenerated(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((imported) => !/\.(tsx?|css|json|svg)(\?\w+)?$/.test(imported))
          .map((imported) => `${file} imports ${imported}`),
      )
    expect(bare).toEqual([])
  })
})
