export function recordOf<Key extends string, Value>(like: Readonly<Record<Key, unknown>>, value: Value) {
  // TypeScript types the keys of `fromEntries` as string.
  return Object.fromEntries(Object.keys(like).map((key) => [key, value])) as Record<Key, Value>
}
