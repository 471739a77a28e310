/** Technical reasons and missing values. */
export const leaks = /\bHTTP\b|malformed|undefined|\bnull\b|NaN|Exception|\bError\b|\[object/
/** For screens without amounts, which can look like an HTTP status. */
export const leaksAndCodes = new RegExp(String.raw`\b[45]\d\d\b|${leaks.source}`)
