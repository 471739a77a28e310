import { must, should } from '#tests/conformance/rule.ts'

export const pinChanges = must('pin-changes', {
  title: 'After a change the new PIN is the right one, and the old one is not.',
  why: 'A change that is reported as a success and not stored locks the customer out after a few tries.',
  source: { file: 'paths/settings.yaml', phrase: 'Changes the transaction PIN' },
})

export const pinCountEnds = should('pin-count-ends', {
  title: 'A right PIN resets the count of wrong ones.',
  why: 'A count that is never reset locks every customer in the end.',
  source: { file: 'paths/transfers.yaml', phrase: 'correct one resets the count' },
})

export const pinCreated = must('pin-created', {
  title: 'Once a PIN is created, it is the right one, and the PIN status is yes.',
  why: 'The PIN is kept as a number, or the status in the session. Home redirects a customer without a PIN to PIN creation: an unchanged status is an endless loop.',
  source: { file: 'paths/account.yaml', phrase: 'Reports whether the customer has created a transaction PIN' },
})

export const pinCreatedOnce = should('pin-created-once', {
  title: 'Creating a PIN does not replace another one.',
  why: 'Anybody with a session could replace the PIN without the old one, which a change of PIN requires.',
})

export const pinInSession = should('pin-in-session', {
  title: 'A confirmed PIN counts only in its session.',
  why: 'The confirmation is stored with the customer: a stolen session can wait for it and order.',
  source: { file: 'paths/transfers.yaml', phrase: 'SHOULD be one given in the same session' },
})

export const pinPerTransfer = should('pin-per-transfer', {
  title: 'A confirmed PIN allows one order, accepted or refused.',
  why: 'The confirmation is stored and never revoked, or only by some orders: anybody with the session can send another.',
  source: { file: 'paths/transfers.yaml', phrase: 'it is valid for one order, accepted or refused' },
})

export const pinTries = should('pin-tries', {
  title: 'The PIN is locked after some wrong tries, but not after the first.',
  why: 'Without a limit on tries, four digits can be guessed in minutes. The bank chooses the limit.',
})

export const pinTriesKept = should('pin-tries-kept', {
  title: 'Wrong PINs count in every operation, until a right one, and a locked PIN is not changed.',
  why: 'If tries to change the PIN do not count, or a sign-in resets the count, four digits can still be guessed.',
  source: { file: 'paths/settings.yaml', phrase: 'A wrong current PIN SHOULD count' },
})

export const transferNeedsCode = must('transfer-needs-code', {
  title: 'A transfer without a required authorization code is refused.',
  why: 'The order checks that the PIN was confirmed, but not the required code.',
})

export const transferNeedsPin = must('transfer-needs-pin', {
  title: 'A transfer without a confirmed PIN is refused.',
  why: 'The PIN screen protects nothing if the order itself does not check the confirmation.',
  source: { file: 'paths/transfers.yaml', phrase: 'Orders a transfer to an account at another bank, after' },
})

export const triesCounted = should('tries-counted', {
  title: '`tries_left` falls with every wrong PIN, and a PIN without tries is locked.',
  why: 'The response counts all tries instead of those left, or reads the count before it is written: the customer tries once too often, or gives up too early.',
  source: { file: 'schemas/common.yaml', phrase: 'How many wrong tries are left before it is locked' },
})

export const triesTold = should('tries-told', {
  title: 'A bank that locks PINs returns with a refusal how many tries are left, and whether the PIN is locked.',
  why: 'The customer does not know that the next try is the last one, or tries on with a PIN that is locked.',
  source: { file: 'schemas/common.yaml', phrase: 'The state of a PIN or a code after a wrong try' },
})

export const wrongPinRefused = must('wrong-pin-refused', {
  title: 'A wrong PIN is refused.',
  why: 'The PIN is stored and never compared, or compared as a number: 0012 equals 12.',
  source: { file: 'paths/transfers.yaml', phrase: 'A wrong PIN is refused with a' },
})
