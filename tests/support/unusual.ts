import { changedAt, type Path } from '#mocks/faults/changedAt.ts'

/** Odd responses, made from a right one, in a constant order. */
export interface Unusual {
  name: string
  value: unknown
}

const deepest = 6
const deep: unknown = Array.from({ length: 500 }).reduce<unknown>((inner) => [{ inner }], 'stray-text')

const changes: Record<string, (value: unknown) => unknown> = {
  missing: () => undefined,
  'in a list': (value) => [value],
  'in an object': (value) => ({ value }),
  'turned inside out': (value) =>
    Array.isArray(value)
      ? Object.fromEntries(value.entries())
      : typeof value === 'object' && value !== null
        ? Object.values(value)
        : value,
  null: () => null,
  'a text': () => 'stray-text',
  'an empty text': () => '',
  'a huge text': () => 'stray-text'.repeat(500),
  'a number': () => 7,
  'a huge number': () => 1e308,
  true: () => true,
  false: () => false,
  'an empty list': () => [],
  'an empty object': () => ({}),
  'deeply nested': () => deep,
}

/** Null at one place after the other. */
export function withNulls(data: unknown): Unusual[] {
  return pathsIn(data).map((path) => ({
    name: `${path.join('.') || 'the response'}: null`,
    value: changedAt(data, path, () => null),
  }))
}

/** Makes each change at every place where the response still keeps the contract (`fits`). */
export function unusualFrom(data: unknown, fits: (tried: unknown) => boolean): Unusual[] {
  return Object.entries(changes).map(([name, change]) => {
    let value = data
    // Goes from the innermost place outwards, so that removed values contain earlier changes.
    for (const path of pathsIn(data).reverse()) {
      const tried = changedAt(value, path, change)
      if (fits(tried)) value = tried
    }
    return { name: `everywhere: ${name}`, value }
  })
}

/** The value itself and everything within, but only a list's first entry. Depth is limited. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || path.length > deepest) return [path]
  const entries = Object.entries(value)
  const within = Array.isArray(value) ? entries.slice(0, 1) : entries
  return [path, ...within.flatMap(([key, entry]) => pathsIn(entry, [...path, key]))]
}
