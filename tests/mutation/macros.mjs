/** Lingui's macros read their arguments when the code is built, so nothing within them is mutated. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'macros',
    value: {
      shouldIgnore: ({ node }) =>
        node.type === 'CallExpression' && /^(t|plural|select|selectOrdinal)$/.test(node.callee.name)
          ? 'It is a macro.'
          : undefined,
    },
  },
]
