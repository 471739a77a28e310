export type Path = readonly string[]

/** A copy with one value replaced; a value changed to undefined is removed. */
export function changedAt(value: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value as Record<string, unknown>)
    .map(([name, entry]) => [name, name === key ? changedAt(entry, rest, change) : entry] as const)
    .filter(([, entry]) => entry !== undefined)
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries)
}
