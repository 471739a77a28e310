import { changeCustomer, customerByEmail } from '#mocks/domain/customers.ts'
import { holderOf, revokeTokens } from '#mocks/domain/sessions.ts'
import { type Fault, textOf } from './backend.ts'
import { codes, enrolment, expired, inner, noPin, refusal, responseWith, tampers } from './edits.ts'

const endsAtDocuments: Fault['after'] = async (_response, { id, call, intact: { emailOf, target } }) => {
  const isAsked = id === 'getIdentityDocuments'
  const customer = isAsked ? customerByEmail(target.bank, emailOf(textOf(call, 'token')) ?? '') : undefined
  if (customer !== undefined) await revokeTokens(target.bank, customer.id)
}

export const brokenIdentities: Fault[] = [
  {
    name: 'documents that are not noted',
    finds: ['kyc-pending@submitVerification'],
    only: enrolment,
    after: tampers('signIn', (json) => {
      if (json['verification_status'] === 'Pending Verification') json['verification_status'] = 'Not Verified'
    }),
  },
  {
    name: 'documents under review that the customer has not submitted, by the same response',
    finds: ['kyc-pending@submitVerification'],
    only: enrolment,
    after: tampers('signIn', (json) => {
      if (json['verification_status'] === 'Pending Verification') inner(json, 'user')['submitted'] = 'No'
    }),
  },
  {
    name: 'a type with an apostrophe, whose documents are not noted',
    finds: ['kyc-pending@submitVerification'],
    tells: /\(Driver's License, /,
    only: codes,
    after: tampers('submitVerification', async (json, call, { target: { bank } }) => {
      const customer = holderOf(bank, textOf(call, 'token'))?.customer
      if (json['status'] === 'success' && textOf(call, 'type').includes("'") && customer?.verification !== 'verified')
        await changeCustomer(bank, customer?.id ?? '', { verification: 'Not Verified', submitted: false })
    }),
  },
  {
    name: 'documents that require a live token',
    finds: ['optional-token@getIdentityDocuments'],
    only: ['getIdentityDocuments'],
    before: ({ fields }) =>
      'getdocs' in fields && textOf({ fields }, 'token').startsWith('conformance')
        ? { ...responseWith({ status: 'error', message: 'Expired' }), status: 401 }
        : undefined,
  },
  {
    name: 'documents that use a temporary token up',
    finds: ['optional-token@getIdentityDocuments'],
    only: [...enrolment, 'getIdentityDocuments'],
    after: endsAtDocuments,
  },
  {
    name: 'documents that end the session',
    finds: ['optional-token@getIdentityDocuments'],
    only: ['getIdentityDocuments', 'getContact'],
    after: endsAtDocuments,
  },
  {
    name: 'documents with temporary tokens only',
    finds: ['session-may-verify@submitVerification'],
    only: [...noPin, 'submitVerification'],
    before: (call, { emailOf }) =>
      'submit_verification' in call.fields && emailOf(textOf(call, 'token'))?.startsWith('nora') === true
        ? expired
        : undefined,
  },
  {
    name: 'documents with an address',
    finds: ['documents-private@submitVerification'],
    only: codes,
    after: tampers('submitVerification', (json) => {
      json['front'] = 'uploads/documents/front.png'
    }),
  },
  {
    name: 'an identity that is declined before documents were submitted',
    finds: ['kyc-pending@verifyEmail'],
    only: enrolment,
    after: tampers('verifyEmail', (json) => {
      if (typeof json['jwt'] === 'string') json['verification_status'] = 'Declined'
    }),
  },
  {
    name: 'a review that has begun before documents were submitted',
    finds: ['kyc-pending@verifyEmail'],
    only: enrolment,
    after: tampers('signIn', (json, call) => {
      if (textOf(call, 'email').startsWith('conformance-0') && json['verification_status'] === 'Not Verified')
        json['verification_status'] = 'Pending Verification'
    }),
  },
  {
    name: 'no driver’s license',
    finds: ['action-served@submitVerification'],
    only: codes,
    before: (call) => (textOf(call, 'type') === "Driver's License" ? refusal : undefined),
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
    name: 'documents without a file that are accepted, and not reviewed',
    finds: ['kyc-pending@submitVerification'],
    only: codes,
    before: async (call, { rehearse }) => {
      const isBare = Object.values(call.fields).every((value) => typeof value === 'string')
      const response = 'submit_verification' in call.fields && isBare ? await rehearse(call) : undefined
      return typeof response === 'string' ? undefined : response
    },
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
    name: 'documents of later customers that begin no review',
    finds: ['kyc-pending@submitVerification'],
    only: [...enrolment, 'getProfile'],
    after: tampers('signIn', (json, call) => {
      if (
        /onformance[-_.].*w\d/.test(textOf(call, 'email')) &&
        json['verification_status'] === 'Pending Verification'
      ) {
        json['verification_status'] = 'Not Verified'
        json['submitted'] = 'No'
      }
    }),
  },
  {
    name: 'documents that put all customers under review',
    finds: ['others-untouched@submitVerification'],
    only: enrolment,
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === 'submitVerification' && json['status'] === 'success') memory.set('all', '')
      const isNew = textOf(call, 'email').includes('conformance')
      if (id === 'signIn' && memory.has('all') && !isNew && json['verification_status'] === 'Not Verified')
        json['verification_status'] = 'Pending Verification'
    },
  },
]
