import { texts } from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'

/** A transaction PIN has four digits, everywhere; so has an authorization code. */
export const pinLength = 4

/** What to say of a PIN that the bank refused: the bank's own words if it had any. */
export function refusedPin(message: string | undefined): string {
  return message ?? dashboardTexts.pin.invalid
}

/** What to say when there was no usable answer to a PIN. Here, and only here, a lost connection has a text of its own. */
export function unansweredPin(reason: string): string {
  return reason === 'network' ? dashboardTexts.pin.networkFailure : texts.somethingWentWrong
}
