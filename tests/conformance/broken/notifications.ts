import type { Fault } from './backend.ts'
import { notices, rows, adas, bens, banks, before, after, shows, rowsShow, swallows, refuses, count } from './edits.ts'

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
    'ids of any customer': before(notices, async ({ id, fields, tokenOf, owner }) => {
      if (id === 'markNotificationAsRead' && owner === bens) fields['token'] = await tokenOf('main')
    }),
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
