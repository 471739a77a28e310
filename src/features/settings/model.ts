/** When a setting may be changed, and what became of the change. Pure: the screens only show it. */
import type { AnyOutcome } from '#src/api/outcome.ts'
import { describeFailure } from '#src/components/failureText.ts'
import { pinLength } from '#src/lib/pin.ts'
import { texts } from '#src/texts/common.ts'

/** A secret to change: the one in force, the new one, and the new one once more. */
export interface SecretChange {
  current: string
  next: string
  repeated: string
}

export const noChange: SecretChange = { current: '', next: '', repeated: '' }

/** The shortest new password. */
const minPassword = 5

/** The pattern that browsers apply to `<input type="email">` (WHATWG HTML, "valid email address"). */
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Whether a text can be an e-mail address. */
export function isEmail(text: string): boolean {
  return email.test(text)
}

/** What is wrong between the new secret and its repetition, once there is a repetition to compare. */
export function mismatch({ next, repeated }: SecretChange): string | undefined {
  return repeated !== '' && next !== repeated ? texts.passwordMismatch : undefined
}

/** Whether a password can be changed: all three filled in, the new one twice the same and long enough. */
export function canChangePassword(change: SecretChange): boolean {
  return isComplete(change) && change.repeated.length >= minPassword
}

/** Whether a PIN can be changed: all three filled in, the new one twice the same and of four digits. */
export function canChangePin(change: SecretChange): boolean {
  return isComplete(change) && change.next.length === pinLength
}

function isComplete({ current, next, repeated }: SecretChange): boolean {
  return current !== '' && next !== '' && next === repeated
}

/** What became of a change, in words. */
export interface ChangeResult {
  tone: 'success' | 'warning' | 'danger'
  text: string
  /** Undefined where there is none: of a lost connection the banner speaks. */
  toast: string | undefined
}

/** Puts the outcome of a change into words. `doneText` is said of a success that the bank does not comment on. */
export function resultOf(outcome: AnyOutcome, doneText: string): ChangeResult {
  if (outcome.kind !== 'success')
    return describeFailure(outcome, { failure: texts.somethingWentWrongLoud, isReasonInToast: true })
  const text = outcome.message ?? doneText
  return { tone: 'success', text, toast: text }
}
