/** A transaction PIN has four digits, everywhere; so has an authorization code. */
export const pinLength = 4
