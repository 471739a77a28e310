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
