export const control = 'var(--radius)'
export const small = 'min(4px, var(--radius))'
export const large = 'calc(var(--radius) * 1.5)'
export const pill = '999px'
