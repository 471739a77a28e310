import type { Journey } from './journey.ts'
import { balance, history } from './journeys/agreement.ts'
import { emailChange, passwordChange, pinChange } from './journeys/credentials.ts'
import { enrolment } from './journeys/enrolment.ts'
import { notifications } from './journeys/notifications.ts'
import { password } from './journeys/password.ts'
import { passwordReset } from './journeys/passwordReset.ts'
import { pinCreation } from './journeys/pinCreation.ts'
import { pictureUpload, profile } from './journeys/profile.ts'
import { submissions } from './journeys/submissions.ts'
import { authorizedTransfer, transfer } from './journeys/transfer.ts'

/** Every journey, in the order in which they are played: what only reads comes first, what changes credentials last. */
export const journeys: readonly Journey[] = [
  balance,
  history,
  enrolment,
  passwordReset,
  pinCreation,
  transfer,
  authorizedTransfer,
  ...submissions,
  notifications,
  profile,
  pictureUpload,
  password,
  emailChange,
  passwordChange,
  pinChange,
]
