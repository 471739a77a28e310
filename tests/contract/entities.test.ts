import { describe, expect, it } from 'vitest'
import { verificationStates } from '#mocks/db/records.ts'
import { sendRequest } from '#mocks/direct.ts'
import { customerByEmail } from '#mocks/domain/customers.ts'
import { holderOf } from '#mocks/domain/sessions.ts'
import { table } from '#mocks/generated/tables.ts'
import { Account } from '#mocks/generated/zod/schemas/account.ts'
import { BankNotification } from '#mocks/generated/zod/schemas/bankNotification.ts'
import { DepositRow } from '#mocks/generated/zod/schemas/depositRow.ts'
import { GetPinStatusAnswer } from '#mocks/generated/zod/schemas/getPinStatusAnswer.ts'
import { GetTransferFeeAnswer } from '#mocks/generated/zod/schemas/getTransferFeeAnswer.ts'
import { Shell } from '#mocks/generated/zod/schemas/shell.ts'
import { SubmitTransferAnswer } from '#mocks/generated/zod/schemas/submitTransferAnswer.ts'
import { TransferNotice } from '#mocks/generated/zod/schemas/transferNotice.ts'
import { User } from '#mocks/generated/zod/schemas/user.ts'
import { seededBank } from '#mocks/node.ts'
import { playScenario } from '#mocks/scenario.ts'
import { personaPassword, personas } from '#mocks/seed/personas.ts'
import { loadContract, operationsOf, requestOf, resolve, type Schema } from '#openapi/tools/contract.ts'
import type { SignInAnswer } from '#src/api/generated/models/signInAnswer.ts'
import type { OperationId } from '#src/api/generated/operations.ts'

const contract = await loadContract()
const schema = (name: string): Schema => resolve(contract, { $ref: `#/components/schemas/${name}` })

