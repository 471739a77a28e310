export function memoryStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? String(Reflect.get(storage, key)) : null),
    setItem: (key: string, value: string) => void Reflect.set(storage, key, value),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
    clear: () => Object.keys(storage).forEach((key) => Reflect.deleteProperty(storage, key)),
    key: (index: number) => Object.keys(storage)[index] ?? null,
    get length() {
      return Object.keys(storage).length
    },
  }
  const storage: Storage = Object.create(methods) as Storage
  return storage
}
