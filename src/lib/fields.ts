export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads what other programs or earlier pages may have written, such as the state of a history entry. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

export function textIn(value: unknown, key: string): string | undefined {
  const text = fieldsOf(value)[key]
  return typeof text === 'string' ? text.trim() || undefined : undefined
}

/** A boolean in any notation of PHP. */
export function readBoolean(value: unknown): boolean | undefined {
  switch (typeof value === 'string' ? value.trim().toLowerCase() : value) {
    case true:
    case 1:
    case 'yes':
    case '1':
    case 'true':
      return true
    case false:
    case 0:
    case 'no':
    case '0':
    case 'false':
      return false
    default:
      return undefined
  }
}

export function recordOf<Key extends string, Value>(like: Readonly<Record<Key, unknown>>, value: Value) {
  // TypeScript types the keys of `fromEntries` as string.
  return Object.fromEntries(Object.keys(like).map((key) => [key, value])) as Record<Key, Value>
}

export function isShallowEqual<Value extends object>(one: Value, other: Value): boolean {
  const ofOne = new Map<string, unknown>(Object.entries(one))
  const ofOther = new Map<string, unknown>(Object.entries(other))
  return [...ofOne.keys(), ...ofOther.keys()].every((name) => ofOne.get(name) === ofOther.get(name))
}
