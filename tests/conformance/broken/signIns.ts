import { customerByEmail } from '#mocks/domain/customers.ts'
import { type Fault, textOf } from './backend.ts'
import {
  enrolment,
  reset,
  rows,
  inner,
  adas,
  bens,
  done,
  responseWith,
  banks,
  before,
  after,
  shows,
  tampers,
  swallows,
  refusal,
  expired,
  codes,
  count,
  changedEarly,
  jwtOf,
  ownTokens,
  verifiedAddresses,
  owner,
} from './edits.ts'

const customerLoaders = ['getAccount', 'getProfile', 'getContact']

export const brokenSignIns: Fault[] = [
  ...banks({
    'wrong-password-refused@signIn': {
      'any password signs in': before(['signIn'], ({ query, fields }) => {
        if (query['crud'] === 'userlogin' && fields['email'] === adas) fields['password'] = 'demo-password'
      }),
      // Not that a refused reset has set it.
      'any password of a customer whose identity is not approved signs in': before(
        codes,
        ({ query, fields }, { target: { bank } }) => {
          const customer = customerByEmail(bank, textOf({ fields }, 'email'))
          if (query['crud'] === 'userlogin' && customer?.emailVerified === true && customer.verification !== 'verified')
            fields['password'] = customer.password
        },
      ),
      'a wrong password that leads to the documents': shows(['signIn'], 'signIn', (json, call) => {
        if (json['error'] === true && textOf(call, 'email') === adas) json['submitted'] = 'No'
      }),
    },
    'wrong-password-refused@updatePassword': {
      'a password is changed without the current one': before(['updatePassword'], ({ fields }, { memory }) => {
        if (!('updatepwd' in fields)) return
        fields['c_pwd'] = memory.get('password') ?? 'demo-password'
        memory.set('password', textOf({ fields }, 'n_pwd'))
      }),
      'a current password that may be the new one': before(['updatePassword'], ({ fields }) =>
        'updatepwd' in fields && fields['c_pwd'] === fields['n_pwd'] ? done : undefined,
      ),
    },
    'unverified-refused@signIn': {
      // Not that a field of the sign-up has verified it.
      'an unverified address signs in': after(codes, ({ id, json }) =>
        id === 'signIn' && json['verified'] === 'no'
          ? responseWith({ status: 'success', jwt: 'early', verification_status: 'Not Verified' })
          : undefined,
      ),
      'an address that a second right sign-in verifies': after(enrolment, ({ id, json, call, memory }) => {
        const address = textOf(call, 'email')
        if (id !== 'signIn' || json['verified'] !== 'no' || !address.includes('conformance-')) return undefined
        const isSecond = memory.has(`tried ${address}`)
        memory.set(`tried ${address}`, 'once')
        return isSecond
          ? responseWith({ status: 'success', jwt: 'early', verification_status: 'Not Verified' })
          : undefined
      }),
    },
    'unverified-says-so@signIn': {
      'an unverified address that is not named': shows(enrolment, 'signIn', (json) => {
        if (json['verified'] === 'no') delete json['email']
      }),
    },
    'password-changes@updatePassword': {
      'a password that is not changed': before(
        ['updatePassword'],
        swallows(
          'updatepwd',
          (call) => textOf(call, 'c_pwd') === 'demo-password' && textOf(call, 'n_pwd') === textOf(call, 'con_pwd'),
        ),
      ),
    },
    'email-changes@updateEmail': {
      'an e-mail address that is not changed': before(
        ['updateEmail'],
        swallows('updateemail', (call) => textOf(call, 'email').includes('conformance+')),
      ),
    },
    'email-changes@updateEmail own-data@signIn': {
      'a new address that, once verified, signs in beside the former one': before(
        ['signIn', 'updateEmail', 'verifyEmail'],
        verifiedAddresses({ formerStays: true }),
      ),
    },
    'outcome-is-200@updatePassword': {
      'a new password of fewer than eight characters that gets HTTP 422': before(
        ['signIn', 'updatePassword'],
        ({ fields }) => {
          const { length } = textOf({ fields }, 'n_pwd')
          return 'updatepwd' in fields && length > 0 && length < 8 ? { ...refusal, status: 422 } : undefined
        },
      ),
    },
    'codes-apart@resendConfirmationCode': {
      'the second of two resent verification codes, in whose place the first one is good': before(
        codes,
        async (call, { target, memory }) => {
          const email = textOf(call, 'email').toLowerCase()
          const sent = await target.readCode(email, 'verify')
          if ('resendconfirmcode' in call.fields && count(memory, email) === 2)
            memory.set(`first for ${email}`, sent ?? '')
          const first = memory.get(`first for ${email}`)
          if (call.query['crud'] !== 'verifyuser' || first === undefined) return undefined
          if (textOf(call, 'ver_code') === sent) return refusal
          if (textOf(call, 'ver_code') === first) call.fields['ver_code'] = sent ?? ''
          return undefined
        },
      ),
    },
    'address-taken-refused@updateEmail': {
      'the address of another customer': before(
        ['updateEmail'],
        swallows('updateemail', (call) => textOf(call, 'email') === bens),
      ),
      'an address that is taken by a customer whose identity is not approved': before(['updateEmail'], ({ fields }) =>
        'updateemail' in fields && fields['email'] === 'neil@example.com' ? done : undefined,
      ),
    },
    'others-untouched@updatePassword': {
      'a change of password that signs everybody out': {
        only: ['updatePassword', 'getContact'],
        before: ({ fields }, { memory }) =>
          memory.has('ended') &&
          memory.get('ended') !== textOf({ fields }, 'token') &&
          memory.has(textOf({ fields }, 'token'))
            ? { ...responseWith({ status: 'error', message: 'Expired' }), status: 401 }
            : undefined,
        after: ({ id, json, call, memory }) => {
          if (id === 'signIn' && !memory.has('ended') && typeof json['jwt'] === 'string') memory.set(json['jwt'], '')
          if (id === 'updatePassword' && !json['failed'] && !memory.has('ended'))
            memory.set('ended', textOf(call, 'token'))
        },
      },
      'a password that is set for all customers of the same user name': {
        only: [...enrolment, 'updatePassword', ...customerLoaders],
        before: (call, { memory }) =>
          call.query['crud'] === 'userlogin' && memory.has(`lost ${textOf(call, 'email')}`) ? refusal : undefined,
        after: ({ id, json, call, intact: { memory, emailOf } }) => {
          const [email, name] = [textOf(call, 'email'), textOf(call, 'username')]
          if (id === 'getProfile' && emailOf(textOf(call, 'token')) === adas)
            memory.set('name', String(inner(json, 'profile')['username']))
          if (id === 'signUp' && name !== '' && name === memory.get('name')) memory.set(`of the name ${email}`, '')
          if (id !== 'updatePassword' || json['status'] !== 'success' || emailOf(textOf(call, 'token')) !== adas) return
          for (const key of memory.keys())
            if (key.startsWith('of the name ')) memory.set(key.replace('of the name', 'lost'), '')
        },
      },
    },
    'sessions-end@updatePassword': {
      'sessions that outlive a change of password': before(
        ['updatePassword', 'getContact'],
        ({ fields }, { emailOf, memory }) => {
          const token = textOf({ fields }, 'token')
          if ('updatepwd' in fields) memory.set('current', token)
          const current = memory.get('current')
          if ('getcontact' in fields && current !== undefined && emailOf(token) === adas) fields['token'] = current
        },
      ),
    },
    'address-case@signIn': {
      'an address that is case-sensitive': before(['signIn'], ({ query, fields }) =>
        query['crud'] === 'userlogin' && textOf({ fields }, 'email') === adas.toUpperCase() ? refusal : undefined,
      ),
    },
    'token-unguessable@signIn': {
      'tokens that name the customer, signed by nobody': {
        only: ['signIn', 'getProfile'],
        ...ownTokens(
          (email) => jwtOf(email),
          (token) => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
        ),
      },
    },
    'token-new@signIn': {
      'one token for each customer': shows(['signIn'], 'signIn', (json, call, { memory }) => {
        const email = textOf(call, 'email')
        if (typeof json['jwt'] === 'string') memory.set(email, memory.get(email) ?? json['jwt'])
        if (typeof json['jwt'] === 'string') json['jwt'] = memory.get(email)
      }),
      'one token for sign-ins that follow each other': {
        only: codes,
        before: ({ fields }, { memory }) => {
          const real = memory.get(textOf({ fields }, 'token'))
          if (real !== undefined) fields['token'] = real
        },
        after: tampers('signIn', (json, call, { memory }) => {
          if (typeof json['jwt'] !== 'string') return
          const name = `${textOf(call, 'email')} ${Math.floor(count(memory, 'sign-ins') / 20)}`
          const token = memory.get(name) ?? crypto.randomUUID()
          memory.set(name, token)
          memory.set(token, json['jwt'])
          json['jwt'] = token
        }),
      },
    },
    'facts-agree@signIn refusal-inert@signUp': {
      'a refused sign-up that changes a name': after([...enrolment, 'getProfile'], ({ id, json, call, memory }) => {
        if (id === 'signUp' && textOf(call, 'email') === adas) memory.set('name', textOf(call, 'fullname'))
        const name = memory.get('name')
        const isShown = id === 'getProfile' || (id === 'signIn' && textOf(call, 'email') === adas)
        if (isShown && name !== undefined)
          for (const place of ['user', 'profile']) inner(json, place)['fullname'] = name
      }),
    },
    'facts-agree@signIn': {
      'a sign-in of an address that is not verified, of a verified one': shows(
        ['signIn', 'getProfile'],
        'signIn',
        (json) => {
          if (json['verification_status'] === 'verified') json['verified'] = 'no'
        },
      ),
      'a sign-in that names another customer': shows(['signIn', 'getProfile'], 'signIn', (json) => {
        if (json['user'] !== undefined) inner(json, 'user')['fullname'] = 'Ben Okafor'
      }),
    },
    'session-lasts@updatePassword': {
      'a change of the password that ends its own session': {
        only: ['updatePassword', 'getContact'],
        before: ({ fields }, { memory }) => (memory.has(textOf({ fields }, 'token')) ? expired : undefined),
        after: tampers('updatePassword', (json, call, { memory }) => {
          if (json['failed'] === undefined) memory.set(textOf(call, 'token'), '')
        }),
      },
    },
    'replies-alike@updateEmail': {
      'a key that is ignored at a change of the address': before(
        ['updateEmail', 'getProfile', 'getContact'],
        ({ fields }, { memory }) => {
          const key = textOf({ fields }, 'idempotency_key')
          if (!('updateemail' in fields) || key === '') return undefined
          return memory.has(key) ? refusal : void memory.set(key, '')
        },
      ),
    },
    'allowed-values@signIn': {
      'a state of the identity in capitals': shows(['signIn'], 'signIn', (json) => {
        if (json['verification_status'] === 'verified') json['verification_status'] = 'Verified'
      }),
    },
    'session-for-approved@signIn': {
      'a session during the review of the documents': shows(
        [...enrolment, ...customerLoaders],
        'signIn',
        async (json, _call, { tokenOf }) => {
          if (json['verification_status'] === 'Pending Verification') json['jwt'] = await tokenOf('main')
        },
      ),
    },
    'nothing-else@signIn': {
      'a sign-in that reads all notifications': after(
        ['signIn', 'getNotifications', 'getProfile'],
        ({ id, json, call, intact }) => {
          const { memory } = intact
          if (id === 'signIn' && textOf(call, 'email') === adas)
            memory.set('sign-ins', `${memory.get('sign-ins') ?? ''}.`)
          if ((memory.get('sign-ins')?.length ?? 0) < 5 || owner(call, intact) !== adas) return
          for (const row of rows(json, 'notifications')) row['wasread'] = 'yes'
          if ('nc' in json) json['nc'] = 0
        },
      ),
    },
    'long-password-whole@updatePassword': {
      'passwords that lose what Latin 1 lacks': before(['updatePassword'], ({ query, fields }) => {
        if (query['crud'] === 'userlogin') fields['password'] = textOf({ fields }, 'password').replaceAll('Щ', 'Ж')
      }),
      'passwords without their markup, at every sign-in and change': before(
        ['updatePassword', 'signIn'],
        ({ fields }) => {
          for (const name of ['password', 'n_pwd', 'con_pwd', 'c_pwd'])
            if (name in fields) fields[name] = textOf({ fields }, name).replaceAll(/<[^>]*>/g, '')
        },
      ),
    },
    'own-data@signIn facts-agree@signIn': {
      'the same customer at every sign-in': shows(['signIn', 'getProfile'], 'signIn', (json, _call, { memory }) => {
        if (!('user' in json)) return
        if (!memory.has('first')) memory.set('first', JSON.stringify(json['user']))
        json['user'] = JSON.parse(memory.get('first') ?? '{}')
      }),
    },
  }),
  ...[
    { how: 'a change of password', id: 'updatePassword', who: adas, only: ['updatePassword', 'getContact'] },
    { how: 'a reset', id: 'resetPassword', who: 'nora@example.com', only: [...reset, 'signIn', 'getContact'] },
  ].map(({ how, id, who, only }): Fault => ({
    name: `the oldest of several sessions, which outlives ${how}`,
    ...{ finds: [`sessions-end@${id}`], tells: /the oldest of \d+ sessions/, only },
    before: async ({ fields }, { memory, tokenOf }) => {
      const isOldest = textOf({ fields }, 'token') === memory.get('oldest') && memory.has('changed')
      if ('getcontact' in fields && isOldest) fields['token'] = await tokenOf('second')
    },
    after: ({ id: called, json, call, intact: { emailOf, memory } }) => {
      const email = textOf(call, 'email') || emailOf(textOf(call, 'token'))
      if (email !== who) return
      if (called === 'signIn' && !memory.has('oldest')) memory.set('oldest', String(json['jwt']))
      if (called === id && !json['failed'] && json['status'] !== 'error') memory.set('changed', '')
    },
  })),
  changedEarly('password', 'updatePassword', 'updatepwd', 'demo-password', ['updatePassword']),
]
