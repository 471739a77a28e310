import type { Envelope, Outcome } from '#src/api/outcome.ts'
import { messageOf } from '#src/api/outcome.ts'

type CryptoResult = { kind: 'accepted' } | { kind: 'refused'; message: string | undefined } | { kind: 'unanswered' }

/**
 * What a crypto form makes of its action's outcome. An unusable answer counts as a refusal; a lost connection does not,
 * for the bank may have taken the report in.
 */
export function cryptoResult(outcome: Outcome<Envelope> | undefined): CryptoResult | undefined {
  switch (outcome?.kind) {
    case undefined:
      return undefined
    case 'success':
      return { kind: 'accepted' }
    case 'refused':
      return { kind: 'refused', message: messageOf(outcome.answer) }
    case 'failed':
      return outcome.reason === 'network' ? { kind: 'unanswered' } : { kind: 'refused', message: undefined }
  }
}
