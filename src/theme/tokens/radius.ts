/** Of controls and panels. A brand sets it. */
export const control = 'var(--radius-control)'
/** Of small parts: marks, bars, skeletons. */
export const small = 'min(4px, var(--radius-control))'
/** Of what holds controls side by side. */
export const large = 'calc(var(--radius-control) * 1.5)'
export const pill = '999px'
