import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { emailSchema, passwordSchema } from '#src/features/settings/schema.ts'

const canSend = (schema: z.ZodMiniType, values: unknown) => z.safeParse(schema, values).success

describe('settings', () => {
  it.each(['a@b', ' ada@example.com ', 'a.b+c@sub.example.co', "o'neil@example.com", 'x_1@a-b.c'])(
    '[R185] accepts "%s" as an e-mail address',
    (email) => expect(z.parse(emailSchema, { email })).toEqual({ email: email.trim() }),
  )

  it.each(['', 'ada', '@example.com', 'ada@', 'ada@@b.c', 'a b@c.d', 'ada@-b.c', 'ada@b..c', 'ada@b.c.', 'ä@b.c'])(
    '[R185] rejects "%s" as an e-mail address',
    (email) => expect(canSend(emailSchema, { email })).toBe(false),
  )

  it('[R188] sends passwords as they were typed', () => {
    const typed = { c_pwd: ' old ', n_pwd: ' new pass ', con_pwd: ' new pass ' }
    expect(z.parse(passwordSchema, typed)).toEqual(typed)
  })
})
