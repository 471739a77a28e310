import { t } from '@lingui/core/macro'
import type { FailureReason, NoSuccess } from '#src/api/reading/outcome.ts'

export interface FailureText {
  text: string
  tone: 'danger' | 'warning'
  /** Undefined for a lost connection: the banner reports it. */
  toast: string | undefined
}

export interface PromisedTexts {
  failure: string
  refusal?: string | undefined
  /** The toast of a refusal shows the bank's reason; otherwise `failure`. */
  isReasonInToast?: boolean | undefined
  network?: string | undefined
  /** A failure empties the form, as it does with a PIN. */
  isCleared?: boolean | undefined
}

function reasonText(reason: FailureReason, isCleared = false): string {
  const still = isCleared ? '' : ` ${t`What you entered is still here.`}`
  switch (reason) {
    case 'network':
    case 'timeout':
      return `${t`The bank didn't answer.`}${still}`
    case 'tooLarge':
      return t`This is too large for the bank. Choose a smaller file.`
    case 'tooManyRequests':
      return t`The bank is receiving too many requests. Wait a minute, then try again.`
    case 'unavailable':
      return `${t`The bank isn't available at the moment. Try again later.`}${still}`
    case 'http':
    case 'invalidResponse':
      return `${t`The bank's answer wasn't clear.`}${still}`
    case 'session':
      return t`Your session has ended. Sign in again.`
  }
}

export const mayHaveWorkedAdvice = t`This may already have worked.`

const unclear = t`The bank's answer wasn't clear, so we don't know whether this worked.`

export function describeFailure(outcome: NoSuccess, promised: PromisedTexts): FailureText {
  switch (outcome.kind) {
    case 'refused': {
      const text = outcome.message ?? promised.refusal ?? promised.failure
      const toast = promised.isReasonInToast === true ? text : promised.failure
      return { text, tone: 'danger', toast }
    }
    case 'unclear':
      return { text: unclear, tone: 'warning', toast: promised.failure }
    case 'failed': {
      const isLost = outcome.reason === 'network'
      const tone = isLost || outcome.reason === 'timeout' ? 'warning' : 'danger'
      return {
        text: reasonText(outcome.reason, promised.isCleared),
        tone,
        toast: isLost ? promised.network : promised.failure,
      }
    }
  }
}
