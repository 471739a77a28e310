/** The rules that are judged by more than one response, mostly by the walk. README.md says what each is. */
import { law } from '#tests/conformance/rule.ts'

export const balanceSpendable = law('balance-spendable', 'It SHOULD be what the customer', 'schemas/account.yaml')
export const balancesAgree = law('balances-agree', 'The current balance, against which', 'schemas/transfers.yaml')
export const factsAgree = law('facts-agree')
export const idsStay = law('ids-stay', 'the same ones each time', 'schemas/common.yaml')
export const methodsAligned = law('methods-aligned', 'The address of each method: entry', 'schemas/common.yaml')
export const optionalToken = law('optional-token')
export const ownRows = law('own-rows')
export const readsAlike = law('reads-alike', 'A **loader** (`x-kind: loader`) only reads')
export const responsesDistinguishable = law(
  'responses-distinguishable',
  'A test can prove that a backend ran the right operation only if',
  'README.md',
)
export const responsesOwnOperation = law('responses-own-operation', 'names its operation in one of two ways')
export const rowsStay = law('rows-stay')
export const sameHistory = law('same-history', 'returns the same rows', 'paths/statements.yaml')
export const transferLinked = law(
  'transfer-linked',
  'The `id` of the transfer in `getTransfers`',
  'schemas/common.yaml',
)
export const unreadCounted = law('unread-counted')

export const sessionsEnd = law('sessions-end')
export const tokenNew = law('token-new', 'new ones at every sign-in')
export const tokenUnguessable = law('token-unguessable', 'A token cannot be guessed')

export const fileByContent = law('file-by-content', 'The type of a file SHOULD be determined')
export const pictureChanges = law('picture-changes', 'Loaders then name the new file', 'paths/profile.yaml')
export const pictureNosniff = law('picture-nosniff', 'such as a profile picture, SHOULD have a fixed image type')
export const pictureServed = law('picture-served', 'Loaders then name the new file', 'paths/profile.yaml')
export const pictureType = law('picture-type', 'The type of a file SHOULD be determined')
export const uploadNamesOwn = law('upload-names-own')

export const actionServed = law('action-served')
export const effectShown = law('effect-shown', 'An **action** (`x-kind: action`) changes something at the bank')
export const extraFieldsIgnored = law('extra-fields-ignored', 'A field of a form that is not described')
export const extraFieldsInert = law('extra-fields-inert', 'A field of a form that is not described')
export const nothingElse = law('nothing-else')
export const othersUntouched = law('others-untouched')
export const refusalInert = law('refusal-inert')
export const sessionLasts = law('session-lasts')

export const kycPending = law('kyc-pending', 'becomes', 'paths/kyc.yaml')
export const sessionForApproved = law('session-for-approved')
export const sessionMayVerify = law('session-may-verify', 'A customer who is signed in may submit', 'paths/kyc.yaml')
export const tokenServed = law('token-served', 'The temporary token from', 'schemas/kyc.yaml')
export const unverifiedRefused = law('unverified-refused', 'The new customer cannot sign in before', 'paths/auth.yaml')
export const unverifiedSaysSo = law('unverified-says-so')
export const verificationKept = law('verification-kept')

export const addressCase = law('address-case', 'E-mail addresses SHOULD be compared')
export const addressKept = law('address-kept', 'sends a code to the e-mail address', 'paths/auth.yaml')
export const addressTakenRefused = law('address-taken-refused')
export const emailChanges = law('email-changes', 'Changes the e-mail address', 'paths/settings.yaml')
export const longPasswordWhole = law('long-password-whole', 'bank that has one refuses longer text')
export const newSecretChecked = law(
  'new-secret-checked',
  'SHOULD refuse a PIN that has no digits',
  'paths/account.yaml',
)
export const passwordChanges = law('password-changes', 'Changes the password', 'paths/settings.yaml')
export const repetitionCompared = law('repetition-compared')
export const resetChangesPassword = law(
  'reset-changes-password',
  'Sets a new password for the customer who holds',
  'paths/auth.yaml',
)
export const resetStartsNoSession = law('reset-starts-no-session', 'no session starts here', 'paths/auth.yaml')
export const wrongPasswordRefused = law(
  'wrong-password-refused',
  'for example for a wrong current password',
  'paths/settings.yaml',
)

