import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { media } from '#src/theme/media.ts'
import * as tokens from '#src/theme/tokens.ts'

const css = ['palette', 'global'].map((name) => readFileSync(`src/theme/${name}.css`, 'utf8')).join('')
const set = new Set([...css.matchAll(/(--[a-z-]+):/g)].map(([, name]) => name))

describe('the style sheets', () => {
  it('define every name that the components use', () => {
    // A fallback is for a name that only the running app sets.
    const names = [...JSON.stringify(tokens).matchAll(/var\((--[a-z-]+)\)/g)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(30)
    expect(names.filter((name) => !set.has(name))).toEqual([])
  })

  it('define every colour for the light and the dark theme', () => {
    const palette = readFileSync('src/theme/palette.css', 'utf8').split('}', 1)[0] ?? ''
    const colors = [...palette.matchAll(/--color-[a-z-]+: ([^;]+);/g)].map(([, value = '']) => value)
    expect(colors).toHaveLength(Object.keys(tokens.color).length)
    expect(
      colors.filter((value) => !/^light-dark\((#[0-9a-f]{6}|rgb\([^)]+\)), (#[0-9a-f]{6}|rgb\([^)]+\))\)$/.test(value)),
    ).toEqual([])
  })

  it('contain only the media queries that the components use', () => {
    const known: string[] = [...Object.values(media), '(height < 30em)']
    const used = [...css.matchAll(/@media ([^{]+) \{/g)].flatMap(([, query = '']) => query.split(', '))
    expect(used.length).toBeGreaterThan(3)
    expect(used.filter((query) => !known.includes(query))).toEqual([])
  })
})
