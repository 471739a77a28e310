import { describe, expect, it } from 'vitest'
import { UpdatePictureRequest } from '#src/api/generated/models/updatePictureRequest.ts'
import { validationMessage, type FormSchema } from '#src/components/form/Form.tsx'
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

const anything = new File(['x'], 'proof.exe', { type: 'application/x-msdownload' })

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
