/** What a screen says of an action that did not succeed. */
import { mayHaveWorked, type FailureReason, type NoSuccess } from '#src/api/reading/outcome.ts'

export interface FailureText {
  /** Stays beside the form. */
  text: string
  tone: 'danger' | 'warning'
  /** Undefined where there is none: of a lost connection the banner speaks. */
  toast: string | undefined
  /** Whether what was requested may have happened all the same. */
  mayHaveWorked: boolean
}

/** The texts that the operation promises. */
export interface PromisedTexts {
  /** The toast of every failure, but for a lost connection. */
  failure: string
  /** Where the bank refuses without a reason: `failure` if undefined. */
  refusal?: string | undefined
  /** Whether the toast says the bank's reason for a refusal; otherwise it says `failure`. */
  isReasonInToast?: boolean | undefined
  /** The toast of a lost connection, where one is promised. */
  network?: string | undefined
}

const noResponse = "The bank didn't answer. What you entered is still here."
const unclearResponse = "The bank's answer wasn't clear. What you entered is still here."

const reasons: Record<FailureReason, string> = {
  network: noResponse,
  timeout: noResponse,
  tooLarge: 'This is too large for the bank. Choose a smaller file.',
  tooManyRequests: 'The bank is receiving too many requests. Wait a minute, then try again.',
  unavailable: "The bank isn't available at the moment. Try again later. What you entered is still here.",
  http: unclearResponse,
  invalidResponse: unclearResponse,
  session: 'Your session has ended. Sign in again.',
}

const unclear = "The bank's answer wasn't clear, so we don't know whether this worked."

/** Puts the outcome of an action into words. */
export function describeFailure(outcome: NoSuccess, promised: PromisedTexts): FailureText {
  const common = { mayHaveWorked: mayHaveWorked(outcome) }
  switch (outcome.kind) {
    case 'refused': {
      const text = outcome.message ?? promised.refusal ?? promised.failure
      const toast = promised.isReasonInToast === true ? text : promised.failure
      return { ...common, text, tone: 'danger', toast }
    }
    case 'unclear':
      return { ...common, text: unclear, tone: 'warning', toast: promised.failure }
    case 'failed': {
      const isLost = outcome.reason === 'network'
      const tone = isLost || outcome.reason === 'timeout' ? 'warning' : 'danger'
      return { ...common, text: reasons[outcome.reason], tone, toast: isLost ? promised.network : promised.failure }
    }
  }
}
