import { mustBeRefused } from '#tests/conformance/checks.ts'
import { summary } from '#tests/conformance/exchange.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

export const codeSent: StateRule<{ code: string | undefined }> = {
  id: 'code-sent',
  about: 'state',
  level: 'MUST',
  title: 'A code is sent when the contract says so.',
  why: 'The code is stored and the mail function forgotten: the customer waits for a mail that never arrives.',
  restsOn: ['a new customer', 'an accepted action'],
  source: 'operation',
  check: ({ code }) => (code === undefined ? { expected: 'a code in the mail', got: 'none' } : undefined),
}

export const wrongCodeRefused: StateRule<Step> = {
  id: 'wrong-code-refused',
  about: 'state',
  level: 'MUST',
  title: 'A wrong code is refused.',
  why: 'The code is compared with ==, or with what the caller sent.',
  restsOn: ['a code'],
  source: { file: 'paths/auth.yaml', phrase: 'A wrong or' },
  check: mustBeRefused,
}

export const codeOnce: StateRule<Step & { which: string }> = {
  id: 'code-once',
  about: 'state',
  level: 'SHOULD',
  title: 'A code that was used, or replaced by a newer one, is worth nothing.',
  why: 'The code stays in its column after use: whoever finds the old mail can use it.',
  restsOn: ['a code'],
  source: 'operation',
  check: ({ accepted, exchange, which }) =>
    accepted ? { expected: `a refusal of the ${which} code`, got: summary(exchange) } : undefined,
}

export const codesOwn: StateRule<Step> = {
  id: 'codes-own',
  about: 'state',
  level: 'MUST',
  title: 'A code counts for the address that it was sent to.',
  why: 'SELECT … WHERE code = ? without the address: any customer’s code opens every account.',
  restsOn: ['two customers', 'a code'],
  source: 'operation',
  check: mustBeRefused,
}
