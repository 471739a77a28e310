export const small = '0.8125rem'
export const body = 'var(--text-body)'
export const lead = 'var(--text-lead)'
export const title = 'var(--text-title)'
/** 16 px on narrow windows, or iOS zooms the page. */
export const input = 'var(--text-input)'
export const heading = 'var(--text-heading)'
export const balance = 'var(--text-balance)'
