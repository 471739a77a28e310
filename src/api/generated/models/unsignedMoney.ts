// Generated from openapi/users.yaml by `npm run generate`. Do not edit.
export { UnsignedMoney } from '#src/api/codecs/figures.ts'
