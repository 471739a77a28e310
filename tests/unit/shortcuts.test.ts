import { describe, expect, it } from 'vitest'
import { createShortcutReader, places } from '#src/app/shortcuts/shortcuts.ts'
import { paths } from '#src/paths.ts'

describe('keyboard shortcuts', () => {
  it('read g and a letter as a place, within a second and a half', () => {
    const read = createShortcutReader()
    expect(read('g', 0)).toBeUndefined()
    expect(read('t', 1500)).toEqual({ does: 'navigate', path: paths.dashboard.statements() })
    expect(read('t', 1600)).toBeUndefined()
    expect(read('g', 2000)).toBeUndefined()
    expect(read('t', 3501)).toBeUndefined()
  })

  it('read a second g as nothing, and a letter after it as nothing', () => {
    const read = createShortcutReader()
    expect([read('g', 0), read('g', 100), read('t', 200)]).toEqual([undefined, undefined, undefined])
  })

  it('read / as search and ? as help, and no other key alone', () => {
    const read = createShortcutReader()
    expect([read('/', 0), read('?', 1), read('t', 2)]).toEqual([{ does: 'search' }, { does: 'help' }, undefined])
  })

  it('lead to one place a letter', () => {
    expect(new Set(places.map(({ letter }) => letter)).size).toBe(places.length)
  })
})
