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

  it('define no colour that the components cannot use', () => {
    const named: string[] = Object.values(tokens.color)
    expect([...set].filter((name = '') => name.startsWith('--color-') && !named.includes(`var(${name})`))).toEqual([])
  })

  it('contain only the media queries that the components use', () => {
    const known: string[] = [...Object.values(media), 'screen', '(height < 30em)']
    const used = [...css.matchAll(/@media ([^{]+) \{/g)].flatMap(([, query = '']) => query.split(', '))
    expect(used.length).toBeGreaterThan(3)
    expect(used.filter((query) => !known.includes(query))).toEqual([])
  })
})
