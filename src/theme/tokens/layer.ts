export const bar = 10
/** A page's heading: above the header if it is in its row. */
export const head = 'var(--layer-head, auto)'
export const sidebar = 20
export const overlay = 30
export const toast = 40
