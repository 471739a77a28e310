import { describe, expect, it } from 'vitest'
import { createShortcutReader, isPaletteKey, letterOf, places } from '#src/app/commands/shortcuts.ts'
import { paths } from '#src/paths.ts'

describe('keyboard shortcuts', () => {
  it('open a place with g and a letter, within a second and a half', () => {
    const read = createShortcutReader()
    expect(read('g', 0)).toBeUndefined()
    expect(read('t', 1500)).toEqual({ does: 'navigate', path: paths.dashboard.statements() })
    expect(read('t', 1600)).toBeUndefined()
    expect(read('g', 2000)).toBeUndefined()
    expect(read('t', 3501)).toBeUndefined()
  })

  it('ignore a second g and a letter after it', () => {
    const read = createShortcutReader()
    expect([read('g', 0), read('g', 100), read('t', 200)]).toEqual([undefined, undefined, undefined])
  })

  it('open search with / and help with ?, and nothing with any other single key', () => {
    const read = createShortcutReader()
    expect([read('/', 0), read('?', 1), read('t', 2)]).toEqual([{ does: 'search' }, { does: 'help' }, undefined])
  })

  it.each([
    ['G', 'KeyG', false, 'g'],
    ['G', 'KeyG', true, 'G'],
    ['п', 'KeyG', false, 'g'],
    ['γ', 'KeyG', false, 'g'],
    ['ע', 'KeyG', false, 'g'],
    ['ل', 'KeyG', false, 'g'],
    ['i', 'KeyG', false, 'i'],
    ['?', 'Digit7', true, '?'],
  ])('read %j of the key %s, with Shift %j, as %j', (key, code, shiftKey, letter) => {
    expect(letterOf({ key, code, shiftKey })).toBe(letter)
  })

  it('open the palette with the key K of any layout', () => {
    const press = { ctrlKey: true, metaKey: false, altKey: false, shiftKey: false, repeat: false, code: 'KeyK' }
    expect(['k', 'K', 'л', 'κ', 'ל', 'ن', 't'].filter((key) => !isPaletteKey({ ...press, key }))).toEqual(['t'])
  })

  it('open one place per letter', () => {
    expect(new Set(places.map(({ letter }) => letter)).size).toBe(places.length)
  })
})
