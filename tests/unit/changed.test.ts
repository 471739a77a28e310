import { describe, expect, it } from 'vitest'
import { browserTests } from '#tests/changed.ts'

describe('the browser tests that test:changed selects', () => {
  const specs = ['profile', 'settings', 'shell', 'autocomplete'].map((name) => `tests/e2e/${name}.spec.ts`)
  const named = (...files: string[]) => browserTests(files, specs).map((spec) => spec.slice(10, -8))

  it.each([
    [
      'a screen: its own, and those over every page',
      'src/features/profile/schema.ts',
      ['profile', 'shell', 'autocomplete'],
    ],
    ['a domain of the contract', 'openapi/schemas/profile.yaml', ['profile', 'shell', 'autocomplete']],
    ['the version of the contract: none', 'openapi/users.yaml', []],
    ['a generated file: none', 'src/api/generated/models/user.ts', []],
    ['a menu', 'src/app/layouts/menu.ts', ['profile', 'settings', 'shell', 'autocomplete']],
    ['the addresses', 'src/paths.ts', ['profile', 'settings', 'shell', 'autocomplete']],
    ['the build', 'build/prerender.ts', ['profile', 'settings', 'shell', 'autocomplete']],
    ['a feature without a spec', 'src/features/transactions/rows.ts', ['profile', 'settings', 'shell', 'autocomplete']],
    ['a spec: that one', 'tests/e2e/settings.spec.ts', ['settings']],
    ['a unit test: none', 'tests/unit/money.test.ts', []],
    ['a document: none', 'mocks/README.md', []],
  ])('%s', (_what, file, found) => {
    expect(named(file).sort()).toEqual([...found].sort())
  })
})
