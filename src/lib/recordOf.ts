/** Every key with the same value. */
export function recordOf<Key extends string, Value>(keys: readonly Key[], value: Value): Record<Key, Value> {
  // TypeScript gives `fromEntries` any text for a key.
  return Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>
}
