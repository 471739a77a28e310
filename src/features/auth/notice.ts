import { textIn } from '#src/lib/fields.ts'

export interface Notice {
  head: string
  body: string
}

export const generalNotice: Notice = {
  head: "There's no new message",
  body: 'We show it once, right after you sign in. To read it again, sign in again.',
}

export function readNotice(state: unknown): Notice {
  const head = textIn(state, 'head')
  const body = textIn(state, 'body')
  return head === undefined && body === undefined ? generalNotice : { head: head ?? '', body: body ?? '' }
}
