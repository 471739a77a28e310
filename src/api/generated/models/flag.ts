// Generated from openapi/users.yaml by `npm run generate`. Do not edit.
export { Flag } from '#src/api/codecs/flags.ts'
