import { config } from '#src/config.ts'

/** Whether this build runs on the mock bank within the page. */
export const isDemonstration = import.meta.env.MODE === 'mock'

export const demonstrationText = 'Demonstration: no real bank, no real money'
export const unknownOperatorText = 'The operator of this site has not identified itself.'

/** Whether the operator has said who it is. */
export const isOperatorKnown = config.legalName !== '' && config.contactEmail !== ''
