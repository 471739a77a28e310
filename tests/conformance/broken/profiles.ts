import { holderOf } from '#mocks/domain/sessions.ts'
import { picture } from '#tests/conformance/values/files.ts'
import { type Fault, textOf } from './backend.ts'
import {
  enrolment,
  deposit,
  notices,
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
  rewrites,
  refusal,
  expired,
  count,
  owner,
  person,
} from './edits.ts'

export const brokenProfiles: Fault[] = [
  ...banks({
    'unread-counted@getContact': {
      'an unread count of all customers': shows(
        ['getContact', 'getProfile', 'getNotifications'],
        'getContact',
        (json) => {
          json['nc'] = 77
        },
      ),
    },
    'facts-agree@getProfile profile-kept@getProfile': {
      'a missing column': shows(['getProfile', 'updateProfile'], 'getProfile', (json) => {
        inner(json, 'profile')['next_of_kin'] = ''
      }),
    },
    'plain-text@getProfile text-kept@getProfile': {
      'a home address that one loader escapes': shows(person, 'getProfile', (json) => {
        const profile = inner(json, 'profile')
        profile['home_address'] = String(profile['home_address']).replaceAll("'", '&#039;')
      }),
    },
    'text-kept@updateProfile': {
      'htmlspecialchars() before storing': before(
        ['getProfile', 'updateProfile'],
        rewrites('updateprofile', 'home_address', (text) => text.replaceAll('"', '″')),
      ),
      'several spaces within a name that become one': before(
        ['getProfile', 'updateProfile'],
        rewrites('updateprofile', 'fullname', (text) => text.replaceAll(/ +/g, ' ')),
      ),
    },
    'empty-empties@updateProfile': {
      'a field that cannot be emptied': before(['getProfile', 'updateProfile'], ({ fields }) => {
        if ('updateprofile' in fields && fields['gender'] === '') fields['gender'] = 'Female'
      }),
    },
    'picture-changes@updatePicture': {
      'a file that is ignored': after(['updatePicture'], ({ id, json, call, intact }) => {
        if (id !== 'getProfile') return
        const mine = intact.emailOf(textOf(call, 'token')) === adas
        inner(json, 'profile')['picture'] = mine ? 'always-the-same.png' : 'another.png'
      }),
      'a text as the picture, with a success and nothing stored': shows(
        ['getProfile', 'updatePicture'],
        'updatePicture',
        (json, { fields: { profilePic } }) => {
          if (typeof profilePic === 'object' && profilePic.filename === 'notes.txt')
            Object.assign(json, done, { status: 'success' })
        },
      ),
    },
    'picture-changes@updatePicture upload-names-own@updatePicture': {
      'one file name for all': after(['updatePicture'], ({ id, json, call, intact }) => {
        if (id === 'updatePicture') intact.memory.set(textOf(call, 'token'), 'profile.png')
        const name = intact.memory.get(textOf(call, 'token'))
        if (id === 'getProfile' && name !== undefined) inner(json, 'profile')['picture'] = name
      }),
    },
    'picture-nosniff@updatePicture': {
      'pictures from a server without nosniff': { only: ['updatePicture', 'getProfile'], served: { nosniff: false } },
    },
    'refusal-inert@updateProfile': {
      'a profile that is saved before the session is looked up': {
        only: ['getContact', 'getStatement', 'getProfile', 'updateProfile', 'updatePassword'],
        settings: { parts: ['sessions', 'scenarios'] },
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
        after: ({ id, json, call, intact }) => {
          if (id === 'signIn' && textOf(call, 'email') === adas && typeof json['jwt'] === 'string')
            intact.memory.set('current', json['jwt'])
        },
      },
      'a profile that is refused and saved': before(['getProfile', 'updateProfile'], async (seen, { call }) => {
        if (textOf(seen, 'dob') !== '31/31/31') return undefined
        const { updateprofile: _marker, ...fields } = seen.fields
        await call('updateProfile', { ...fields, dob: '' })
        return refusal
      }),
    },
    'session-ended@getContact': {
      'a session that ends for all but one': {
        only: ['getContact', 'updatePassword'],
        settings: { parts: ['sessions', 'scenarios'] },
        before: async ({ fields, query }, { memory, tokenOf, emailOf }) => {
          const token = textOf({ fields }, 'token')
          if (query['crud'] === 'userlogin' && textOf({ fields }, 'email') === adas) memory.set('changed', '')
          if (memory.get('current') !== undefined && emailOf(token) === adas && token !== memory.get('current')) {
            if (!('getcontact' in fields))
              return { ...responseWith({ status: 'error', message: 'Expired' }), status: 401 }
            fields['token'] = await tokenOf('main')
          }
          return undefined
        },
        after: ({ id, json, call, intact }) => {
          if (id === 'signIn' && textOf(call, 'email') === adas && typeof json['jwt'] === 'string')
            intact.memory.set('current', json['jwt'])
        },
      },
    },
    'text-readable@getContact': {
      'an invalid compression': after(['getContact'], ({ response, id }) =>
        id === 'getContact' ? { ...response, garbled: 'Content-Encoding: gzip' } : undefined,
      ),
    },
    'reads-alike@getContact': {
      'a telephone number that is another one at every reading': shows(
        ['getAccount', 'getContact'],
        'getContact',
        (json, _call, { memory }) => {
          inner(json, 'contact')['phone'] = `+00 555 ${count(memory, 'read')}`
        },
      ),
    },
    'file-by-content@updatePicture': {
      'a file whose type is taken from its name': before(['updatePicture'], ({ fields }) => {
        const { profilePic: file } = fields
        if (typeof file === 'object' && file.filename.endsWith('.png'))
          fields['profilePic'] = { ...file, bytes: picture.bytes }
      }),
    },
    'extra-fields-inert@updateProfile': {
      'a profile that is updated with every field of the form': after(
        ['updateProfile', 'getProfile'],
        ({ id, json, call, memory }) => {
          if (id === 'updateProfile' && 'current_plan' in call.fields) memory.set(textOf(call, 'token'), '')
          if (id === 'getProfile' && memory.has(textOf(call, 'token'))) inner(json, 'profile')['current_plan'] = 'Extra'
        },
      ),
    },
    'nothing-else@updatePicture': {
      'a picture upload that clears the telephone number': after(
        ['updatePicture', 'updateProfile', 'getProfile'],
        ({ id, json, call, intact: { memory, emailOf } }) => {
          const isNora = emailOf(textOf(call, 'token'))?.startsWith('nora') === true
          if (id === 'updatePicture' && isNora && !('role' in call.fields)) count(memory, 'pictures')
          if (id === 'getProfile' && isNora) inner(json, 'profile')['phone'] = `00${memory.get('pictures') ?? ''}`
        },
      ),
    },
    'extra-fields-ignored@updateProfile': {
      'a form that is refused for an extra field': before(['updateProfile', 'getProfile'], ({ fields }) =>
        'updateprofile' in fields && 'role' in fields ? refusal : undefined,
      ),
    },
    'facts-agree@updateProfile': {
      'a customer who is loaded at the sign-in only': after(
        ['getContact', 'getPinStatus', 'getStatement', 'getProfile', 'updateProfile'],
        ({ id, json, call, memory }) => {
          if (id === undefined || id === 'signIn' || json['user'] === undefined) return
          const user = inner(json, 'user')
          const token = textOf(call, 'token')
          if (!memory.has(token)) memory.set(token, String(user['fullname']))
          user['fullname'] = memory.get(token)
        },
      ),
    },
    'nothing-else@updateProfile': {
      'a picture that is lost when the profile is saved': after(
        ['getProfile', 'updateProfile', 'updatePicture'],
        ({ id, json, call, intact: { memory, emailOf } }) => {
          const owner = emailOf(textOf(call, 'token')) ?? ''
          if (!owner.startsWith('nora')) return
          if (id === 'updatePicture') memory.delete(owner)
          if (id === 'updateProfile') memory.set(owner, '')
          if (id === 'getProfile' && memory.has(owner)) inner(json, 'profile')['picture'] = ''
        },
      ),
    },
    'picture-served@updatePicture': {
      'a picture whose file is deleted with the former one': shows(
        ['updatePicture', 'getProfile', 'getContact'],
        'updatePicture',
        (_json, _call, { target: { bank } }) => {
          const [last, ...former] = bank.store.pictures.all().toReversed()
          if (last !== undefined && former.length > 3) bank.store.pictures.delete(last)
        },
      ),
    },
    'picture-type@updatePicture': {
      'pictures of a type that no browser shows': {
        only: ['updatePicture', 'getProfile'],
        served: { type: 'application/octet-stream' },
      },
      'pictures with the type of another format': {
        only: ['updatePicture', 'getProfile'],
        served: { type: 'image/webp' },
      },
    },
    'refusal-inert@updatePicture': {
      'a picture that is lost when another one is refused': after(
        ['getProfile', 'updatePicture'],
        ({ id, json, call, intact }) => {
          const lost = `lost ${owner(call, intact)}`
          if (id === 'updatePicture' && [json['icon'], json['status']].includes('success')) intact.memory.delete(lost)
          else if (id === 'updatePicture') intact.memory.set(lost, '')
          if (!intact.memory.has(lost)) return
          for (const name of ['user', 'profile']) if ('picture' in inner(json, name)) inner(json, name)['picture'] = ''
        },
      ),
    },
    'own-data@getContact': {
      'the customer as the contact of the bank': shows(['getContact'], 'getContact', (json, call, intact) => {
        inner(json, 'contact')['email'] = owner(call, intact)
      }),
    },
    'facts-agree@getProfile': {
      // Not that the sign-in shows another, or that a profile that is saved as it is shown changes it.
      'a profile that shows the address of one customer in small letters': {
        only: ['signIn', 'getInstitution', ...person],
        settings: { parts: ['scenarios', 'walk'] },
        after: tampers('getProfile', (json, call, intact) => {
          const profile = inner(json, 'profile')
          const { home_address: address } = profile
          if (owner(call, intact) === bens && typeof address === 'string')
            profile['home_address'] = address.toLowerCase()
        }),
      },
    },
    'facts-agree@getContact': {
      // Seen beside the name that is wanting.
      'a telephone number of a refused profile, which one loader shows': {
        only: ['getInstitution', ...person],
        settings: { parts: ['scenarios', 'walk'] },
        after: ({ id, json, call, memory }) => {
          const token = textOf(call, 'token')
          if (id === 'updateProfile' && json['icon'] !== 'success') memory.set(token, textOf(call, 'phone'))
          else if (id === 'updateProfile') memory.delete(token)
          const shown = memory.get(token)
          if (id === 'getContact' && shown !== undefined) inner(json, 'user')['phone'] = shown
        },
      },
    },
    'plain-text@getProfile': {
      'a picture with the folder for uploads before its name': after(['getProfile'], ({ json }) => {
        for (const name of ['user', 'profile'])
          if ('picture' in inner(json, name)) inner(json, name)['picture'] = 'uploads/ada.png'
      }),
    },
    'others-untouched@updateProfile': {
      'a profile that is saved for all customers with the same telephone number': before(
        ['getProfile', 'updateProfile', 'getContact'],
        async (call, { call: make, emailOf, tokenOf }) => {
          if (!('updateprofile' in call.fields) || emailOf(textOf(call, 'token')) !== adas) return
          const token = await tokenOf('second')
          const phones = await Promise.all(
            [textOf(call, 'token'), token].map((own) => make('getProfile', { token: own })),
          )
          const [mine, theirs] = phones.map((body) => inner(body, 'profile')['phone'])
          if (mine === theirs) await make('updateProfile', { ...call.fields, token })
        },
      ),
    },
    'session-for-approved@getContact': {
      'an account that is shown during the review of the documents': before(
        [...enrolment, 'getContact', 'getProfile'],
        (call, { target, call: make, tokenOf }) => {
          const holder = holderOf(target.bank, textOf(call, 'token'))
          const isReviewed =
            holder?.token.kind === 'temporary' && holder.customer.verification === 'Pending Verification'
          return 'getcontact' in call.fields && isReviewed
            ? tokenOf('main').then(async (token) => responseWith(await make('getContact', { token })))
            : undefined
        },
      ),
    },
    'action-served@updateProfile': {
      'a profile that is refused as it is': before(person, (call, { memory }) => {
        if (!('updateprofile' in call.fields)) return undefined
        const { token: _token, ...sent } = call.fields
        const [text, last] = [JSON.stringify(sent), memory.get('saved')]
        memory.set('saved', text)
        return text === last ? refusal : undefined
      }),
    },
    'allowed-values@getInstitution': {
      'a SWIFT code and a routing number that are exchanged': shows(['getInstitution'], 'getInstitution', (json) => {
        Object.assign(inner(json, 'data2'), { swift_code: '021000021', routing_no: 'DEMOXX00' })
      }),
    },
    'session-garbage@getContact': {
      'tokens with anything at their end': {
        only: ['getContact'],
        settings: { parts: ['sessions'] },
        before: ({ fields }) => {
          fields['token'] = textOf({ fields }, 'token').replace(/1234$/, '')
        },
      },
    },
  }),
  {
    name: 'a limit that is given as the reason of every refusal',
    finds: [
      'action-served@updateProfile',
      ...['submitCryptoDeposit', 'updateProfile', 'markNotificationAsRead'].map((id) => `refusal-inert@${id}`),
    ],
    only: [...deposit, ...notices, 'getProfile', 'updateProfile'],
    after: ({ id, json }) => {
      if (id === undefined || id.startsWith('get') || id === 'signIn') return
      Object.assign(json, { status: 'error', icon: 'error', message: 'Your daily limit is reached.' })
    },
  },
]
