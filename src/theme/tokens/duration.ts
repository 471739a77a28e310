export const short = '120ms'
export const long = '180ms'
