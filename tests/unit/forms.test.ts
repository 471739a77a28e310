/** What every form lets through, and the request that it makes of it: the promised laxness is held here. */
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { forgotSchema, resetSchema, signInSchema, signUpSchema, verifySchema } from '#src/features/auth/schema.ts'

/** The output of a schema, or the first message of each field that it refuses. */
function parse(schema: z.ZodMiniType, values: unknown): unknown {
  const result = z.safeParse(schema, values)
  return result.success ? result.data : { refused: z.flattenError(result.error).fieldErrors }
}

describe('the sign-up form', () => {
  const form = {
    first_name: '',
    last_name: '',
    username: '',
    email: 'mira@example.com',
    password: '123456',
    confirmation: '',
  }
  const request = { first_name: '', last_name: '', username: '', fullname: '', email: form.email, password: '123456' }

  it.each(['@', 'a@b', 'mira@@x', 'm @ x'])('[R38] takes %j for an e-mail address', (email) => {
    expect(parse(signUpSchema(false), { ...form, email: ` ${email} ` })).toEqual({ ...request, email })
  })

  it.each(['', 'mira', 'mira.example.com'])('[R38] does not take %j for one', (email) => {
    expect(parse(signUpSchema(false), { ...form, email })).toEqual({
      refused: { email: ["That doesn't look like an email address"] },
    })
  })

  it.each(['', '12345'])('[R39] refuses the password %j', (password) => {
    expect(parse(signUpSchema(false), { ...form, password })).toEqual({
      refused: { password: ['Password must be > 6 characters'] },
    })
  })

  it.each(['123456', ' blanks ', 'ä€😀xyz'])('[R40] takes the password %j as it is', (password) => {
    expect(parse(signUpSchema(false), { ...form, password })).toEqual({ ...request, password })
  })

  it('[R42, R43] requires the confirmation and the box only where the operator asks for it', () => {
    const other = { ...form, confirmation: 'other' }
    expect(parse(signUpSchema(false), other)).toEqual(request)
    expect(parse(signUpSchema(true), other)).toEqual({
      refused: {
        confirmation: ['Passwords differ'],
        isAdult: ['Tick the box to confirm your age'],
      },
    })
    expect(parse(signUpSchema(true), { ...form, confirmation: '123456', isAdult: 'on' })).toEqual(request)
  })

  it('[R44] sends six fields, the full name made of first and last name', () => {
    const filled = { ...form, first_name: ' Mira ', last_name: 'Halden ', username: ' mira', isAdult: 'on' }
    expect(parse(signUpSchema(false), filled)).toEqual({
      ...request,
      first_name: 'Mira',
      last_name: 'Halden',
      username: 'mira',
      fullname: 'Mira Halden',
    })
    expect(parse(signUpSchema(false), { ...form, last_name: 'Halden' })).toMatchObject({ fullname: 'Halden' })
  })
})

describe('the other forms before signing in', () => {
  it.each([
    ['sign in', signInSchema, { email: '', password: '' }, { email: '', password: '', remember: false }],
    [
      'sign in',
      signInSchema,
      { email: ' mira ', password: ' x ', remember: 'on' },
      { email: 'mira', password: ' x ', remember: true },
    ],
    ['forgot', forgotSchema, { email: '' }, { email: '' }],
    [
      'reset',
      resetSchema,
      { email: ' a ', reset_code: ' 1 2 ', new_password: ' ' },
      { email: 'a', reset_code: '1 2', new_password: ' ' },
    ],
    ['verify', verifySchema, { email: 'a b', ver_code: ' ' }, { email: 'a b', ver_code: '' }],
  ])('%s leaves it to the bank what is valid', (_form, schema, values, request) => {
    expect(parse(schema, values)).toEqual(request)
  })
})
