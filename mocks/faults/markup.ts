import { changedAt } from './changedAt.ts'

/** Sets `wasRun` if it is ever executed. Appended to every text of a response. */
export const markup = '<img src="x" onerror="window.wasRun = true">'

/** Texts that set `wasRun` or load a foreign URL as markup, handler, URL, template or style, or reverse text. */
export const attacks = [
  '<script>wasRun=true</script>',
  '</script><script>wasRun=true</script>',
  '</style></title></textarea><svg/onload=wasRun=true>',
  markup,
  '"\'><iframe srcdoc="<script>parent.wasRun=true</script>"></iframe>',
  '" autofocus onfocus="wasRun=true" style="background:url(https://attack.invalid/)',
  '<a href="javascript:wasRun=true">javascript:wasRun=true</a>',
  '<form action="https://attack.invalid/"><meta http-equiv="refresh" content="0;url=https://attack.invalid/">',
  '<link rel="stylesheet" href="https://attack.invalid/"><img src="//attack.invalid/">',
  'red;background:url(https://attack.invalid/)}*{display:none}',
  '{{constructor.constructor("wasRun=true")()}} ${wasRun=true} <%= wasRun=true %> #{wasRun=true}',
  '\u202Eright to left\u202C \u0000 \u2028 \uD800 \uFFFE',
  'long '.repeat(200),
] as const

export const runnableAddress = 'javascript:wasRun=true//https://attack.invalid/'

export const markings = {
  markup: (text: string) => text + markup,
  attack: (text: string) => `${text} ${attacks.join(' ')}`,
  address: () => runnableAddress,
} as const satisfies Record<string, (text: string) => string>

/** Fields that decide what happens next, or are not shown. */
const decisiveFields = new Set(['status', 'icon', 'error', 'failed', 'verification_status', 'jwt', 'currency'])

/** Changes every text that the contract leaves free (`fits`). */
export function withMarkup(
  data: unknown,
  hasMessage: boolean,
  fits: (tried: unknown) => boolean,
  mark: (text: string) => string = markings.markup,
): unknown {
  const given: unknown = hasMessage ? { message: 'Note.', ...Object(data) } : data
  let result = given
  for (const path of textsIn(given)) {
    const tried = changedAt(result, path, (text) => (typeof text === 'string' ? mark(text) : text))
    if (fits(tried)) result = tried
  }
  return result
}

function textsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    decisiveFields.has(key) ? [] : textsIn(entry, [...path, key]),
  )
}
