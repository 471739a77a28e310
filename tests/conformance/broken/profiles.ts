import { holderOf } from '#mocks/domain/sessions.ts'
import { picture } from '#tests/conformance/values/files.ts'
import { type Fault, textOf } from './backend.ts'
import {
  adas,
  bens,
  count,
  deposit,
  done,
  enrolment,
  expired,
  inner,
  notices,
  owner,
  person,
  refusal,
  responseWith,
  rewrites,
  tampers,
} from './edits.ts'

export const brokenProfiles: Fault[] = [
  {
    name: 'a limit that is given as the reason of every refusal',
    finds: [
      'action-served@updateProfile',
      ...['submitCryptoDeposit', 'updateProfile', 'markNotificationAsRead'].map((id) => `refusal-inert@${id}`),
    ],
    only: [...deposit, ...notices, 'getProfile', 'updateProfile'],
    after: (_response, { id, json }) => {
      if (id === undefined || id.startsWith('get') || id === 'signIn') return
      Object.assign(json, { status: 'error', icon: 'error', message: 'Your daily limit is reached.' })
    },
  },
  {
    name: 'an unread count of all customers',
    finds: ['unread-counted@getContact'],
    only: ['getContact', 'getProfile', 'getNotifications'],
    after: tampers('getContact', (json) => {
      json['nc'] = 77
    }),
  },
  {
    name: 'a missing column',
    finds: ['facts-agree@getProfile', 'profile-kept@getProfile'],
    only: ['getProfile', 'updateProfile'],
    after: tampers('getProfile', (json) => {
      inner(json, 'profile')['next_of_kin'] = ''
    }),
  },
  {
    name: 'a home address that one loader escapes',
    finds: ['plain-text@getProfile', 'text-kept@getProfile'],
    only: person,
    after: tampers('getProfile', (json) => {
      const profile = inner(json, 'profile')
      profile['home_address'] = String(profile['home_address']).replaceAll("'", '&#039;')
    }),
  },
  {
    name: 'htmlspecialchars() before storing',
    finds: ['text-kept@updateProfile'],
    only: ['getProfile', 'updateProfile'],
    before: rewrites('updateprofile', 'home_address', (text) => text.replaceAll('"', '″')),
  },
  {
    name: 'several spaces within a name that become one',
    finds: ['text-kept@updateProfile'],
    only: ['getProfile', 'updateProfile'],
    before: rewrites('updateprofile', 'fullname', (text) => text.replaceAll(/ +/g, ' ')),
  },
  {
    name: 'a field that cannot be emptied',
    finds: ['empty-empties@updateProfile'],
    only: ['getProfile', 'updateProfile'],
    before: ({ fields }) => {
      if ('updateprofile' in fields && fields['gender'] === '') fields['gender'] = 'Female'
    },
  },
  {
    name: 'a file that is ignored',
    finds: ['picture-changes@updatePicture'],
    only: ['updatePicture'],
    after: (_response, { id, json, call, intact }) => {
      if (id !== 'getProfile') return
      const mine = intact.emailOf(textOf(call, 'token')) === adas
      inner(json, 'profile')['picture'] = mine ? 'always-the-same.png' : 'another.png'
    },
  },
  {
    name: 'one file name for all',
    finds: ['picture-changes@updatePicture', 'upload-names-own@updatePicture'],
    only: ['updatePicture'],
    after: (_response, { id, json, call, intact }) => {
      if (id === 'updatePicture') intact.memory.set(textOf(call, 'token'), 'profile.png')
      const name = intact.memory.get(textOf(call, 'token'))
      if (id === 'getProfile' && name !== undefined) inner(json, 'profile')['picture'] = name
    },
  },
  {
    name: 'pictures from a server without nosniff',
    finds: ['picture-nosniff@updatePicture'],
    only: ['updatePicture', 'getProfile'],
    served: { nosniff: false },
  },
  {
    name: 'a profile that is saved before the session is looked up',
    finds: ['refusal-inert@updateProfile'],
    settings: { parts: ['sessions', 'scenarios'] },
    only: ['getContact', 'getStatement', 'getProfile', 'updateProfile', 'updatePassword'],
    before: async (call, intact) => {
      const { memory, emailOf } = intact
      const token = textOf(call, 'token')
      if (call.query['crud'] === 'userlogin' && textOf(call, 'email') === adas) memory.set('changed', '')
      if (memory.get('current') === undefined || emailOf(token) !== adas || token === memory.get('current'))
        return undefined
      if ('updateprofile' in call.fields)
        await intact.call('updateProfile', { ...call.fields, token: await intact.tokenOf('main') })
      return expired
    },
    after: (_response, { id, json, call, intact }) => {
      if (id === 'signIn' && textOf(call, 'email') === adas && typeof json['jwt'] === 'string')
        intact.memory.set('current', json['jwt'])
    },
  },
  {
    name: 'a session that ends for all but one',
    finds: ['session-ended@getContact'],
    settings: { parts: ['sessions', 'scenarios'] },
    only: ['getContact', 'updatePassword'],
    before: async ({ fields, query }, { memory, tokenOf, emailOf }) => {
      const token = textOf({ fields }, 'token')
      if (query['crud'] === 'userlogin' && textOf({ fields }, 'email') === adas) memory.set('changed', '')
      if (memory.get('current') !== undefined && emailOf(token) === adas && token !== memory.get('current')) {
        if (!('getcontact' in fields)) return { ...responseWith({ status: 'error', message: 'Expired' }), status: 401 }
        fields['token'] = await tokenOf('main')
      }
      return undefined
    },
    after: (_response, { id, json, call, intact }) => {
      if (id === 'signIn' && textOf(call, 'email') === adas && typeof json['jwt'] === 'string')
        intact.memory.set('current', json['jwt'])
    },
  },
  {
    name: 'an invalid compression',
    finds: ['text-readable@getContact'],
    only: ['getContact'],
    after: (response, { id }) => (id === 'getContact' ? { ...response, garbled: 'Content-Encoding: gzip' } : undefined),
  },
  {
    name: 'a telephone number that is another one at every reading',
    finds: ['reads-alike@getContact'],
    only: ['getAccount', 'getContact'],
    after: tampers('getContact', (json, _call, { memory }) => {
      inner(json, 'contact')['phone'] = `+00 555 ${count(memory, 'read')}`
    }),
  },
  {
    name: 'a file whose type is taken from its name',
    finds: ['file-by-content@updatePicture'],
    only: ['updatePicture'],
    before: ({ fields }) => {
      const { profilePic: file } = fields
      if (typeof file === 'object' && file.filename.endsWith('.png'))
        fields['profilePic'] = { ...file, bytes: picture.bytes }
    },
  },
  {
    name: 'a profile that is updated with every field of the form',
    finds: ['extra-fields-inert@updateProfile'],
    only: ['updateProfile', 'getProfile'],
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === 'updateProfile' && 'current_plan' in call.fields) memory.set(textOf(call, 'token'), '')
      if (id === 'getProfile' && memory.has(textOf(call, 'token'))) inner(json, 'profile')['current_plan'] = 'Extra'
    },
  },
  {
    name: 'a picture upload that clears the telephone number',
    finds: ['nothing-else@updatePicture'],
    only: ['updatePicture', 'updateProfile', 'getProfile'],
    after: (_response, { id, json, call, intact: { memory, emailOf } }) => {
      const isNora = emailOf(textOf(call, 'token'))?.startsWith('nora') === true
      if (id === 'updatePicture' && isNora && !('role' in call.fields)) count(memory, 'pictures')
      if (id === 'getProfile' && isNora) inner(json, 'profile')['phone'] = `00${memory.get('pictures') ?? ''}`
    },
  },
  {
    name: 'a form that is refused for an extra field',
    finds: ['extra-fields-ignored@updateProfile'],
    only: ['updateProfile', 'getProfile'],
    before: ({ fields }) => ('updateprofile' in fields && 'role' in fields ? refusal : undefined),
  },
  {
    name: 'a profile that is refused and saved',
    finds: ['refusal-inert@updateProfile'],
    only: ['getProfile', 'updateProfile'],
    before: async (seen, { call }) => {
      if (textOf(seen, 'dob') !== '31/31/31') return undefined
      const { updateprofile: _marker, ...fields } = seen.fields
      await call('updateProfile', { ...fields, dob: '' })
      return refusal
    },
  },
  {
    name: 'a customer who is loaded at the sign-in only',
    finds: ['facts-agree@updateProfile'],
    only: ['getContact', 'getPinStatus', 'getStatement', 'getProfile', 'updateProfile'],
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === undefined || id === 'signIn' || json['user'] === undefined) return
      const user = inner(json, 'user')
      const token = textOf(call, 'token')
      if (!memory.has(token)) memory.set(token, String(user['fullname']))
      user['fullname'] = memory.get(token)
    },
  },
  {
    name: 'a picture that is lost when the profile is saved',
    finds: ['nothing-else@updateProfile'],
    only: ['getProfile', 'updateProfile', 'updatePicture'],
    after: (_response, { id, json, call, intact: { memory, emailOf } }) => {
      const owner = emailOf(textOf(call, 'token')) ?? ''
      if (!owner.startsWith('nora')) return
      if (id === 'updatePicture') memory.delete(owner)
      if (id === 'updateProfile') memory.set(owner, '')
      if (id === 'getProfile' && memory.has(owner)) inner(json, 'profile')['picture'] = ''
    },
  },
  {
    name: 'a picture whose file is deleted with the former one',
    finds: ['picture-served@updatePicture'],
    only: ['updatePicture', 'getProfile', 'getContact'],
    after: tampers('updatePicture', (_json, _call, { target: { bank } }) => {
      const [last, ...former] = bank.store.pictures.all().toReversed()
      if (last !== undefined && former.length > 3) bank.store.pictures.delete(last)
    }),
  },
  {
    name: 'pictures of a type that no browser shows',
    finds: ['picture-type@updatePicture'],
    only: ['updatePicture', 'getProfile'],
    served: { type: 'application/octet-stream' },
  },
  {
    name: 'pictures with the type of another format',
    finds: ['picture-type@updatePicture'],
    only: ['updatePicture', 'getProfile'],
    served: { type: 'image/webp' },
  },
  {
    name: 'a picture that is lost when another one is refused',
    finds: ['refusal-inert@updatePicture'],
    only: ['getProfile', 'updatePicture'],
    after: (_response, { id, json, call, intact }) => {
      const lost = `lost ${owner(call, intact)}`
      if (id === 'updatePicture' && [json['icon'], json['status']].includes('success')) intact.memory.delete(lost)
      else if (id === 'updatePicture') intact.memory.set(lost, '')
      if (!intact.memory.has(lost)) return
      for (const name of ['user', 'profile']) if ('picture' in inner(json, name)) inner(json, name)['picture'] = ''
    },
  },
  {
    name: 'the customer as the contact of the bank',
    finds: ['own-data@getContact'],
    only: ['getContact'],
    after: tampers('getContact', (json, call, intact) => {
      inner(json, 'contact')['email'] = owner(call, intact)
    }),
  },
  {
    // Not that the sign-in shows another, or that a profile that is saved as it is shown changes it.
    name: 'a profile that shows the address of one customer in small letters',
    finds: ['facts-agree@getProfile'],
    only: ['signIn', 'getInstitution', ...person],
    settings: { parts: ['scenarios', 'walk'] },
    after: tampers('getProfile', (json, call, intact) => {
      const profile = inner(json, 'profile')
      const { home_address: address } = profile
      if (owner(call, intact) === bens && typeof address === 'string') profile['home_address'] = address.toLowerCase()
    }),
  },
  {
    // Seen beside the name that is wanting.
    name: 'a telephone number of a refused profile, which one loader shows',
    finds: ['facts-agree@getContact'],
    only: ['getInstitution', ...person],
    settings: { parts: ['scenarios', 'walk'] },
    after: (_response, { id, json, call, intact: { memory } }) => {
      const token = textOf(call, 'token')
      if (id === 'updateProfile' && json['icon'] !== 'success') memory.set(token, textOf(call, 'phone'))
      else if (id === 'updateProfile') memory.delete(token)
      const shown = memory.get(token)
      if (id === 'getContact' && shown !== undefined) inner(json, 'user')['phone'] = shown
    },
  },
  {
    name: 'a picture with the folder for uploads before its name',
    finds: ['plain-text@getProfile'],
    only: ['getProfile'],
    after: (_response, { json }) => {
      for (const name of ['user', 'profile'])
        if ('picture' in inner(json, name)) inner(json, name)['picture'] = 'uploads/ada.png'
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
    name: 'an account that is shown during the review of the documents',
    finds: ['session-for-approved@getContact'],
    only: [...enrolment, 'getContact', 'getProfile'],
    before: (call, { target, call: make, tokenOf }) => {
      const holder = holderOf(target.bank, textOf(call, 'token'))
      const isReviewed = holder?.token.kind === 'temporary' && holder.customer.verification === 'Pending Verification'
      return 'getcontact' in call.fields && isReviewed
        ? tokenOf('main').then(async (token) => responseWith(await make('getContact', { token })))
        : undefined
    },
  },
  {
    name: 'a profile that is refused as it is',
    finds: ['action-served@updateProfile'],
    only: person,
    before: (call, { memory }) => {
      if (!('updateprofile' in call.fields)) return undefined
      const { token: _token, ...sent } = call.fields
      const [text, last] = [JSON.stringify(sent), memory.get('saved')]
      memory.set('saved', text)
      return text === last ? refusal : undefined
    },
  },
  {
    name: 'a SWIFT code and a routing number that are exchanged',
    finds: ['allowed-values@getInstitution'],
    only: ['getInstitution'],
    after: tampers('getInstitution', (json) => {
      Object.assign(inner(json, 'data2'), { swift_code: '021000021', routing_no: 'DEMOXX00' })
    }),
  },
  {
    name: 'tokens with anything at their end',
    finds: ['session-garbage@getContact'],
    only: ['getContact'],
    settings: { parts: ['sessions'] },
    before: ({ fields }) => {
      fields['token'] = textOf({ fields }, 'token').replace(/1234$/, '')
    },
  },
  {
    name: 'a text as the picture, with a success and nothing stored',
    finds: ['picture-changes@updatePicture'],
    only: ['getProfile', 'updatePicture'],
    after: tampers('updatePicture', (json, { fields: { profilePic } }) => {
      if (typeof profilePic === 'object' && profilePic.filename === 'notes.txt')
        Object.assign(json, done, { status: 'success' })
    }),
  },
]
