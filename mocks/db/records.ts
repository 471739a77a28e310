/** Amounts are integers in minor units, times ISO 8601 in UTC. */
import { z } from 'zod'
import { BankNotification } from '#mocks/generated/zod/schemas/bankNotification.ts'
import { DepositRow } from '#mocks/generated/zod/schemas/depositRow.ts'
import { PastTransfer } from '#mocks/generated/zod/schemas/pastTransfer.ts'
import { TransactionStatus } from '#mocks/generated/zod/schemas/transactionStatus.ts'
import { UpdateProfileRequest } from '#mocks/generated/zod/schemas/updateProfileRequest.ts'
import { User } from '#mocks/generated/zod/schemas/user.ts'
import { recordOf } from '#src/lib/fields.ts'

const minor = z.int()
const text = z.string().default('')

export const verificationStates = ['Not Verified', 'Pending Verification', 'Declined', 'verified'] as const

export const profileSchema = z.object({
  ...recordOf(UpdateProfileRequest.omit({ updateprofile: true, token: true }).shape, text),
  fullname: User.shape.fullname,
})

export const customerSchema = profileSchema.extend({
  id: z.string(),
  email: User.shape.email,
  username: text,
  password: z.string(),
  picture: text,
  current_plan: z.string().default('Basic'),
  role: z.enum(['customer', 'admin']).default('customer'),
  emailVerified: z.boolean().default(true),
  verification: z.enum(verificationStates).default('verified'),
  submitted: z.boolean().default(true),
  /** Empty until the bank has opened the account. */
  accountNumber: text,
  currency: z.string().default('USD'),
  pin: text,
  wrongPins: z.int().default(0),
  wrongSignIns: z.int().default(0),
  wrongSignInAt: text,
  /** The number of codes that a transfer needs after the PIN. */
  authorizationSteps: z.int().default(0),
  chargePercent: z.number().nullable().default(2.5),
  history: z.int().default(0),
  historyEnd: text,
  isSparse: z.boolean().default(false),
  notice: z.object({ head: z.string(), body: z.string() }).nullable().default(null),
  seesCryptoAddress: z.boolean().default(false),
  /** Signing in with an unapproved identity gets an error instead of a status. Backends do either. */
  refusesUnapproved: z.boolean().default(false),
})

export const tokenSchema = z.object({
  token: z.string(),
  customer: z.string(),
  kind: z.enum(['session', 'temporary']),
  issuedAt: z.string(),
  live: z.boolean().default(true),
  /** Set for a transfer; null until a PIN has been accepted. */
  codesLeft: z.int().nullable().default(null),
  permittedAt: text,
})

export const postingSchema = z.object({ account: z.string(), amount: minor })

export const journalSchema = z.object({
  id: z.int(),
  at: z.string(),
  name: z.string(),
  reference: text,
  status: TransactionStatus,
  postings: z.array(postingSchema),
})

export const requestKinds = ['deposit', 'payment', 'fixed-deposit', 'upgrade'] as const

export const uploadSchema = z.object({ name: z.string(), type: z.string(), size: z.int() }).nullable()

/** A reported crypto payment. */
export const requestSchema = DepositRow.pick({ type: true, status: true, created_at: true }).extend({
  id: z.int(),
  customer: z.string(),
  kind: z.enum(requestKinds),
  amount: minor,
  choice: text,
  proof: uploadSchema,
})

export const transferSchema = PastTransfer.pick({
  bank: true,
  act_no: true,
  act_hold_name: true,
  date: true,
  status: true,
}).extend({
  id: z.int(),
  customer: z.string(),
  journal: z.int(),
  amount: minor,
  fee: minor,
  swift: text,
  routing: text,
  country: text,
  currency: text,
  note: text,
})

export const notificationSchema = BankNotification.pick({ title: true, body: true, about: true }).extend({
  id: z.int(),
  customer: z.string(),
  transaction: z.string().optional(),
  read: z.boolean().default(false),
  at: z.string(),
})

export const verificationSchema = z.object({
  id: z.int(),
  customer: z.string(),
  at: z.string(),
  country: z.string(),
  phone: z.string(),
  home_address: z.string(),
  type: z.string(),
  files: z.array(z.object({ field: z.string(), name: z.string(), type: z.string(), size: z.int() })),
})

/** `code`: the code that the customer has to type; empty if there is none. */
export const mailSchema = z.object({
  id: z.int(),
  to: z.string(),
  at: z.string(),
  purpose: z.enum(['verify', 'reset', 'authorize', 'news']),
  subject: z.string(),
  body: z.string(),
  code: text,
  used: z.boolean().default(false),
  wrongTries: z.int().default(0),
})

export const pictureSchema = z.object({ name: z.string(), type: z.string(), base64: z.string() })

/** Applies to the next calls of an operation. `times` 0 means until it is removed. */
export const faultSchema = z.object({
  id: z.int(),
  operation: z.string(),
  kind: z.string(),
  times: z.int().default(1),
  /** The response, for the kind `response`. */
  body: text,
})

export const seriesSchema = z.object({ name: z.string(), last: z.int() })

export const settingsSchema = z.object({
  latencyMs: z.int().min(0).default(0),
  /** Further milliseconds by operation. */
  latencies: z.record(z.string(), z.int().min(0)).default({}),
  offline: z.boolean().default(false),
  travelMs: z.int().default(0),
  chaosPercent: z.int().min(0).max(100).default(0),
  chaosSeed: z.int().default(1),
})

/** A response to repeat for a customer's repeated call. */
export const repetitionSchema = z.object({
  key: z.string(),
  customer: z.string(),
  operation: z.string(),
  order: z.string(),
  body: z.json(),
  at: z.string(),
})

export type Customer = z.infer<typeof customerSchema>
export type Token = z.infer<typeof tokenSchema>
export type Journal = z.infer<typeof journalSchema>
export type Posting = z.infer<typeof postingSchema>
export type CryptoRequest = z.infer<typeof requestSchema>
export type RequestKind = CryptoRequest['kind']
export type Transfer = z.infer<typeof transferSchema>
export type Upload = z.infer<typeof uploadSchema>
export type Settings = z.infer<typeof settingsSchema>
export type Mail = z.infer<typeof mailSchema>
