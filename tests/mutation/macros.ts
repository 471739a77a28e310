interface Path {
  node: { type: string; callee?: { name?: string } }
}

/** Lingui's macros read their arguments when the code is built, so nothing within them is mutated. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'macros',
    value: {
      shouldIgnore: ({ node: { type, callee } }: Path) =>
        type === 'CallExpression' && /^(t|plural|select|selectOrdinal)$/.test(callee?.name ?? '')
          ? 'It is a macro.'
          : undefined,
    },
  },
]
