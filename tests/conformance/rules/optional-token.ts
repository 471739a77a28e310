import { summary } from '#tests/conformance/exchange.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

export const optionalToken: StateRule<Step> = {
  id: 'optional-token',
  about: 'state',
  level: 'MUST',
  title: 'The documents are listed for everybody, with whatever token.',
  why: 'They are requested before a session exists; a token that has ended must make no difference.',
  restsOn: [],
  source: 'operation',
  check: ({ accepted, exchange }) => (accepted ? undefined : { expected: 'the documents', got: summary(exchange) }),
}
