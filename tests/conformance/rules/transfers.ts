import { intro, must, should } from '#tests/conformance/rule.ts'

export const balanceFalls = should('balance-falls', {
  title: 'A transfer lowers the balance by its amount, fee included.',
  why: 'The contract does not say when; but a balance that does not change lets the same money be sent twice.',
  source: { file: 'schemas/transfers.yaml', phrase: 'fee is taken from it' },
})

export const bookedOnce = must('booked-once', {
  title: 'One order is booked once.',
  why: 'Two INSERTs, a trigger beside the code, a retry inside the backend: the customer pays twice.',
})

export const feeInside = must('fee-inside', {
  title: 'A transfer takes its amount from the account: the fee is part of it, not on top.',
  why: 'The confirmation screen shows the fee and the payee’s amount; a different change of the balance makes it wrong.',
})

export const feeNamed = must('fee-named', {
  title: 'The history has the fee that was shown before the transfer.',
  why: 'The percentage is in two places, or a smallest fee comes on top. The confirmation screen has promised the payee’s amount.',
  source: { file: 'paths/transfers.yaml', phrase: 'percent / 100 × amount' },
})

export const keyCountsOnce = should('key-counts-once', {
  title: 'The same order with the same idempotency key is booked once and gets the same response.',
  why: 'A browser may send a request twice when a connection dies before the response. Without the key the customer pays twice.',
})

export const keyInSession = must('key-in-session', {
  title: 'A repetition with a used key needs a live session.',
  why: 'The key is looked up before the session: whoever has seen a request reads its response without a sign-in.',
  source: intro('A repetition needs a live session like any call'),
})

export const keyNotReused = should('key-not-reused', {
  title: 'A used key with another order is refused.',
  why: 'A backend that compares only the key confirms an order that it never carries out; one that ignores the key books both.',
  source: intro('The same key with other fields is'),
})

export const keyOwn = should('key-own', {
  title: 'An idempotency key counts for one customer and one operation.',
  why: 'Keys that are looked up without the customer or the operation: an order is answered with somebody else’s response and never carried out.',
  source: intro('at least 24 hours, by customer and operation'),
})

export const orderSane = should('order-sane', {
  title: 'A transfer of zero, of a negative amount, without a payee, or above the balance is refused.',
  why: 'A negative amount moves money the other way; an empty account number matches every customer who has none.',
})

export const payeeKept = must('payee-kept', {
  milder: 'one of them is lost while others are kept',
  title: 'SWIFT code, routing number, country, currency and note are stored with the transfer.',
  why: 'Columns are in the wrong order, a number loses its zeros, or a note is not stored. The list fills the form for the next transfer.',
})

export const repliesAlike = should('replies-alike', {
  title: 'The same key and the same fields get the same response.',
  why: 'A repeated action is refused ("the current password is wrong"): after a lost connection the customer wrongly sees a failure.',
  source: intro('at least 24 hours, by customer and operation'),
})

export const transferInStatement = must('transfer-in-statement', {
  title: 'A transfer is in the history at once, as a debit in progress.',
  why: 'A customer who does not see the transfer sends it again.',
  source: { file: 'paths/transfers.yaml', phrase: 'confirmation by the bank and is in the history' },
})

export const transferListed = must('transfer-listed', {
  title: 'A transfer is listed with the ordered payee and amount.',
  why: 'The list fills the form for the next transfer: a wrong payee would be paid.',
  source: { file: 'paths/transfers.yaml', phrase: 'Lists the transfers the customer has ordered' },
})
