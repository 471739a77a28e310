import { fieldsOf } from '#src/lib/fields.ts'

export interface Notice {
  head: string
  body: string
}

export const generalNotice: Notice = {
  head: "There's no new message",
  body: 'We show it once, right after you sign in. To read it again, sign in again.',
}

export function readNotice(state: unknown): Notice {
  const head = textOf(state, 'head')
  const body = textOf(state, 'body')
  return head === '' && body === '' ? generalNotice : { head, body }
}

export function readHint(state: unknown): string | undefined {
  return textOf(state, 'hint') || undefined
}

function textOf(state: unknown, key: string): string {
  const value = fieldsOf(state)[key]
  return typeof value === 'string' ? value.trim() : ''
}
