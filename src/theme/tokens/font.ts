export const text = 'var(--font-text)'
export const heading = 'var(--font-heading)'
export const mono = "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace"
