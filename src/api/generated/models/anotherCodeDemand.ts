// Generated from openapi/users.yaml by `npm run generate`. Do not edit.
export { AnotherCodeDemand } from '#src/api/codecs/anotherCodeDemand.ts'
