/** `npm test` checks a part of what is large, the same part each time. `npm run test:full` checks all of it. */
export const isFull = process.env['TESTS'] === 'full'

/** Tests with this word in their title are for `npm run test:full` only. */
export const onlyInFull = /@full/

/** Every second or nth one, from `turn` on. */
export function share<T>(all: readonly T[], every: number, turn = 0): readonly T[] {
  return isFull ? all : all.filter((_, index) => index % every === turn % every)
}

/** The first ones that together show everything that any of them shows. */
export function sample<T>(all: readonly T[], shows: (one: T) => Iterable<string>): readonly T[] {
  if (isFull) return all
  const shown = new Set<string>()
  return all.filter((one) => {
    const before = shown.size
    for (const part of shows(one)) shown.add(part)
    return shown.size > before
  })
}