export const codeFits = law('code-fits', 'The Transfer Authorization Code: 4 digits', 'schemas/transfers.yaml')
export const codeLasts = law('code-lasts', 'A code SHOULD be valid for 30 minutes', 'paths/auth.yaml')
export const codeOnce = law('code-once')
export const codeSent = law('code-sent')
export const codeTries = law('code-tries', 'A code SHOULD be valid for 30 minutes', 'paths/auth.yaml')
export const codesApart = law('codes-apart', 'It is valid for the address and the purpose that it was sent for')
export const codesDiffer = law('codes-differ', 'be random, too')
export const codesForPurpose = law('codes-for-purpose')
export const codesOwn = law('codes-own')
export const forgotTellsNothing = law(
  'forgot-tells-nothing',
  'The response SHOULD be the same whether or not',
  'paths/auth.yaml',
)
export const wrongCodeRefused = law('wrong-code-refused', 'A wrong or', 'paths/auth.yaml')

export const pinChanges = law('pin-changes', 'Changes the transaction PIN', 'paths/settings.yaml')
export const pinCountEnds = law('pin-count-ends', 'correct one resets the count', 'paths/transfers.yaml')
export const pinCreated = law(
  'pin-created',
  'Reports whether the customer has created a transaction PIN',
  'paths/account.yaml',
)
export const pinCreatedOnce = law('pin-created-once')
export const pinInSession = law('pin-in-session', 'SHOULD be one given in the same session', 'paths/transfers.yaml')
export const pinPerTransfer = law(
  'pin-per-transfer',
  'it is valid for one order, accepted or refused',
  'paths/transfers.yaml',
)
export const pinTries = law('pin-tries')
export const pinTriesKept = law('pin-tries-kept', 'A wrong current PIN SHOULD count', 'paths/settings.yaml')
export const transferNeedsCode = law('transfer-needs-code')
export const transferNeedsPin = law(
  'transfer-needs-pin',
  'Orders a transfer to an account at another bank, after',
  'paths/transfers.yaml',
)
export const triesCounted = law(
  'tries-counted',
  'How many wrong tries are left before it is locked',
  'schemas/common.yaml',
)
export const triesTold = law('tries-told', 'The state of a PIN or a code after a wrong try', 'schemas/common.yaml')
export const wrongPinRefused = law('wrong-pin-refused', 'A wrong PIN is refused with a', 'paths/transfers.yaml')

export const balanceFalls = law('balance-falls', 'fee is taken from it', 'schemas/transfers.yaml')
export const bookedOnce = law('booked-once')
export const feeInside = law('fee-inside')
export const feeNamed = law('fee-named', 'percent / 100 × amount', 'paths/transfers.yaml')
export const keyCountsOnce = law('key-counts-once')
export const keyInSession = law('key-in-session', 'A repetition needs a live session like any call')
export const keyNotReused = law('key-not-reused', 'The same key with other fields is')
export const keyOwn = law('key-own', 'at least 24 hours, by customer and operation')
export const orderSane = law('order-sane')
export const payeeKept = law('payee-kept')
export const repliesAlike = law('replies-alike', 'at least 24 hours, by customer and operation')
export const transferInStatement = law(
  'transfer-in-statement',
  'confirmation by the bank and is in the history',
  'paths/transfers.yaml',
)
export const transferListed = law(
  'transfer-listed',
  'Lists the transfers the customer has ordered',
  'paths/transfers.yaml',
)

export const emptyEmpties = law('empty-empties')
export const foreignRecordKept = law(
  'foreign-record-kept',
  'A message from the bank to the customer',
  'schemas/notifications.yaml',
)
export const listedInOwnForm = law('listed-in-own-form')
export const profileKept = law('profile-kept', 'Replaces the personal details', 'paths/profile.yaml')
export const readStaysRead = law('read-stays-read')
export const reviewFirst = law('review-first')
export const submissionListed = law('submission-listed', '`pending`: submitted', 'schemas/common.yaml')
export const textKept = law('text-kept', 'and the like are plain text')
export const unknownIdRefused = law('unknown-id-refused')
export const unreadFalls = law('unread-falls', '`nc` falls by one', 'paths/notifications.yaml')
export const unreadOnce = law('unread-once', '`nc` falls by one', 'paths/notifications.yaml')
