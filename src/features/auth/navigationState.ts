/** State of a navigation between screens. It comes from the browser's history, so it is parsed. */

export interface Notice {
  head: string
  body: string
}

export const generalNotice: Notice = {
  head: '',
  body: 'This message can no longer be shown. Sign in again to see it.',
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
  if (typeof state !== 'object' || state === null) return ''
  const value: unknown = Object.getOwnPropertyDescriptor(state, key)?.value
  return typeof value === 'string' ? value.trim() : ''
}
