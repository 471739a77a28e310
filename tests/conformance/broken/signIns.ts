import type { Fault } from './backend.ts'
import {
  enrolment,
  reset,
  codes,
  rows,
  inner,
  adas,
  bens,
  refusal,
  expired,
  early,
  banks,
  before,
  after,
  shows,
  tampers,
  swallows,
  refuses,
  changedEarly,
  jwtOf,
  ownTokens,
  verifiedAddresses,
} from './edits.ts'

const customerLoaders = ['getAccount', 'getProfile', 'getContact']

export const brokenSignIns: Fault[] = [
  ...banks({
    'refusal-inert@updatePassword': {
      'a password that is changed before the current one is compared': changedEarly('updatePassword', 'demo-password', [
        'updatePassword',
      ]),
    },
    'wrong-password-refused@signIn': {
      'any password signs in': before(['signIn'], ({ id, fields }) => {
        if (id === 'signIn' && fields['email'] === adas) fields['password'] = 'demo-password'
      }),
      'a wrong password that leads to the documents': shows(['signIn'], 'signIn', (json, { text }) => {
        if (json['error'] === true && text('email') === adas) json['submitted'] = 'No'
      }),
    },
    'wrong-password-refused@updatePassword': {
      'a password is changed without the current one': before(['updatePassword'], ({ id, text, fields, memory }) => {
        if (id !== 'updatePassword') return
        fields['c_pwd'] = memory.get('password') ?? 'demo-password'
        memory.set('password', text('n_pwd'))
      }),
      'a current password that may be the new one': swallows(
        ['updatePassword'],
        'updatePassword',
        ({ fields }) => fields['c_pwd'] === fields['n_pwd'],
      ),
    },
    'unverified-refused@signIn': {
      // Not that a field of the sign-up has verified it.
      'an unverified address signs in': after(codes, ({ id, json }) =>
        id === 'signIn' && json['verified'] === 'no' ? early : undefined,
      ),
      'an address that a second right sign-in verifies': after(enrolment, ({ id, json, text, memory }) => {
        const address = text('email')
        if (id !== 'signIn' || json['verified'] !== 'no' || !address.includes('conformance-')) return undefined
        const isSecond = memory.has(`tried ${address}`)
        memory.set(`tried ${address}`, 'once')
        return isSecond ? early : undefined
      }),
    },
    'unverified-says-so@signIn': {
      'an unverified address that is not named': shows(enrolment, 'signIn', (json) => {
        if (json['verified'] === 'no') delete json['email']
      }),
    },
    'password-changes@updatePassword': {
      'a password that is not changed': swallows(
        ['updatePassword'],
        'updatePassword',
        ({ text }) => text('c_pwd') === 'demo-password' && text('n_pwd') === text('con_pwd'),
      ),
    },
    'email-changes@updateEmail': {
      'an e-mail address that is not changed': swallows(['updateEmail'], 'updateEmail', ({ text }) =>
        text('email').includes('conformance+'),
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
        ({ id, text }) => {
          const { length } = text('n_pwd')
          return id === 'updatePassword' && length > 0 && length < 8 ? { ...refusal, status: 422 } : undefined
        },
      ),
    },
    'address-taken-refused@updateEmail': {
      'the address of another customer': swallows(['updateEmail'], 'updateEmail', ({ text }) => text('email') === bens),
    },
    'others-untouched@updatePassword': {
      'a change of password that signs everybody out': {
        only: ['updatePassword', 'getContact'],
        before: ({ text, memory }) =>
          memory.has('ended') && memory.get('ended') !== text('token') && memory.has(text('token'))
            ? expired
            : undefined,
        after: ({ id, json, text, memory }) => {
          if (id === 'signIn' && !memory.has('ended') && typeof json['jwt'] === 'string') memory.set(json['jwt'], '')
          if (id === 'updatePassword' && !json['failed'] && !memory.has('ended')) memory.set('ended', text('token'))
        },
      },
      'a password that is set for all customers of the same user name': {
        only: [...enrolment, 'updatePassword', ...customerLoaders],
        before: ({ id, text, memory }) =>
          id === 'signIn' && memory.has(`lost ${text('email')}`) ? refusal : undefined,
        after: ({ id, json, text, memory, owner }) => {
          const [email, name] = [text('email'), text('username')]
          if (id === 'getProfile' && owner === adas) memory.set('name', String(inner(json, 'profile')['username']))
          if (id === 'signUp' && name !== '' && name === memory.get('name')) memory.set(`of the name ${email}`, '')
          if (id !== 'updatePassword' || json['status'] !== 'success' || owner !== adas) return
          for (const key of memory.keys())
            if (key.startsWith('of the name ')) memory.set(key.replace('of the name', 'lost'), '')
        },
      },
    },
    'address-case@signIn': {
      'an address that is case-sensitive': refuses(
        ['signIn'],
        'signIn',
        ({ text }) => text('email') === adas.toUpperCase(),
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
      'one token for each customer': shows(['signIn'], 'signIn', (json, { text, memory }) => {
        const email = text('email')
        if (typeof json['jwt'] === 'string') memory.set(email, memory.get(email) ?? json['jwt'])
        if (typeof json['jwt'] === 'string') json['jwt'] = memory.get(email)
      }),
    },
    'facts-agree@signIn refusal-inert@signUp': {
      'a refused sign-up that changes a name': after([...enrolment, 'getProfile'], ({ id, json, text, memory }) => {
        if (id === 'signUp' && text('email') === adas) memory.set('name', text('fullname'))
        const name = memory.get('name')
        const isShown = id === 'getProfile' || (id === 'signIn' && text('email') === adas)
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
    },
    'session-lasts@updatePassword': {
      'a change of the password that ends its own session': {
        only: ['updatePassword', 'getContact'],
        before: ({ text, memory }) => (memory.has(text('token')) ? expired : undefined),
        after: tampers('updatePassword', (json, { text, memory }) => {
          if (json['failed'] === undefined) memory.set(text('token'), '')
        }),
      },
    },
    'replies-alike@updateEmail': {
      'a key that is ignored at a change of the address': before(
        ['updateEmail', 'getProfile', 'getContact'],
        ({ id, text, memory }) => {
          const key = text('idempotency_key')
          if (id !== 'updateEmail' || key === '') return undefined
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
        async (json, { tokenOf }) => {
          if (json['verification_status'] === 'Pending Verification') json['jwt'] = await tokenOf('main')
        },
      ),
    },
    'nothing-else@signIn': {
      'a sign-in that reads all notifications': after(
        ['signIn', 'getNotifications', 'getProfile'],
        ({ id, json, text, owner, memory }) => {
          if (id === 'signIn' && text('email') === adas) memory.set('sign-ins', `${memory.get('sign-ins') ?? ''}.`)
          if ((memory.get('sign-ins')?.length ?? 0) < 5 || owner !== adas) return
          for (const row of rows(json, 'notifications')) row['wasread'] = 'yes'
          if ('nc' in json) json['nc'] = 0
        },
      ),
    },
    'long-password-whole@updatePassword': {
      'passwords that lose what Latin 1 lacks': before(['updatePassword'], ({ id, text, fields }) => {
        if (id === 'signIn') fields['password'] = text('password').replaceAll('Щ', 'Ж')
      }),
      'passwords without their markup, at every sign-in and change': before(
        ['updatePassword', 'signIn'],
        ({ text, fields }) => {
          for (const name of ['password', 'n_pwd', 'con_pwd', 'c_pwd'])
            if (name in fields) fields[name] = text(name).replaceAll(/<[^>]*>/g, '')
        },
      ),
    },
    'own-data@signIn facts-agree@signIn': {
      'the same customer at every sign-in': shows(['signIn', 'getProfile'], 'signIn', (json, { memory }) => {
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
    ...{ finds: [`sessions-end@${id}`], tells: /the oldest of \d+ sessions[^]*&& curl .*getcontact/, only },
    before: async ({ id: called, text, fields, memory, tokenOf }) => {
      const isOldest = text('token') === memory.get('oldest') && memory.has('changed')
      if (called === 'getContact' && isOldest) fields['token'] = await tokenOf('second')
    },
    after: ({ json, text, memory, owner, id: called }) => {
      if ((text('email') || owner) !== who) return
      if (called === 'signIn' && !memory.has('oldest')) memory.set('oldest', String(json['jwt']))
      if (called === id && !json['failed'] && json['status'] !== 'error') memory.set('changed', '')
    },
  })),
]
