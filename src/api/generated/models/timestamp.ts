// Generated from openapi/users.yaml by `npm run generate`. Do not edit.
export { Timestamp } from '#src/api/codecs/figures.ts'
