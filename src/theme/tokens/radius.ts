export const control = '6px'
export const pill = '999px'
