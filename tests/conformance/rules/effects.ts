import { intro, must, should } from '#tests/conformance/rule.ts'

export const actionServed = must('action-served', {
  title: 'A valid request succeeds.',
  why: 'A backend that refuses every change is safe but useless. A refusal that names a minimum, a limit or a pause is allowed.',
})

export const effectShown = must('effect-shown', {
  title: 'A loader shows what an action has changed.',
  why: 'The query runs in a transaction that is never committed: the customer sees a success, and nothing is stored. Checked for actions without a rule of their own.',
  source: intro('An **action** (`x-kind: action`) changes something at the bank'),
})

export const extraFieldsIgnored = should('extra-fields-ignored', {
  title: 'A request with an unknown field is not refused.',
  why: 'A dashboard of a later version sends a field that this bank does not know yet.',
  source: intro('A field of a form that is not described'),
})

export const extraFieldsInert = must('extra-fields-inert', {
  title: 'An unknown field changes nothing.',
  why: 'UPDATE … SET is built from all of $_POST: anybody can add role=admin or balance=1000000 to a form.',
  source: intro('A field of a form that is not described'),
})

export const nothingElse = must('nothing-else', {
  title: 'An action changes only what it is for.',
  why: 'A query writes more columns than it should, or an old trigger does.',
})

export const othersUntouched = must('others-untouched', {
  title: 'An action of one customer changes nothing for another.',
  why: 'An UPDATE without its WHERE, or with the wrong id: everybody gets the new profile, PIN or password.',
})

export const refusalInert = must('refusal-inert', {
  title: 'A refused action changes nothing.',
  why: 'The INSERT runs before the check, and no transaction is rolled back: the customer sees a refusal and pays all the same.',
})

export const sessionLasts = should('session-lasts', {
  title: 'The session that changes the address or the password continues.',
  why: 'All sessions are ended, the present one included: the customer is signed out by their own change.',
})
