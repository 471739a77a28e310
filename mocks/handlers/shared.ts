import { profileSchema, type Customer, type Upload } from '#mocks/db/records.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import { unreadCount } from '#mocks/domain/notifications.ts'
import type { components } from '#mocks/generated/wire.ts'

type Schemas = components['schemas']

export function userOf(customer: Customer): Required<Omit<Schemas['User'], 'jwt'>> {
  return {
    ...profileSchema.parse(customer),
    email: customer.email,
    username: customer.username,
    picture: customer.picture,
    current_plan: customer.current_plan,
    role: customer.role,
    verification_status: customer.verification,
    verified: customer.emailVerified ? 'yes' : 'no',
    submitted: customer.submitted ? 'Yes' : 'No',
  }
}

/** Every query with a session returns it for the layout. */
export function shellOf(bank: Bank, customer: Customer): Required<Schemas['Shell']> {
  return { user: userOf(customer), nc: unreadCount(bank, customer.id) }
}

/** As PHP writes it, in local time: `YYYY-MM-DD HH:MM:SS`. */
export function wireTime(iso: string): string {
  const date = new Date(iso)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`
}

export function uploadOf(file: File | undefined): Upload {
  return file === undefined ? null : { name: file.name, type: file.type, size: file.size }
}
