import { type Fault, textOf } from './backend.ts'
import { adas, bens, count, notices, owner, refusal, rows, swallows, tampers } from './edits.ts'

export const brokenNotifications: Fault[] = [
  {
    name: 'an unread count that does not fall',
    finds: ['unread-falls@markNotificationAsRead'],
    only: ['markNotificationAsRead'],
    after: tampers('getNotifications', (json) => {
      json['nc'] = 2
    }),
  },
  {
    name: 'an unread count that falls in the list only',
    finds: ['unread-counted@getContact', 'unread-counted@getProfile'],
    only: [...notices, 'getContact', 'getProfile'],
    after: (_response, { id, json, call, intact }) => {
      const { nc } = json
      if (id === 'getNotifications' || typeof nc !== 'number') return
      const { memory } = intact
      const first = `unread by ${owner(call, intact)}`
      memory.set(first, memory.get(first) ?? String(nc))
      json['nc'] = Number(memory.get(first))
    },
  },
  {
    name: 'notifications that only one customer can mark',
    finds: ['action-served@markNotificationAsRead'],
    only: notices,
    before: (call, intact) => ('mnotificationar' in call.fields && owner(call, intact) === bens ? refusal : undefined),
  },
  {
    name: 'notifications without the customer and the count',
    finds: ['shell-carried@getNotifications'],
    only: notices,
    after: tampers('getNotifications', (json) => {
      delete json['user']
      delete json['nc']
    }),
  },
  {
    name: 'a list that marks what is read',
    finds: ['read-stays-read@getNotifications'],
    only: ['getNotifications'],
    after: (_response, { id, json, call, intact }) => {
      if (id !== 'getNotifications') return
      const reader = `notifications read with ${textOf(call, 'token')}`
      const isFirst = !intact.memory.has(reader)
      intact.memory.set(reader, 'yes')
      if (isFirst) return
      for (const row of rows(json, 'notifications')) row['wasread'] = 'yes'
      json['nc'] = 0
    },
  },
  {
    name: 'an unknown id',
    finds: ['unknown-id-refused@markNotificationAsRead'],
    only: notices,
    before: swallows('mnotificationar', (call) => textOf(call, 'id') === '987654321'),
  },
  {
    name: 'ids of any customer',
    finds: ['foreign-record-kept@markNotificationAsRead'],
    only: notices,
    before: async ({ fields }, { emailOf, tokenOf }) => {
      if ('mnotificationar' in fields && emailOf(textOf({ fields }, 'token')) === bens)
        fields['token'] = await tokenOf('main')
    },
  },
  {
    name: 'a list without the notifications that are read',
    finds: ['rows-stay@getNotifications'],
    only: notices,
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === 'markNotificationAsRead' && json['status'] === 'success') memory.set(textOf(call, 'id'), '')
      if (id === 'getNotifications')
        json['notifications'] = rows(json, 'notifications').filter((row) => !memory.has(String(row['id'])))
    },
  },
  {
    name: 'a count that changes each time a notification is marked',
    finds: ['unread-once@markNotificationAsRead'],
    only: notices,
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === 'markNotificationAsRead') {
        const times = count(memory, `marked ${textOf(call, 'id')}`)
        if (times > 2) count(memory, 'too often')
      }
      if (id === 'getNotifications') json['nc'] = Number(json['nc']) + Number(memory.get('too often') ?? 0)
    },
  },
  {
    name: 'a notification with a link',
    finds: ['notices-without-addresses@getNotifications'],
    only: ['getNotifications'],
    after: tampers('getNotifications', (json) => {
      for (const row of rows(json, 'notifications')) row['body'] = 'See https://bank.example/offers.'
    }),
  },
  {
    name: 'marks that each session writes back whole',
    finds: ['read-stays-read@markNotificationAsRead'],
    only: [...notices, 'getProfile'],
    after: (_response, { id, json, call, intact }) => {
      const { memory } = intact
      if (owner(call, intact) !== adas) return
      const session = `marks ${textOf(call, 'token')}`
      const all = (memory.get('all') ?? '').split(' ').filter(Boolean)
      if (id === 'markNotificationAsRead') {
        if (json['status'] === 'success') {
          memory.set('all', [...all, textOf(call, 'id')].join(' '))
          memory.set(session, `${memory.get(session) ?? ''} ${textOf(call, 'id')}`)
        }
        memory.set('last', memory.get(session) ?? '')
      }
      const kept = new Set((memory.get('last') ?? '').split(' '))
      const undone = new Set(all.filter((mark) => !kept.has(mark)))
      for (const row of rows(json, 'notifications')) if (undone.has(String(row['id']))) row['wasread'] = 'no'
      if (typeof json['nc'] === 'number') json['nc'] += undone.size
    },
  },
  {
    name: 'notifications that a job marks after they were listed',
    finds: ['read-stays-read@getNotifications'],
    only: notices,
    after: tampers('getNotifications', (json, _call, { memory }) => {
      const times = Number(memory.get('listed') ?? 0) + 1
      memory.set('listed', String(times))
      if (times < 8) return
      for (const row of rows(json, 'notifications')) row['wasread'] = 'yes'
      json['nc'] = 0
    }),
  },
  {
    name: 'a notification that is written again when it is marked',
    finds: ['nothing-else@markNotificationAsRead'],
    only: notices,
    after: (_response, { id, json, call, intact: { memory } }) => {
      if (id === 'markNotificationAsRead' && json['status'] === 'success') memory.set(textOf(call, 'id'), '')
      if (id === 'getNotifications')
        for (const row of rows(json, 'notifications')) if (memory.has(String(row['id']))) row['title'] = 'Read'
    },
  },
]
