import { textOf, type Fault } from './backend.ts'
import { plan } from './judge.ts'
import { adas, enrolment, inner, reset, responseWith, rows, tampers } from './states.ts'

const loaders = ['getAccount', 'getProfile', 'getContact']
const deposits = ['getCryptoDepositForm', 'submitCryptoDeposit', 'getUpgradeForm', 'submitUpgrade', 'getProfile']
const refusal = responseWith({ status: 'error', error: true, message: 'Invalid Credentials' })

/** What a sign-in says of a customer, and of one with the same names. */
export const customerStates: Fault[] = [
  {
    name: 'a session during the review of the documents',
    finds: ['session-for-approved@signIn'],
    only: [...enrolment, ...loaders],
    after: tampers('signIn', async (json, _call, { tokenOf }) => {
      if (json['verification_status'] === 'Pending Verification') json['jwt'] = await tokenOf('main')
    }),
  },
  {
    name: 'an address that a wrong code verifies',
    finds: ['nothing-else@verifyEmail'],
    only: enrolment,
    after: (_response, { id, json, call, intact: { memory } }) => {
      const email = textOf(call, 'email')
      if (id === 'verifyEmail' && json['error'] === true) memory.set(`verified ${email}`, '')
      return id === 'signIn' && json['verified'] === 'no' && memory.has(`verified ${email}`)
        ? responseWith({ status: 'success', jwt: `early ${Math.random()}`, verification_status: 'Not Verified' })
        : undefined
    },
  },
  {
    name: 'documents under review that were not submitted',
    finds: ['kyc-pending@submitVerification'],
    only: enrolment,
    after: tampers('signIn', (json) => {
      if (json['verification_status'] === 'Pending Verification') json['submitted'] = 'No'
    }),
  },
  {
    name: 'documents that are refused, and reviewed all the same',
    finds: ['refusal-inert@submitVerification'],
    only: enrolment,
    before: (call, { memory, emailOf }) => {
      const isText = Object.values(call.fields).some((file) => typeof file !== 'string' && file.type === 'text/plain')
      if (!('submit_verification' in call.fields) || !isText) return undefined
      memory.set(`review of ${emailOf(textOf(call, 'token')) ?? ''}`, '')
      return responseWith({ status: 'error', message: 'Pictures only.' })
    },
    after: tampers('signIn', (json, call, { memory }) => {
      if (json['verification_status'] === 'Not Verified' && memory.has(`review of ${textOf(call, 'email')}`))
        Object.assign(json, { verification_status: 'Pending Verification', submitted: 'Yes' })
    }),
  },
  {
    name: 'another code during the review, which ends it',
    finds: ['nothing-else@resendConfirmationCode'],
    only: enrolment,
    after: (_response, { id, json, call, intact: { memory } }) => {
      const email = textOf(call, 'email')
      if (id === 'resendConfirmationCode' && memory.has(`review of ${email}`)) memory.set(`again ${email}`, '')
      if (id !== 'signIn' || json['verification_status'] !== 'Pending Verification') return
      memory.set(`review of ${email}`, '')
      if (memory.has(`again ${email}`)) Object.assign(json, { verification_status: 'Not Verified', submitted: 'No' })
    },
  },
  {
    name: 'a code that verifies all customers of the same name',
    finds: ['others-untouched@verifyEmail'],
    only: enrolment,
    after: (_response, { id, json, call, intact: { memory } }) => {
      const email = textOf(call, 'email')
      const name = memory.get(`name of ${email}`)
      if (id === 'signUp' && name === undefined) memory.set(`name of ${email}`, textOf(call, 'username'))
      if (id === 'verifyEmail' && typeof json['jwt'] === 'string' && name !== undefined)
        memory.set(`verified ${name}`, '')
      return id === 'signIn' && json['verified'] === 'no' && name !== undefined && memory.has(`verified ${name}`)
        ? responseWith({ status: 'success', jwt: `early ${Math.random()}`, verification_status: 'Not Verified' })
        : undefined
    },
  },
  {
    name: 'a password that is set for all customers of the same user name',
    finds: ['others-untouched@updatePassword'],
    only: [...enrolment, 'updatePassword', ...loaders],
    before: (call, { memory }) =>
      call.query['crud'] === 'userlogin' && memory.has(`lost ${textOf(call, 'email')}`) ? refusal : undefined,
    after: (_response, { id, json, call, intact: { memory, emailOf } }) => {
      const [email, name] = [textOf(call, 'email'), textOf(call, 'username')]
      if (id === 'getProfile' && emailOf(textOf(call, 'token')) === adas)
        memory.set('name', String(inner(json, 'profile')['username']))
      if (id === 'signUp' && name !== '' && name === memory.get('name')) memory.set(`of the name ${email}`, '')
      if (id !== 'updatePassword' || json['status'] !== 'success' || emailOf(textOf(call, 'token')) !== adas) return
      for (const key of memory.keys())
        if (key.startsWith('of the name ')) memory.set(key.replace('of the name', 'lost'), '')
    },
  },
  {
    name: 'a reset that ends the review of the documents',
    finds: ['nothing-else@resetPassword'],
    only: [...enrolment, ...reset],
    after: (_response, { id, json, call, intact: { memory } }) => {
      const email = textOf(call, 'email')
      if (id === 'resetPassword' && json['error'] !== true && json['status'] === 'success')
        memory.set(`reset ${email}`, '')
      if (id === 'signIn' && json['verification_status'] === 'Pending Verification' && memory.has(`reset ${email}`))
        Object.assign(json, { verification_status: 'Not Verified', submitted: 'No' })
    },
  },
  {
    name: 'a profile that is saved for all customers with the same telephone number',
    finds: ['others-untouched@updateProfile'],
    only: ['getProfile', 'updateProfile', 'getContact'],
    before: async (call, { call: make, emailOf, tokenOf }) => {
      if (!('updateprofile' in call.fields) || emailOf(textOf(call, 'token')) !== adas) return
      const token = await tokenOf('second')
      const phones = await Promise.all([textOf(call, 'token'), token].map((own) => make('getProfile', { token: own })))
      const [mine, theirs] = phones.map((body) => inner(body, 'profile')['phone'])
      if (mine === theirs) await make('updateProfile', { ...call.fields, token })
    },
  },
  {
    name: 'an upgrade that declines deposits',
    finds: ['nothing-else@submitUpgrade'],
    only: deposits,
    after: async (_response, { id, json, call, intact: { memory, emailOf, call: make } }) => {
      const token = textOf(call, 'token')
      if (emailOf(token) !== adas) return
      if (id === 'submitUpgrade' && json['icon'] === 'success')
        for (const row of rows(await make('getCryptoDepositForm', { token }), 'transactions'))
          memory.set(`declined ${String(row['id'])}`, '')
      if (id === 'getCryptoDepositForm')
        for (const row of rows(json, 'transactions'))
          if (memory.has(`declined ${String(row['id'])}`)) row['status'] = 'declined'
    },
  },
  {
    name: 'an upgrade that declines the deposits of another customer',
    finds: ['others-untouched@submitUpgrade'],
    only: deposits,
    after: async (_response, { id, json, call, intact: { memory, emailOf, call: make, tokenOf } }) => {
      const owner = emailOf(textOf(call, 'token'))
      if (id === 'submitUpgrade' && json['icon'] === 'success' && owner === adas)
        for (const row of rows(await make('getCryptoDepositForm', { token: await tokenOf('second') }), 'transactions'))
          memory.set(`declined ${String(row['id'])}`, '')
      if (id === 'getCryptoDepositForm' && owner !== adas)
        for (const row of rows(json, 'transactions'))
          if (memory.has(`declined ${String(row['id'])}`)) row['status'] = 'declined'
    },
  },
  {
    name: 'another code for any address, which is not verified then',
    finds: ['nothing-else@resendConfirmationCode', 'refusal-inert@resendConfirmationCode'],
    only: plan.operations.map(({ id }) => id),
    after: (_response, { id, json, call, intact: { memory, emailOf } }) => {
      const email = textOf(call, 'email')
      if (id === 'resendConfirmationCode') memory.set(`flagged ${email}`, '')
      if (id === 'verifyEmail' && typeof json['jwt'] === 'string') memory.delete(`flagged ${email}`)
      const isFlagged = memory.has(`flagged ${emailOf(textOf(call, 'token')) ?? ''}`)
      if (id === 'updateEmail' && isFlagged) memory.set(`flagged ${email}`, '')
      for (const name of isFlagged ? ['user', 'profile'] : [])
        if ('verified' in inner(json, name)) inner(json, name)['verified'] = 'no'
      return id === 'signIn' && typeof json['jwt'] === 'string' && memory.has(`flagged ${email}`)
        ? responseWith({ status: 'error', error: true, message: 'Verify your address.', verified: 'no', email })
        : undefined
    },
  },
]
