import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { UpdateEmailAnswer } from '#src/api/generated/models/updateEmailAnswer.ts'
import { failed, outcomeOf } from '#src/api/reading/outcome.ts'
import { describeFailure } from '#src/components/form/failureText.ts'
import { changeTexts, emailSchema, mismatch, passwordSchema, pinSchema } from '#src/features/settings/schema.ts'
import * as texts from '#src/texts/common.ts'

const change = (c_pwd: string, n_pwd: string, con_pwd = n_pwd) => ({ c_pwd, n_pwd, con_pwd })
const canSend = (schema: z.ZodMiniType, values: unknown) => z.safeParse(schema, values).success

describe('settings', () => {
  it.each(['a@b', ' ada@example.com ', 'a.b+c@sub.example.co', "o'neil@example.com", 'x_1@a-b.c'])(
    '[R185] accepts "%s" as an e-mail address',
    (email) => expect(z.parse(emailSchema, { email })).toEqual({ email: email.trim() }),
  )

  it('[R185] sends an address without its invisible characters', () => {
    expect(z.parse(emailSchema, { email: '\u202Aada\u00AD@example\u200B.com\u202C' }).email).toBe('ada@example.com')
  })

  it.each(['', 'ada', '@example.com', 'ada@', 'ada@@b.c', 'a b@c.d', 'ada@-b.c', 'ada@b..c', 'ada@b.c.', 'ä@b.c'])(
    '[R185] rejects "%s" as an e-mail address',
    (email) => expect(canSend(emailSchema, { email })).toBe(false),
  )

  it.each([
    [change('', 'abcde'), false],
    [change('old', ''), false],
    [change('old', 'abcde', ''), false],
    [change('old', 'abcde', 'abcdf'), false],
    [change('old', 'abcd'), false],
    [change('old', 'abcde'), true],
    [change('abcde', 'abcde'), true],
    [change(' ', '     '), true],
  ])('[R186, R187] with the passwords %o can change: %s', (passwords, can) => {
    expect(canSend(passwordSchema, passwords)).toBe(can)
  })

  it.each([
    [change('', '4821'), false],
    [change('1234', ''), false],
    [change('1234', '4821', '4812'), false],
    [change('1234', '482'), false],
    [change('1234', '48211'), false],
    [change('1', '4821'), true],
    [change('1234', '4821'), true],
  ])('[R189] with the PINs %o can change: %s', (pins, can) => {
    expect(canSend(pinSchema, pins)).toBe(can)
  })

  it('[R191] reports that the new ones differ once both are typed', () => {
    expect(mismatch(change('old', 'abcde', ''))).toBeUndefined()
    expect(mismatch(change('old', 'abcde', 'abc'))).toBe('Password Mismatch')
    expect(mismatch(change('old', 'abcde'))).toBeUndefined()
  })

  const refused = (response: Record<string, unknown>) => outcomeOf('failed', UpdateEmailAnswer, response)
  const loud = texts.somethingWentWrongLoud
  it.each([
    [refused({ failed: 'Taken' }), { tone: 'danger', text: 'Taken', toast: 'Taken' }],
    [refused({ failed: true }), { tone: 'danger', text: loud, toast: loud }],
    [refused({ failed: '1' }), { tone: 'danger', text: loud, toast: loud }],
    [
      refused({ status: 'error', message: 'Wrong' }),
      { tone: 'warning', toast: loud, text: "The bank's answer wasn't clear, so we don't know whether this worked." },
    ],
    [failed('network'), { tone: 'warning', toast: undefined }],
    [failed('http'), { tone: 'danger', toast: loud }],
  ] as const)('[R192, R206] turns %o into %o', (outcome, result) => {
    if (outcome.kind === 'success') throw new Error('no success')
    expect(describeFailure(outcome, changeTexts('Changed.'))).toMatchObject(result)
  })
})
