/** Markup that notes in the page's window that it was run: `wasRun`. Behind every text of an answer, it must stay a text. */
export const markup = '<img src="x" onerror="window.wasRun = true">'

/** Where a text decides what happens next, or is no text to read. */
const steering = new Set(['status', 'icon', 'error', 'failed', 'verification_status', 'jwt', 'currency'])

/**
 * Puts markup behind every text of an answer that the contract leaves free, as `fits` finds. `message` is added where
 * `hasMessage` says that the operation may answer with one.
 */
export function withMarkup(answer: unknown, hasMessage: boolean, fits: (answer: unknown) => boolean): unknown {
  const given: unknown = hasMessage ? { message: 'Note.', ...Object(answer) } : answer
  let result = given
  for (const path of textsIn(given)) {
    const tried = replaced(result, path)
    if (fits(tried)) result = tried
  }
  return result
}

function textsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => (steering.has(key) ? [] : textsIn(entry, [...path, key])))
}

function replaced(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return typeof value === 'string' ? value + markup : value
  const change = (entry: unknown, name: string) => (name === key ? replaced(entry, rest) : entry)
  if (Array.isArray(value)) return value.map((entry, index) => change(entry, String(index)))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, change(entry, name)]))
}
