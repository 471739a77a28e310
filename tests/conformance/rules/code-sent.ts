import type { StateRule } from '#tests/conformance/rule.ts'

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
