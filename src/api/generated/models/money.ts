// Generated from openapi/users.yaml by `npm run generate`. Do not edit.
export { Money } from '#src/api/codecs/figures.ts'
