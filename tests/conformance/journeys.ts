import type { Journey } from './journey.ts'
import { account, balance, currency, customer, documents, history, ownership, unread } from './journeys/agreement.ts'
import { emailChange, passwordChange, pinChange } from './journeys/credentials.ts'
import { enrolment } from './journeys/enrolment.ts'
import { notificationList, notifications } from './journeys/notifications.ts'
import { password } from './journeys/password.ts'
import { passwordReset } from './journeys/passwordReset.ts'
import { pinCreation, pinGuessing } from './journeys/pinCreation.ts'
import { pictureUpload, profile } from './journeys/profile.ts'
import { submissions } from './journeys/submissions.ts'
import { authorizedTransfer, hastyTransfer, transfer } from './journeys/transfer.ts'

/** What only reads: played before anything that may change the bank, so that a run that may write finds no less. */
export const readingJourneys: readonly Journey[] = [
  ...[notificationList, documents, balance, history, customer, account, currency, unread, ownership],
]

/** What is played before the varied calls: what changes credentials comes last. */
export const firstJourneys: readonly Journey[] = [
  // Before any PIN is confirmed.
  hastyTransfer,
  ...[enrolment, passwordReset, pinCreation],
  ...submissions,
  ...[notifications, profile, pictureUpload, password, emailChange, passwordChange, pinChange],
]

/**
 * What is played after them: an accepted transfer spends the confirmed PINs that they leave behind. The plain transfer comes
 * first, so that a refusal of the other one is known to come from the authorization.
 */
export const lastJourneys: readonly Journey[] = [transfer, authorizedTransfer, pinGuessing]

export const journeys: readonly Journey[] = [...readingJourneys, ...firstJourneys, ...lastJourneys]
