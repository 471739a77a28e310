import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { notify } from '#mocks/domain/notifications.ts'
import { bankPerTest } from '#tests/contract/bankPerTest.ts'

const { bank, call, sessionOf } = bankPerTest()

const inbox = z.object({
  nc: z.int(),
  notifications: z.array(z.object({ id: z.int(), title: z.string(), wasread: z.string(), date: z.string() })),
})
const inboxOf = async (token: string) => inbox.parse(await call('getnotifications', token))
const markAsRead = (token: string, id: number): Promise<unknown> => call('mnotificationar', token, { id: String(id) })

describe('notifications', () => {
  it('are listed newest first, also those of the same time', async () => {
    for (const title of ['First', 'Second']) await notify(bank(), 'ada', { title, body: '' })
    const { notifications } = await inboxOf(await sessionOf('ada'))
    expect(notifications.slice(0, 6).map(({ title, date }) => `${date} ${title}`)).toEqual([
      '2026-01-16 09:00:00 Second',
      '2026-01-16 09:00:00 First',
      '2026-01-13 07:12:00 A new device signed in',
      '2026-01-12 17:30:00 Your deposit was confirmed',
      '2026-01-11 08:00:00 $150.00 to Ben Okafor',
      '2026-01-01 00:00:00 Your statement is ready',
    ])
  })

  it('are marked as read one by one, once, by their customer only', async () => {
    const [ada, ben] = [await sessionOf('ada'), await sessionOf('ben')]
    const unread = async (token: string): Promise<number[]> => {
      const { nc, notifications } = await inboxOf(token)
      const ids = notifications.filter(({ wasread }) => wasread === 'no').map(({ id }) => id)
      expect(nc).toBe(ids.length)
      return ids
    }
    const [first = 0, second = 0] = await unread(ada)
    const bens = await unread(ben)
    expect(await markAsRead(ben, second)).toEqual({ status: 'error' })
    expect(await markAsRead(ada, second)).toEqual({ status: 'success' })
    expect(await markAsRead(ada, second)).toEqual({ status: 'error' })
    expect(await unread(ada)).toEqual([first])
    expect(await unread(ben)).toEqual(bens)
  })
})
