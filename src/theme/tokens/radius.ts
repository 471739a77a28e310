/** Controls and panels. A brand sets it. */
export const control = 'var(--radius-control)'
/** Marks, bars, skeletons. */
export const small = 'min(4px, var(--radius-control))'
/** Groups of adjacent controls. */
export const large = 'calc(var(--radius-control) * 1.5)'
export const pill = '999px'
