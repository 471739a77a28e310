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
      parse(cryptoPaymentSchema(undefined), { choice: '', type: 'Bitcoin', amount: noAmount, proof: file }),
    ).toMatchObject({
      proof: file,
    })
  })
})

describe('the forms that report a crypto payment', () => {
  const missing = 'Select a plan'

  it.each([
    ['', undefined],
    ['0', 0],
    ['-5', -500],
    ['1,234.5', 123_450],
    ['0,5', 50],
  ])('[R152] read the amount %j as %j', (typed, amount) => {
    const values = { choice: '', type: 'Tether' }
    expect(parse(cryptoPaymentSchema(undefined), { ...values, amount: typedAmount(typed) })).toEqual({
      ...values,
      amount,
    })
  })

  it('[R179] require a coin and a choice', () => {
    const schema = cryptoPaymentSchema({ label: 'Plan', missing, options: [{ value: 'Silver' }] })
    expect(parse(schema, { amount: noAmount })).toEqual({ refused: { choice: [missing], type: ['Choose a coin'] } })
    expect(parse(schema, { type: 'Tether', choice: 'Silver', amount: noAmount })).toMatchObject({ choice: 'Silver' })
  })
})
