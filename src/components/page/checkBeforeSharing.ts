/** Beside a number of digits that was sent as a number: leading zeros may have been lost. */
export const checkBeforeSharing = 'Check with the bank before sharing.'
