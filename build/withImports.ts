export function withImports(
  files: Iterable<string>,
  importsOf: (file: string) => readonly string[] | undefined,
): Set<string> {
  const seen = new Set(files)
  // Iteration over a set includes items added during it.
  for (const file of seen) for (const imported of importsOf(file) ?? []) seen.add(imported)
  return seen
}
