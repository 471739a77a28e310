import { describe, expect, it } from 'vitest'
import { UpdatePictureRequest } from '#src/api/generated/models/updatePictureRequest.ts'
import { validationMessage, type FormSchema } from '#src/components/form/Form.tsx'
import { forgotSchema, resetSchema, signUpSchema, verifySchema } from '#src/features/auth/schema.ts'
import { signInSchema } from '#src/features/auth/signInSchema.ts'
import { cryptoPaymentSchema } from '#src/features/crypto-payments/schema.ts'
import { identitySchema } from '#src/features/kyc/schema.ts'
import { noAmount, typedAmount } from '#src/lib/amount.ts'

function parse(schema: FormSchema<unknown>, values: Readonly<Record<string, unknown>>): unknown {
  const result = schema.safeParse(values, { error: validationMessage })
  if (result.success) return result.data
  const refused: Record<string, string[]> = {}
  for (const { path, message } of result.error.issues) (refused[String(path[0])] ??= []).push(message)
  return { refused }
}

describe('the sign-up form', () => {
  const form = {
    first_name: 'Ida',
    last_name: 'Lund',
    username: 'ida',
    email: 'mira@example.com',
    password: '123456',
    confirmation: '',
  }
  const request = {
    first_name: 'Ida',
    last_name: 'Lund',
    username: 'ida',
    fullname: 'Ida Lund',
    email: form.email,
    password: '123456',
  }

  it.each(['@', 'a@b', 'mira@@x', 'm @ x'])('[R38] accepts %j as an e-mail address', (email) => {
    expect(parse(signUpSchema(false), { ...form, email: ` ${email} ` })).toEqual({ ...request, email })
  })

  it.each(['', 'mira', 'mira.example.com'])('[R38] rejects %j as an e-mail address', (email) => {
    expect(parse(signUpSchema(false), { ...form, email })).toEqual({
      refused: { email: ["That doesn't look like an email address"] },
    })
  })

  it.each(['', '12345'])('[R39] rejects the password %j', (password) => {
    expect(parse(signUpSchema(false), { ...form, password })).toEqual({
      refused: { password: ['Password must be > 6 characters'] },
    })
  })

  it.each(['123456', ' blanks ', 'ä€😀xyz'])('[R40] accepts the password %j unchanged', (password) => {
    expect(parse(signUpSchema(false), { ...form, password })).toEqual({ ...request, password })
  })

  it.each([
    ['Mira', ''],
    ['', 'Mira'],
  ])('[R44] accepts one name: %j, %j', (first_name, last_name) => {
    const sent = { ...request, first_name, last_name, fullname: 'Mira' }
    expect(parse(signUpSchema(false), { ...form, first_name, last_name })).toEqual(sent)
  })
})

describe('the other forms before sign-in', () => {
  it('[R24, R63] name what is missing', () => {
    expect(parse(signInSchema, { email: ' ', password: '' })).toEqual({
      refused: { email: ['Enter your email address'], password: ['Enter your password'] },
    })
    expect(parse(forgotSchema, { email: ' ' })).toEqual({ refused: { email: ['Enter your email address'] } })
    expect(parse(resetSchema, { email: '', reset_code: '', new_password: '' })).toEqual({
      refused: {
        email: ['Enter your email address'],
        reset_code: ['Enter the code'],
        new_password: ['Enter a new password'],
      },
    })
    expect(parse(verifySchema, { email: 'a b', ver_code: ' ' })).toEqual({ refused: { ver_code: ['Enter the code'] } })
  })
})

const anything = new File(['x'], 'proof.exe', { type: 'application/x-msdownload' })

describe('the identity form', () => {
  const details = { country: ' Elbonia ', phone: 'none', home_address: ' 1 Rua Nova', type: 'Passport' }

  it.each([
    [0, { country: '', phone: ' ', home_address: '' }, ['country', 'phone', 'home_address']],
    [1, details, ['idcardFront']],
    [1, { ...details, type: undefined }, ['type', 'idcardFront']],
    [2, { country: '' }, ['pic']],
  ])('[R67] requires in part %i only its own fields', (part, values, missing) => {
    const refused = Object.fromEntries(missing.map((name) => [name, [expect.any(String)]]))
    expect(parse(identitySchema('complete', part), values)).toEqual({ refused })
  })
})

describe('the forms with a file', () => {
  it.each([
    anything,
    new File([], 'empty'),
    new File([new Uint8Array(20_000_000)], 'large.png', { type: 'image/png' }),
  ])('[R148] accept a file of any type and size', (file) => {
    expect(parse(UpdatePictureRequest, { profilePic: file })).toEqual({ profilePic: file })
    expect(parse(identitySchema('complete', 2), { type: '', pic: file })).toEqual({ type: '', pic: file })
    expect(
      parse(cryptoPaymentSchema(['Bitcoin'], undefined), { type: 'Bitcoin', amount: noAmount, proof: file }),
    ).toMatchObject({
      proof: file,
    })
  })
})

describe('the forms that report a crypto payment', () => {
  const names = ['Bitcoin', 'Tether']
  const missing = 'Select a plan'
  const options = [
    { value: 'Gold', label: 'Gold, 10.00' },
    { value: 'Silver', label: 'Silver, 5.00' },
  ]

  it.each([
    ['', undefined],
    ['0', 0],
    ['-5', -500],
    ['1,234.5', 123_450],
    ['0,5', 50],
  ])('[R152] read the amount %j as %j', (typed, amount) => {
    expect(parse(cryptoPaymentSchema(names, undefined), { type: 'Tether', amount: typedAmount(typed) })).toEqual({
      choice: '',
      type: 'Tether',
      amount,
    })
  })

  it.each(['1,234', 'ten', '1.2.3', '12.345', '12.'])('reject the amount %j with a text', (text) => {
    expect(parse(cryptoPaymentSchema(names, undefined), { type: 'Bitcoin', amount: typedAmount(text) })).toEqual({
      refused: { amount: [expect.stringMatching(/\w+ \w+/)] },
    })
  })

  it('send no coin and no choice if the bank offers none', () => {
    const schema = cryptoPaymentSchema([], { label: 'Plan', missing, options: [] })
    expect(parse(schema, { amount: noAmount })).toMatchObject({ choice: '', type: '' })
  })

  it('refuse a coin and a choice that the bank no longer offers', () => {
    expect(
      parse(cryptoPaymentSchema(names, { label: 'Plan', missing, options }), {
        type: 'Ether',
        choice: 'Bronze',
        amount: noAmount,
      }),
    ).toEqual({ refused: { choice: [missing], type: ['Choose a coin'] } })
  })

  it('[R179] require a choice', () => {
    const schema = cryptoPaymentSchema(names, { label: 'Plan', missing, options })
    expect(parse(schema, { type: 'Tether', choice: '', amount: noAmount })).toEqual({
      refused: { choice: [missing] },
    })
    expect(parse(schema, { type: 'Tether', choice: 'Silver', amount: noAmount })).toMatchObject({ choice: 'Silver' })
  })
})
