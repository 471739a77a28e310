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

/** What is played before the varied calls: what only reads comes first, what changes credentials last. */
export const firstJourneys: readonly Journey[] = [
  ...[documents, balance, history, customer, account, currency, unread, ownership, notificationList],
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

export const journeys: readonly Journey[] = [...firstJourneys, ...lastJourneys]
