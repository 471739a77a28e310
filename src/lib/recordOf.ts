/** With the keys of another record. */
export function recordOf<Key extends string, Value>(like: Readonly<Record<Key, unknown>>, value: Value) {
  // TypeScript gives `fromEntries` any text for a key.
  return Object.fromEntries(Object.keys(like).map((key) => [key, value])) as Record<Key, Value>
}
