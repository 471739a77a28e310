import { holderOf } from '#mocks/domain/sessions.ts'
import { picture } from '#tests/conformance/values/files.ts'
import type { Fault } from './backend.ts'
import {
  enrolment,
  deposit,
  notices,
  profileForm,
  person,
  rows,
  inner,
  adas,
  bens,
  done,
  refusal,
  expired,
  responseWith,
  banks,
  before,
  after,
  shows,
  tampers,
  rowsShow,
  swallows,
  refuses,
  rewrites,
  count,
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
      'a missing column': shows(profileForm, 'getProfile', (json) => {
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
      'htmlspecialchars() before storing': rewrites(profileForm, 'updateProfile', 'home_address', (text) =>
        text.replaceAll('"', '″'),
      ),
      'several spaces within a name that become one': rewrites(profileForm, 'updateProfile', 'fullname', (text) =>
        text.replaceAll(/ +/g, ' '),
      ),
    },
    'empty-empties@updateProfile': {
      'a field that cannot be emptied': before(profileForm, ({ id, fields }) => {
        if (id === 'updateProfile' && fields['gender'] === '') fields['gender'] = 'Female'
      }),
    },
    'picture-changes@updatePicture': {
      'a file that is ignored': after(['updatePicture'], ({ id, json, owner }) => {
        if (id !== 'getProfile') return
        const mine = owner === adas
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
      'one file name for all': after(['updatePicture'], ({ id, json, text, memory }) => {
        if (id === 'updatePicture') memory.set(text('token'), 'profile.png')
        const name = memory.get(text('token'))
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
        before: async ({ id, text, fields, memory, ask, tokenOf, owner }) => {
          const token = text('token')
          if (id === 'signIn' && text('email') === adas) memory.set('changed', '')
          if (memory.get('current') === undefined || owner !== adas || token === memory.get('current')) return undefined
          if (id === 'updateProfile') await ask('updateProfile', { ...fields, token: await tokenOf('main') })
          return expired
        },
        after: ({ id, json, text, memory }) => {
          if (id === 'signIn' && text('email') === adas && typeof json['jwt'] === 'string')
            memory.set('current', json['jwt'])
        },
      },
      'a profile that is refused and saved': before(profileForm, async ({ text, fields: sent, ask }) => {
        if (text('dob') !== '31/31/31') return undefined
        const { updateprofile: _marker, ...fields } = sent
        await ask('updateProfile', { ...fields, dob: '' })
        return refusal
      }),
    },
    'session-ended@getContact': {
      'a session that ends for all but one': {
        only: ['getContact', 'updatePassword'],
        settings: { parts: ['sessions', 'scenarios'] },
        before: async ({ id, text, fields, memory, tokenOf, owner }) => {
          const token = text('token')
          if (id === 'signIn' && text('email') === adas) memory.set('changed', '')
          if (memory.get('current') !== undefined && owner === adas && token !== memory.get('current')) {
            if (id !== 'getContact') return expired
            fields['token'] = await tokenOf('main')
          }
          return undefined
        },
        after: ({ id, json, text, memory }) => {
          if (id === 'signIn' && text('email') === adas && typeof json['jwt'] === 'string')
            memory.set('current', json['jwt'])
        },
      },
    },
    'text-readable@getContact': {
      'an invalid compression': after(['getContact'], ({ id, response }) =>
        id === 'getContact' ? { ...response, garbled: 'Content-Encoding: gzip' } : undefined,
      ),
    },
    'reads-alike@getContact': {
      'a telephone number that is another one at every reading': shows(
        ['getAccount', 'getContact'],
        'getContact',
        (json, { memory }) => {
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
        ({ id, json, text, fields, memory }) => {
          if (id === 'updateProfile' && 'current_plan' in fields) memory.set(text('token'), '')
          if (id === 'getProfile' && memory.has(text('token'))) inner(json, 'profile')['current_plan'] = 'Extra'
        },
      ),
    },
    'nothing-else@updatePicture': {
      'a picture upload that clears the telephone number': after(
        ['updatePicture', 'updateProfile', 'getProfile'],
        ({ id, json, fields, owner, memory }) => {
          const isNora = owner.startsWith('nora')
          if (id === 'updatePicture' && isNora && !('role' in fields)) count(memory, 'pictures')
          if (id === 'getProfile' && isNora) inner(json, 'profile')['phone'] = `00${memory.get('pictures') ?? ''}`
        },
      ),
    },
    'extra-fields-ignored@updateProfile': {
      'a form that is refused for an extra field': refuses(
        ['updateProfile', 'getProfile'],
        'updateProfile',
        ({ fields }) => 'role' in fields,
      ),
    },
    'facts-agree@updateProfile': {
      'a customer who is loaded at the sign-in only': after(
        ['getContact', 'getPinStatus', 'getStatement', 'getProfile', 'updateProfile'],
        ({ id, json, text, memory }) => {
          if (id === undefined || id === 'signIn' || json['user'] === undefined) return
          const user = inner(json, 'user')
          const token = text('token')
          if (!memory.has(token)) memory.set(token, String(user['fullname']))
          user['fullname'] = memory.get(token)
        },
      ),
    },
    'nothing-else@updateProfile': {
      'a picture that is lost when the profile is saved': after(
        ['getProfile', 'updateProfile', 'updatePicture'],
        ({ id, json, owner, memory }) => {
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
        (_json, { bank }) => {
          const [last, ...former] = bank.store.pictures.all().toReversed()
          if (last !== undefined && former.length > 3) bank.store.pictures.delete(last)
        },
      ),
    },
    'picture-type@updatePicture': {
      'pictures with the type of another format': {
        only: ['updatePicture', 'getProfile'],
        served: { type: 'image/webp' },
      },
    },
    'refusal-inert@updatePicture': {
      'a picture that is lost when another one is refused': after(
        ['getProfile', 'updatePicture'],
        ({ id, json, owner, memory }) => {
          const lost = `lost ${owner}`
          if (id === 'updatePicture' && [json['icon'], json['status']].includes('success')) memory.delete(lost)
          else if (id === 'updatePicture') memory.set(lost, '')
          if (!memory.has(lost)) return
          for (const name of ['user', 'profile']) if ('picture' in inner(json, name)) inner(json, name)['picture'] = ''
        },
      ),
    },
    'own-data@getContact': {
      'the customer as the contact of the bank': shows(['getContact'], 'getContact', (json, { owner }) => {
        inner(json, 'contact')['email'] = owner
      }),
    },
    'facts-agree@getProfile': {
      // Not that the sign-in shows another, or that a profile that is saved as it is shown changes it.
      'a profile that shows the address of one customer in small letters': {
        only: ['signIn', 'getInstitution', ...person],
        settings: { parts: ['scenarios', 'walk'] },
        after: tampers('getProfile', (json, { owner }) => {
          const profile = inner(json, 'profile')
          const { home_address: address } = profile
          if (owner === bens && typeof address === 'string') profile['home_address'] = address.toLowerCase()
        }),
      },
    },
    'facts-agree@getContact': {
      // Seen beside the name that is wanting.
      'a telephone number of a refused profile, which one loader shows': {
        only: ['getInstitution', ...person],
        settings: { parts: ['scenarios', 'walk'] },
        after: ({ id, json, text, memory }) => {
          const token = text('token')
          if (id === 'updateProfile' && json['icon'] !== 'success') memory.set(token, text('phone'))
          else if (id === 'updateProfile') memory.delete(token)
          const shown = memory.get(token)
          if (id === 'getContact' && shown !== undefined) inner(json, 'user')['phone'] = shown
        },
      },
    },
    'others-untouched@updateProfile': {
      'a profile that is saved for all customers with the same telephone number': before(
        ['getProfile', 'updateProfile', 'getContact'],
        async ({ id, text, fields, ask, tokenOf, owner }) => {
          if (id !== 'updateProfile' || owner !== adas) return
          const token = await tokenOf('second')
          const phones = await Promise.all([text('token'), token].map((own) => ask('getProfile', { token: own })))
          const [mine, theirs] = phones.map((body) => inner(body, 'profile')['phone'])
          if (mine === theirs) await ask('updateProfile', { ...fields, token })
        },
      ),
    },
    'session-for-approved@getContact': {
      'an account that is shown during the review of the documents': before(
        [...enrolment, 'getContact', 'getProfile'],
        ({ id, text, bank, ask, tokenOf }) => {
          const holder = holderOf(bank, text('token'))
          const isReviewed =
            holder?.token.kind === 'temporary' && holder.customer.verification === 'Pending Verification'
          return id === 'getContact' && isReviewed
            ? tokenOf('main').then(async (token) => responseWith(await ask('getContact', { token })))
            : undefined
        },
      ),
    },
    'action-served@updateProfile': {
      'a profile that is refused as it is': before(person, ({ id, fields, memory }) => {
        if (id !== 'updateProfile') return undefined
        const { token: _token, ...sent } = fields
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
        before: ({ text, fields }) => {
          fields['token'] = text('token').replace(/1234$/, '')
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

export const brokenNotifications: Fault[] = banks({
  'unread-falls@markNotificationAsRead': {
    'an unread count that does not fall': shows(['markNotificationAsRead'], 'getNotifications', (json) => {
      json['nc'] = 2
    }),
  },
  'unread-counted@getContact unread-counted@getProfile': {
    'an unread count that falls in the list only': after(
      [...notices, 'getContact', 'getProfile'],
      ({ id, json, owner, memory }) => {
        const { nc } = json
        if (id === 'getNotifications' || typeof nc !== 'number') return
        const first = `unread by ${owner}`
        memory.set(first, memory.get(first) ?? String(nc))
        json['nc'] = Number(memory.get(first))
      },
    ),
  },
  'action-served@markNotificationAsRead': {
    'notifications that only one customer can mark': refuses(
      notices,
      'markNotificationAsRead',
      ({ owner }) => owner === bens,
    ),
  },
  'shell-carried@getNotifications': {
    'notifications without the customer and the count': shows(notices, 'getNotifications', (json) => {
      delete json['user']
      delete json['nc']
    }),
  },
  'read-stays-read@getNotifications': {
    'a list that marks what is read': after(['getNotifications'], ({ id, json, text, memory }) => {
      if (id !== 'getNotifications') return
      const reader = `notifications read with ${text('token')}`
      const isFirst = !memory.has(reader)
      memory.set(reader, 'yes')
      if (isFirst) return
      for (const row of rows(json, 'notifications')) row['wasread'] = 'yes'
      json['nc'] = 0
    }),
    'notifications that a job marks after they were listed': shows(notices, 'getNotifications', (json, { memory }) => {
      const times = Number(memory.get('listed') ?? 0) + 1
      memory.set('listed', String(times))
      if (times < 8) return
      for (const row of rows(json, 'notifications')) row['wasread'] = 'yes'
      json['nc'] = 0
    }),
  },
  'unknown-id-refused@markNotificationAsRead': {
    'an unknown id': swallows(notices, 'markNotificationAsRead', ({ text }) => text('id') === '987654321'),
  },
  'foreign-record-kept@markNotificationAsRead': {
    'ids of any customer': {
      ...before(notices, async ({ id, fields, tokenOf, owner }) => {
        if (id === 'markNotificationAsRead' && owner === bens) fields['token'] = await tokenOf('main')
      }),
      tells: /curl .*TOKEN_SECOND:.* && curl .*TOKEN:/,
    },
  },
  'rows-stay@getNotifications': {
    'a list without the notifications that are read': after(notices, ({ id, json, text, memory }) => {
      if (id === 'markNotificationAsRead' && json['status'] === 'success') memory.set(text('id'), '')
      if (id === 'getNotifications')
        json['notifications'] = rows(json, 'notifications').filter((row) => !memory.has(String(row['id'])))
    }),
  },
  'unread-once@markNotificationAsRead': {
    'a count that changes each time a notification is marked': after(notices, ({ id, json, text, memory }) => {
      if (id === 'markNotificationAsRead') {
        const times = count(memory, `marked ${text('id')}`)
        if (times > 2) count(memory, 'too often')
      }
      if (id === 'getNotifications') json['nc'] = Number(json['nc']) + Number(memory.get('too often') ?? 0)
    }),
  },
  'notices-without-addresses@getNotifications': {
    'a notification with a link': rowsShow(['getNotifications'], ['getNotifications'], (row) => {
      row['body'] = 'See https://bank.example/offers.'
    }),
  },
  'read-stays-read@markNotificationAsRead': {
    'marks that each session writes back whole': after(
      [...notices, 'getProfile'],
      ({ id, json, text, owner, memory }) => {
        if (owner !== adas) return
        const session = `marks ${text('token')}`
        const all = (memory.get('all') ?? '').split(' ').filter(Boolean)
        if (id === 'markNotificationAsRead') {
          if (json['status'] === 'success') {
            memory.set('all', [...all, text('id')].join(' '))
            memory.set(session, `${memory.get(session) ?? ''} ${text('id')}`)
          }
          memory.set('last', memory.get(session) ?? '')
        }
        const kept = new Set((memory.get('last') ?? '').split(' '))
        const undone = new Set(all.filter((mark) => !kept.has(mark)))
        for (const row of rows(json, 'notifications')) if (undone.has(String(row['id']))) row['wasread'] = 'no'
        if (typeof json['nc'] === 'number') json['nc'] += undone.size
      },
    ),
  },
  'nothing-else@markNotificationAsRead': {
    'a notification that is written again when it is marked': after(notices, ({ id, json, text, memory }) => {
      if (id === 'markNotificationAsRead' && json['status'] === 'success') memory.set(text('id'), '')
      if (id === 'getNotifications')
        for (const row of rows(json, 'notifications')) if (memory.has(String(row['id']))) row['title'] = 'Read'
    }),
  },
})
