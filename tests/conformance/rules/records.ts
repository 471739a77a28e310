import { intro, must } from '#tests/conformance/rule.ts'

export const emptyEmpties = must('empty-empties', {
  title: 'An empty field of the profile empties it.',
  why: 'if ($value) skips empty values: a customer can never clear a field.',
})

export const foreignRecordKept = must('foreign-record-kept', {
  title: 'The id of another customer’s record changes nothing.',
  why: 'WHERE id = ? without AND customer = ?: ids are easy to guess.',
  source: { file: 'schemas/notifications.yaml', phrase: 'A message from the bank to the customer' },
})

export const listedInOwnForm = must('listed-in-own-form', {
  title: 'A submission is listed by its own form only.',
  why: 'One table holds all forms, and a query does not filter by kind: a deposit appears among the upgrades.',
})

export const profileKept = must('profile-kept', {
  title: 'A profile reads back as it was saved.',
  why: 'Only the customer whose address is wrong notices a column that the UPDATE lacks.',
  source: { file: 'paths/profile.yaml', phrase: 'Replaces the personal details' },
})

export const readStaysRead = must('read-stays-read', {
  title: 'A notification is unread until it is marked as read, and stays read.',
  why: 'Reading the list marks nothing; marking one changes no other; nothing makes one unread again.',
})

export const reviewFirst = must('review-first', {
  milder: 'the balance, at other forms than the crypto deposit',
  title: 'A submission changes neither balance nor plan before its review.',
  why: 'A reported payment is booked at once: customers could credit themselves any amount.',
})

export const submissionListed = must('submission-listed', {
  title: 'A submission is listed once, as pending, with its method and amount.',
  why: 'A column or a cast that cuts the amount, in the INSERT or in the list. The list is the only proof the customer has until the bank has reviewed it.',
  source: { file: 'schemas/common.yaml', phrase: '`pending`: submitted' },
})

export const textKept = must('text-kept', {
  title: 'A text is returned unchanged, in any script.',
  why: 'htmlspecialchars before storing, addslashes, a column that is not utf8mb4: O’Neil becomes O&#039;Neil, and an emoji a question mark.',
  source: intro('and the like are plain text'),
})

export const unknownIdRefused = must('unknown-id-refused', {
  milder: 'an id that only looks like one of the list, and one of another customer',
  title: 'An unknown id is refused.',
  why: 'An UPDATE that matches no row is not an error: the caller gets a success.',
})

export const unreadFalls = must('unread-falls', {
  title: 'A marked notification is read, and the unread count is one less.',
  why: 'The count is stored beside the rows and not updated with them.',
  source: { file: 'paths/notifications.yaml', phrase: '`nc` falls by one' },
})

export const unreadOnce = must('unread-once', {
  title: 'A notification that is marked twice is counted once.',
  why: 'UPDATE … SET unread = unread - 1 for every call: the count falls below the number of unread rows.',
  source: { file: 'paths/notifications.yaml', phrase: '`nc` falls by one' },
})
