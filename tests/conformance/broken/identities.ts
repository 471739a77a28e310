import { changeCustomer, customerByEmail } from '#mocks/domain/customers.ts'
import { holderOf, revokeTokens } from '#mocks/domain/sessions.ts'
import type { Fault } from './backend.ts'
import {
  enrolment,
  noPin,
  inner,
  refusal,
  expired,
  responseWith,
  banks,
  type After,
  before,
  after,
  shows,
  tampers,
  codes,
} from './edits.ts'

const endsAtDocuments: After = async ({ id, owner, bank }) => {
  const customer = id === 'getIdentityDocuments' ? customerByEmail(bank, owner) : undefined
  if (customer !== undefined) await revokeTokens(bank, customer.id)
}

export const brokenIdentities: Fault[] = banks({
  'kyc-pending@submitVerification': {
    'documents that are not noted': shows(enrolment, 'signIn', (json) => {
      if (json['verification_status'] === 'Pending Verification') json['verification_status'] = 'Not Verified'
    }),
    'documents under review that the customer has not submitted, by the same response': shows(
      enrolment,
      'signIn',
      (json) => {
        if (json['verification_status'] === 'Pending Verification') inner(json, 'user')['submitted'] = 'No'
      },
    ),
    'a type with an apostrophe, whose documents are not noted': {
      only: codes,
      tells: /\(Driver's License, /,
      after: tampers('submitVerification', async (json, { text, bank }) => {
        const customer = holderOf(bank, text('token'))?.customer
        if (json['status'] === 'success' && text('type').includes("'") && customer?.verification !== 'verified')
          await changeCustomer(bank, customer?.id ?? '', { verification: 'Not Verified', submitted: false })
      }),
    },
    'documents under review that were not submitted': shows(enrolment, 'signIn', (json) => {
      if (json['verification_status'] === 'Pending Verification') json['submitted'] = 'No'
    }),
    'documents without a file that are accepted, and not reviewed': before(codes, async (call) => {
      const isBare = Object.values(call.fields).every((value) => typeof value === 'string')
      const response = call.id === 'submitVerification' && isBare ? await call.rehearse(call) : undefined
      return typeof response === 'string' ? undefined : response
    }),
    'documents of later customers that begin no review': shows(
      [...enrolment, 'getProfile'],
      'signIn',
      (json, { text }) => {
        if (/onformance[-_.].*w\d/.test(text('email')) && json['verification_status'] === 'Pending Verification') {
          json['verification_status'] = 'Not Verified'
          json['submitted'] = 'No'
        }
      },
    ),
  },
  'optional-token@getIdentityDocuments': {
    'documents that require a live token': before(['getIdentityDocuments'], ({ id, text }) =>
      id === 'getIdentityDocuments' && text('token').startsWith('conformance') ? expired : undefined,
    ),
    'documents that use a temporary token up': after([...enrolment, 'getIdentityDocuments'], endsAtDocuments),
    'documents that end the session': after(['getIdentityDocuments', 'getContact'], endsAtDocuments),
  },
  'session-may-verify@submitVerification': {
    'documents with temporary tokens only': before([...noPin, 'submitVerification'], ({ id, owner }) =>
      id === 'submitVerification' && owner.startsWith('nora') ? expired : undefined,
    ),
  },
  'documents-private@submitVerification': {
    'documents with an address': shows(codes, 'submitVerification', (json) => {
      json['front'] = 'uploads/documents/front.png'
    }),
  },
  'kyc-pending@verifyEmail': {
    'an identity that is declined before documents were submitted': shows(enrolment, 'verifyEmail', (json) => {
      if (typeof json['jwt'] === 'string') json['verification_status'] = 'Declined'
    }),
    'a review that has begun before documents were submitted': shows(enrolment, 'signIn', (json, { text }) => {
      if (text('email').startsWith('conformance-0') && json['verification_status'] === 'Not Verified')
        json['verification_status'] = 'Pending Verification'
    }),
  },
  'action-served@submitVerification': {
    'no driver’s license': before(codes, ({ text }) => (text('type') === "Driver's License" ? refusal : undefined)),
  },
  'refusal-inert@submitVerification': {
    'documents that are refused, and reviewed all the same': {
      only: enrolment,
      before: ({ id, fields, owner, memory }) => {
        const isText = Object.values(fields).some((file) => typeof file !== 'string' && file.type === 'text/plain')
        if (id !== 'submitVerification' || !isText) return undefined
        memory.set(`review of ${owner}`, '')
        return responseWith({ status: 'error', message: 'Pictures only.' })
      },
      after: tampers('signIn', (json, { text, memory }) => {
        if (json['verification_status'] === 'Not Verified' && memory.has(`review of ${text('email')}`))
          Object.assign(json, { verification_status: 'Pending Verification', submitted: 'Yes' })
      }),
    },
  },
  'others-untouched@submitVerification': {
    'documents that put all customers under review': after(enrolment, ({ id, json, text, memory }) => {
      if (id === 'submitVerification' && json['status'] === 'success') memory.set('all', '')
      const isNew = text('email').includes('conformance')
      if (id === 'signIn' && memory.has('all') && !isNew && json['verification_status'] === 'Not Verified')
        json['verification_status'] = 'Pending Verification'
    }),
  },
})
