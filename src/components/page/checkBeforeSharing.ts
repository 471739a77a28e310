/** For digits that the bank has sent as a number: leading zeros may be missing. */
export const checkBeforeSharing = 'Check with the bank before sharing.'
