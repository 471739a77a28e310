/** The least that a bank's site names in config.js. Without it, pages show a notice. */
export const exampleOperator = { legalName: 'Harbour Trust plc', contactEmail: 'help@harbour-trust.example' }
