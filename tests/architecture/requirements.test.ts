import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const [promised = '', open = ''] = readFileSync('tests/requirements.md', 'utf8').split('## Open')
const numbers = [...promised.matchAll(/^- R(\d+):/gm)].map(([, number]) => Number(number))

function cited(): Set<number> {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(test|spec)\.tsx?$/.test(file),
  )
  const titles = files.flatMap((file) => [
    ...readFileSync(join('tests', file), 'utf8').matchAll(/\[(R\d+(?:, ?R\d+)*)\]/g),
  ])
  return new Set(titles.flatMap(([, list = '']) => [...list.matchAll(/R(\d+)/g)].map(([, number]) => Number(number))))
}

describe('the requirements', () => {
  it('are numbered without gaps', () => {
    // R1 to R219: a new requirement raises this number, so that none is lost.
    expect(numbers).toEqual(Array.from({ length: 219 }, (_, index) => index + 1))
  })

  it('are each cited by a test, or listed as open', () => {
    const proven = cited()
    const admitted = new Set([...open.matchAll(/R(\d+)/g)].map(([, number]) => Number(number)))
    expect(numbers.filter((number) => !proven.has(number) && !admitted.has(number))).toEqual([])
    expect([...admitted].filter((number) => proven.has(number))).toEqual([])
  })

  it('are the only numbers that tests cite', () => {
    expect([...cited()].filter((number) => !numbers.includes(number))).toEqual([])
  })
})