async function send(bank: Awaited<ReturnType<typeof seededBank>>, fields: Record<string, string>, query = '') {
  const request = new Request(`http://bank.test/api/users.php${query}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  const { response } = await sendRequest(bank, request)
  if (response === 'cut') throw new Error('The connection was cut.')
  return JSON.parse(response.body) as Record<string, unknown>
}

it('[R180, R181] getProfile returns every field that updateProfile accepts', async () => {
  const bank = await seededBank()
  const { signIn } = await playScenario(bank, 'as:ada')
  const token = signIn?.token ?? ''
  const fields = Object.keys(table.updateProfile.body.shape).filter(
    (name) => name !== 'updateprofile' && name !== 'token',
  )
  const sent = Object.fromEntries(fields.map((name) => [name, `${name} sent`]))
  expect(await send(bank, { updateprofile: 'updateprofile', token, ...sent })).toMatchObject({ status: 'success' })
  expect(await send(bank, { getprofile: 'getprofile', token })).toMatchObject({ profile: sent, user: sent })
})

describe('the entities of the contract', () => {
  it('[R208] a user', () => {
    expect(Object.keys(User.shape)).toEqual(
      expect.arrayContaining([
        ...['fullname', 'email', 'username', 'picture', 'phone', 'gender', 'dob', 'country', 'marital_status'],
        ...['home_address', 'next_of_kin', 'current_plan', 'role', 'verification_status', 'verified', 'submitted'],
        'jwt',
      ]),
    )
    const user = { fullname: 'Ada', email: 'ada@example.com' }
    for (const role of ['admin', 'customer']) expect(User.safeParse({ ...user, role }).success).toBe(true)
    expect(User.safeParse({ ...user, role: 'teller' }).success).toBe(false)
    for (const submitted of ['Yes', 'No']) expect(User.safeParse({ ...user, submitted }).success).toBe(true)
    expect(User.safeParse({ ...user, submitted: 'maybe' }).success).toBe(false)
  })

  it('[R209] the verification statuses', () => {
    const four = ['Not Verified', 'Pending Verification', 'Declined', 'verified']
    expect(schema('VerificationStatus')['examples']).toEqual(four)
    expect(verificationStates).toEqual(four)
  })

  it('[R210] an account', () => {
    expect(Object.keys(Account.shape)).toEqual(['account_no', 'tb', 'currency'])
    for (const tb of [1250.5, '1250.50', null])
      expect(Account.safeParse({ account_no: '1', tb, currency: 'USD' }).success).toBe(true)
    expect(Account.safeParse({ account_no: '1', tb: '1,250.50', currency: 'USD' }).success).toBe(false)
  })

  it('[R211] a deposit row', () => {
    const row = { type: 'Bitcoin', amount: '5', created_at: '2026-01-15 09:30:00' }
    for (const status of ['pending', 'confirmed', 'declined'])
      expect(DepositRow.safeParse({ ...row, status }).success).toBe(true)
    expect(DepositRow.safeParse({ ...row, status: 'lost' }).success).toBe(false)
    expect(DepositRow.safeParse(row).success).toBe(false)
  })

  it('[R212] a notification, and the unread count', () => {
    expect(Object.keys(BankNotification.shape)).toEqual(expect.arrayContaining(['id', 'title', 'body', 'wasread']))
    const one = { id: 1, title: 'a', body: 'b' }
    expect(BankNotification.safeParse({ ...one, wasread: 'no' }).success).toBe(true)
    expect(BankNotification.safeParse({ ...one, wasread: 'unread' }).success).toBe(false)
    expect(Object.keys(Shell.shape)).toEqual(['user', 'nc'])
  })

  it('[R213] the service charge, and the balance beside it', () => {
    expect(GetTransferFeeAnswer.safeParse({ percent: 2.5, tb: '100.00' }).success).toBe(true)
    expect(GetTransferFeeAnswer.safeParse({ tb: 100 }).success).toBe(true)
    expect(GetTransferFeeAnswer.safeParse({ percent: 2.5, tb: '1,000.00' }).success).toBe(false)
    expect(Object.keys(GetTransferFeeAnswer.shape)).toEqual(expect.arrayContaining(['percent', 'tb', 'balance']))
    expect(schema('GetTransferFeeAnswer')['description']).toContain('One of `tb` and `balance` is always there')
  })

  it('[R214] the has-PIN flag, and the notices of a transfer', () => {
    for (const haspin of ['yes', 'no', 1, 0, true, false, '1', '0'])
      expect(GetPinStatusAnswer.safeParse({ haspin }).success).toBe(true)
    expect(GetPinStatusAnswer.safeParse({}).success).toBe(false)
    expect(Object.keys(TransferNotice.shape)).toEqual(['title', 'body'])
    expect(SubmitTransferAnswer.safeParse({ icon: 'success', trx_notif: [{ title: 'a', body: 'b' }] }).success).toBe(
      true,
    )
  })

  it('[R205] no common field is required in a response to an action', () => {
    expect(Object.keys(schema('Envelope').properties ?? {})).toEqual(['status', 'icon', 'message', 'error', 'failed'])
    expect(schema('Envelope').required).toBeUndefined()
    for (const { id, kind } of operationsOf(contract)) {
      if (kind !== 'action') continue
      expect(table[id as OperationId].response.safeParse({}).success, id).toBe(true)
    }
  })

  it('[R218] promises nothing that a bank must enforce', () => {
    expect(contract.info.description).toMatch(/They do not promise\s+that a bank checks it/)
    const limits = Object.values(contract.paths).flatMap(({ post }) =>
      Object.entries(requestOf(contract, post)?.schema.properties ?? {}).flatMap(([field, property]) => {
        const { minLength, maxLength, minimum, maximum } = property
        expect([maxLength, minimum, maximum], field).toEqual([undefined, undefined, undefined])
        return minLength === undefined ? [] : [`${post.operationId}.${field}: ${JSON.stringify(minLength)}`]
      }),
    )
    expect(limits.sort()).toEqual([
      'signUp.password: 6',
      'submitUpgrade.plan: 1',
      'updatePassword.c_pwd: 1',
      'updatePassword.con_pwd: 5',
      'updatePassword.n_pwd: 5',
      'updatePin.c_pwd: 1',
    ])
  })
})

describe('the people of the mock bank', () => {
  it('[R215] are an admin, and customers of every status', () => {
    const customers = personas.map(({ customer }) => ({ role: 'customer', verification: 'verified', ...customer }))
    expect(customers.some(({ role }) => role === 'admin')).toBe(true)
    for (const status of verificationStates)
      expect(
        customers.some(({ role, verification }) => role === 'customer' && verification === status),
        status,
      ).toBe(true)
  })

  it.each(personas.map(({ id, customer }) => [id, customer.email] as const))(
    '[R216] %s gets only the tokens of their status',
    async (_id, email) => {
      const bank = await seededBank()
      const body = (await send(bank, { email, password: personaPassword }, '?crud=userlogin')) as SignInAnswer
      const customer = customerByEmail(bank, email)
      const token = body.jwt ?? ''
      const kind = holderOf(bank, token)?.token.kind
      const isApproved = customer?.emailVerified === true && customer.verification === 'verified'
      if (kind === 'session') expect(isApproved).toBe(true)
      if (!isApproved) expect([undefined, 'temporary']).toContain(kind)
      if (kind === 'temporary')
        expect(await send(bank, { getprofile: 'getprofile', token })).toMatchObject({ status: 'error' })
    },
  )
})
