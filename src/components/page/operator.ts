import { config } from '#src/config.ts'

export const isDemonstration = import.meta.env.MODE === 'mock'

export const demonstrationText = 'Demonstration: no real bank, no real money'
export const unknownOperatorText = 'The operator of this site has not identified itself.'

/** Ends the title of each window. */
export const siteTitle = isDemonstration ? `${config.bankName} (demonstration)` : config.bankName

export const isOperatorKnown = config.legalName !== '' && config.contactEmail !== ''
