import { profileSchema } from '#mocks/db/records.ts'
import { nextNumber } from '#mocks/domain/bank.ts'
import { changeCustomer } from '#mocks/domain/customers.ts'
import { keepPicture, pictureName } from '#mocks/domain/uploads.ts'
import type { HandlersOf } from './handler.ts'
import { shellOf, userOf } from './shared.ts'

export const profile: HandlersOf<'profile'> = {
  getProfile: ({ bank, holder: { customer } }) => ({
    ...shellOf(bank, customer),
    profile: userOf(customer),
  }),

  updatePicture: async ({ bank, fields: { profilePic }, holder: { customer } }) => {
    if (profilePic.size === 0) return { status: 'error', message: 'The file is empty.' }
    const name = await pictureName(profilePic)
    if (name === undefined) return { status: 'error', message: 'This file is no picture.' }
    const serial = await nextNumber(bank, 'pictures')
    const picture = `picture-${serial}-${name}`
    await keepPicture(bank, picture, profilePic)
    await changeCustomer(bank, customer.id, { picture })
    return { status: 'success' }
  },

  updateProfile: async ({ bank, fields, holder: { customer } }) => {
    const details = profileSchema.parse(fields)
    if (details.fullname.trim() === '') return { status: 'error', message: 'A name is needed.' }
    await changeCustomer(bank, customer.id, details)
    return { status: 'success' }
  },
}
