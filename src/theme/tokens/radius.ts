export const control = 'var(--radius-control)'
export const small = 'min(4px, var(--radius-control))'
export const large = 'calc(var(--radius-control) * 1.5)'
export const pill = '999px'
