import { changedAt, type Path } from '#mocks/faults/changedAt.ts'

/** Broken responses, made from a right one, in a constant order. Some keep the contract; callers check that. */
export interface Malformed {
  name: string
  status: number
  type: string
  body: string
}

/** Replaces a value that is not a text. A customer must never read it. */
export const strayText = 'stray-text'

const json = 'application/json'
const depth = 500
const endless = 100_000
const deepest = 6
const deep: unknown = Array.from({ length: depth }).reduce<unknown>((inner) => [{ inner }], strayText)

const replacements: Record<string, unknown> = {
  null: null,
  'a text': strayText,
  'an empty text': '',
  'a huge text': strayText.repeat(500),
  'a number': 7,
  'a huge number': 1e308,
  true: true,
  false: false,
  'an empty list': [],
  'an empty object': {},
  'deeply nested': deep,
}

export function malformedFrom(data: unknown): Malformed[] {
  return [...corruptedTexts(JSON.stringify(data)), ...corruptedValues(data)]
}

function corruptedTexts(body: string): Malformed[] {
  const cut = (share: number) => body.slice(0, Math.floor(body.length * share))
  const page = `<!doctype html><title>${strayText}</title><h1>${strayText}</h1>`
  const texts: Record<string, string> = {
    'an HTML page': page,
    'an HTML page behind a byte order mark': `\uFEFF${page}`,
    'a PHP notice before it': `<br />\n<b>Notice</b>: ${strayText} in <b>users.php</b> on line <b>42</b><br />\n${body}`,
    'a PHP warning behind it': `${body}\n<b>Warning</b>: ${strayText}`,
    'a blank line before it': `\n ${body}`,
    'a byte order mark before it': `\uFEFF${body}`,
    'a byte of zero behind it': `${body}\0`,
    'twice the same': body + body,
    'as a script': `callback(${body})`,
    'as a text of JSON': JSON.stringify(body),
    'nothing at all': '',
    blanks: '  \r\n',
    null: 'null',
    false: 'false',
    'a number': '7',
    'a text': `"${strayText}"`,
    undefined: 'undefined',
    NaN: 'NaN',
    'a third': cut(1 / 3),
    'two thirds': cut(2 / 3),
    'all but the last character': body.slice(0, -1),
    'nested without end': '['.repeat(endless),
    'with a prototype of its own': body.replace('{', `{"__proto__":{"status":"${strayText}","error":null},`),
    'with a constructor of its own': body.replace('{', `{"constructor":{"prototype":{"icon":"${strayText}"}},`),
    'with a deep unknown field': body.replace('{', `{"${strayText}":${JSON.stringify(deep)},`),
    'with an unknown field': body.replace('{', `{"${strayText}":"${strayText}",`),
    'with a field twice': body.replace(/\{("\w+":)/, `{$1{"was":"${strayText}"},$1`),
  }
  const right = [
    { name: 'called HTML', status: 200, type: 'text/html; charset=iso-8859-1' },
    { name: 'called nothing', status: 200, type: '' },
    ...[400, 404, 422, 500, 502, 503].map((status) => ({ name: `with the status ${status}`, status, type: json })),
  ]
  return [
    ...Object.entries(texts).map(([name, text]) => ({ name, status: 200, type: json, body: text })),
    ...right.map((head) => ({ ...head, body })),
  ]
}

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
  ...Object.fromEntries(Object.entries(replacements).map(([name, by]) => [name, () => by])),
}

/** Typical backend errors: each value removed, wrapped or replaced. */
function corruptedValues(data: unknown): Malformed[] {
  const right = JSON.stringify(data)
  return pathsIn(data)
    .flatMap((path) =>
      Object.entries(changes).map(([name, change]) => asMalformed(nameOf(path, name), changedAt(data, path, change))),
    )
    .filter(({ body }) => body !== right)
}

/** Makes each change at every place where the response still keeps the contract (`fits`). */
export function unusualFrom(data: unknown, fits: (tried: unknown) => boolean): { name: string; value: unknown }[] {
  return Object.entries(changes).map(([name, change]) => {
    let value = data
    // Goes from the innermost place outwards, so that removed values contain earlier changes.
    for (const path of pathsIn(data).reverse()) {
      const tried = changedAt(value, path, change)
      if (fits(tried)) value = tried
    }
    return { name, value }
  })
}

/** Makes changes at several places. `pick` returns an integer from 0 to below its argument. */
export function malformedAt(data: unknown, places: number, pick: (below: number) => number): Malformed {
  const names: string[] = []
  let value = data
  for (let place = 0; place < places; place++) {
    const paths = pathsIn(value)
    const path = paths[pick(paths.length)] ?? []
    const [name, change] = Object.entries(changes)[pick(Object.keys(changes).length)] ?? [
      'as it was',
      (same: unknown) => same,
    ]
    names.push(nameOf(path, name))
    value = changedAt(value, path, change)
  }
  return asMalformed(names.join(', '), value)
}

function nameOf(path: Path, change: string): string {
  return `${path.join('.') || 'the response'}: ${change}`
}

function asMalformed(name: string, value: unknown): Malformed {
  return { name, status: 200, type: json, body: value === undefined ? '' : JSON.stringify(value) }
}

/** The value itself and everything within, but only a list's first entry. Depth is limited. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || path.length > deepest) return [path]
  const entries = Object.entries(value)
  const within = Array.isArray(value) ? entries.slice(0, 1) : entries
  return [path, ...within.flatMap(([key, entry]) => pathsIn(entry, [...path, key]))]
}
