import type { Envelope, Outcome } from '#src/api/outcome.ts'
import { messageOf } from '#src/api/outcome.ts'

type CryptoResult =
  | { kind: 'accepted' }
  | { kind: 'refused'; message: string | undefined }
  /** An unusable answer, or none: the bank may have taken the report in. */
  | { kind: 'unclear' | 'unanswered' }

/** What a crypto form makes of its action's outcome. */
export function cryptoResult(outcome: Outcome<Envelope> | undefined): CryptoResult | undefined {
  switch (outcome?.kind) {
    case undefined:
      return undefined
    case 'success':
      return { kind: 'accepted' }
    case 'refused':
      return { kind: 'refused', message: messageOf(outcome.answer) }
    case 'failed':
      return { kind: outcome.reason === 'network' ? 'unanswered' : 'unclear' }
  }
}
