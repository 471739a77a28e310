import { config } from '#src/config.ts'

/** Whether this build runs with the mock bank. */
export const isDemonstration = import.meta.env.MODE === 'mock'

export const demonstrationText = 'Demonstration: no real bank, no real money'
export const unknownOperatorText = 'The operator of this site has not identified itself.'

/** Whether the operator's name is configured. */
export const isOperatorKnown = config.legalName !== '' && config.contactEmail !== ''
