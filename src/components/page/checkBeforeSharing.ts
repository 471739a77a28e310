/** For digits that the bank has sent as a number: leading zeros may have been lost. */
export const checkBeforeSharing = 'Check with the bank before sharing.'
