// Generated from openapi/users.yaml by `npm run generate`. Do not edit.
export { Currency } from '#src/api/codecs/figures.ts'
