import { describe, expect, test } from 'vitest'
import { fieldIn, refusedField } from '#src/components/form/refusal.ts'

const words = {
  name: /\bname\b/i,
  email: /e-?mail/i,
  username: /user ?name/i,
  password: /password/i,
}

describe('the field of a refusal', () => {
  test.each([
    ['An account with this e-mail address exists already.', 'email'],
    ['This Email is taken', 'email'],
    ['Password should be at least 8 characters', 'password'],
    ['Your name is missing', 'name'],
  ])('is found by its name: %s', (text, field) => {
    expect(fieldIn(text, words)).toEqual({ field, text })
  })

  test.each([['Something went wrong'], ['Your email or password is wrong'], ['Name or email missing'], [undefined]])(
    'is absent if the refusal names none or several: %s',
    (text) => {
      expect(fieldIn(text, words)).toBeUndefined()
    },
  )

  test('is looked up only in refusals with a reason', () => {
    const reply = { data: {}, message: 'The email address is taken.', fields: [], violations: [] }
    expect(refusedField({ kind: 'refused', ...reply }, words)?.field).toBe('email')
    expect(refusedField({ kind: 'refused', ...reply, message: undefined }, words)).toBeUndefined()
    expect(refusedField({ kind: 'success', ...reply }, words)).toBeUndefined()
    expect(refusedField({ kind: 'failed', reason: 'network', mayHaveWorked: true }, words)).toBeUndefined()
    expect(refusedField(undefined, words)).toBeUndefined()
  })
})
