import { UpdateEmailAnswer } from '#src/api/generated/models/updateEmailAnswer.ts'
import { failed, outcomeOf } from '#src/api/outcome.ts'
import { describe, expect, it } from 'vitest'
import { canChangePassword, canChangePin, isEmail, mismatch, resultOf } from '#src/features/settings/model.ts'
import { texts } from '#src/texts/common.ts'

const change = (current: string, next: string, repeated = next) => ({ current, next, repeated })

describe('settings', () => {
  it.each(['a@b', 'ada@example.com', 'a.b+c@sub.example.co', "o'neil@example.com", 'x_1@a-b.c'])(
    '[R185] takes %s for an e-mail address',
    (text) => expect(isEmail(text)).toBe(true),
  )

  it.each(['', 'ada', '@example.com', 'ada@', 'ada@@b.c', 'a b@c.d', 'ada@-b.c', 'ada@b..c', 'ada@b.c.', 'ä@b.c'])(
    '[R185] does not take "%s" for one',
    (text) => expect(isEmail(text)).toBe(false),
  )

  it.each([
    [change('', 'abcde'), false],
    [change('old', ''), false],
    [change('old', 'abcde', ''), false],
    [change('old', 'abcde', 'abcdf'), false],
    [change('old', 'abcd'), false],
    [change('old', 'abcde'), true],
  ])('[R186, R187] with the passwords %o can change: %s', (passwords, can) => {
    expect(canChangePassword(passwords)).toBe(can)
  })

  it.each([
    [change('', '4821'), false],
    [change('1234', ''), false],
    [change('1234', '4821', '4812'), false],
    [change('1234', '482'), false],
    [change('1234', '48211'), false],
    [change('1234', '4821'), true],
  ])('[R189] with the PINs %o can change: %s', (pins, can) => {
    expect(canChangePin(pins)).toBe(can)
  })

  it('[R191] says that the new ones differ once there are two', () => {
    expect(mismatch(change('old', 'abcde', ''))).toBeUndefined()
    expect(mismatch(change('old', 'abcde', 'abc'))).toBe('Password Mismatch')
    expect(mismatch(change('old', 'abcde'))).toBeUndefined()
  })

  const changed = (response: Record<string, unknown>) => outcomeOf('failed', UpdateEmailAnswer, response)
  const loud = texts.somethingWentWrongLoud
  it.each([
    [changed({ status: 'success' }), { tone: 'success', text: 'Changed.', toast: 'Changed.' }],
    [changed({ message: 'Fine' }), { tone: 'success', text: 'Fine', toast: 'Fine' }],
    [changed({ failed: 'Taken' }), { tone: 'danger', text: 'Taken', toast: 'Taken' }],
    [changed({ failed: true }), { tone: 'danger', text: loud, toast: loud }],
    [changed({ failed: '1' }), { tone: 'danger', text: loud, toast: loud }],
    [changed({ status: 'error', message: 'Wrong' }), { tone: 'warning', toast: loud, mayHaveWorked: true }],
    [failed('network'), { tone: 'warning', toast: undefined }],
    [failed('http'), { tone: 'danger', toast: loud }],
  ] as const)('[R192, R206] makes of %o: %o', (outcome, result) => {
    expect(resultOf(outcome, 'Changed.')).toMatchObject(result)
  })
})
