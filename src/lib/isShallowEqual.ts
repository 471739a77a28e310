export function isShallowEqual<Value extends object>(one: Value, other: Value): boolean {
  const ofOne = new Map<string, unknown>(Object.entries(one))
  const ofOther = new Map<string, unknown>(Object.entries(other))
  return [...ofOne.keys(), ...ofOther.keys()].every((name) => ofOne.get(name) === ofOther.get(name))
}
