export const short = '120ms'
