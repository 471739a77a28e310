import { isRecord } from '#tests/conformance/contract/schema.ts'
import { objectOf, type Exchange } from '#tests/conformance/exchange.ts'

export interface Secret {
  what: string
  sure: boolean
}

const names =
  /^(\w+_)?(password|passwd|passphrase|pwd|pass|pin|tpin|otp|secret|salt)(_(hash|md5|sha1|salt|plain|code|enc\w*))?$|^(ver|reset|verification|confirm|confirmation|auth|authorization|mail|email|sms)_?code$/i
/** A flag, a count, a date, the way in which something is sent, or a text that hides it. */
const harmless = /^(yes|no|true|false|null|none|\w{1,3}|\d{4}-\d\d.*|e-?mail|mail|phone|app|required|set|[*•·x.]+)$/i
const hash = /^(\$2[aby]\$\d\d\$|\$argon2|\$[156]\$|[0-9a-f]{32}$|[0-9a-f]{40}$|[0-9a-f]{64}$)/i

export function secretIn(exchange: Exchange): Secret | undefined {
  const body = objectOf(exchange)
  if (body === undefined) return undefined
  const { holder, sent } = exchange
  const known = new Set([holder?.pin, holder?.password, ...(sent ?? [])].filter((text) => text !== undefined))
  for (const { path, name, text } of textsOf(body)) {
    if (known.has(text) && !declared.test(name))
      return { what: `${path}: a PIN, password or code of this customer`, sure: true }
    if (texts.has(name) && [...known].some((secret) => /^\d{4,8}$/.test(secret) && words(text).includes(secret)))
      return { what: `${path}: a PIN or code of this customer`, sure: true }
    if (names.test(name) && !harmless.test(text))
      return {
        what: `${path}, which looks like a secret`,
        sure: /pin|pass|pwd|hash/i.test(name) && (hash.test(text) || /^\d{4}$/.test(text)),
      }
    if (/^\$(2[aby]|argon2\w*|[156])\$/.test(text)) return { what: `${path}: the hash of a password`, sure: true }
  }
  return undefined
}

const texts = new Set(['message', 'body', 'head', 'title', 'error', 'failed'])
const declared =
  /^(id|nc|amount|tb|balance|percent|price|account_no|act_no|routing(_no)?|phone|date|created_at|reference|note|username|fullname|email)$/

function words(text: string): string[] {
  return text.split(/[^\w]+/)
}

/** The same body has many readers. */
const textsIn = new WeakMap<Record<string, unknown>, readonly Text[]>()

interface Text {
  path: string
  name: string
  text: string
}

export function textsOf(body: Record<string, unknown>): readonly Text[] {
  const known = textsIn.get(body)
  if (known !== undefined) return known
  const all = [...leaves(body, '')].flatMap(({ path, name, value }) => {
    const text = typeof value === 'number' ? String(value) : value
    return typeof text !== 'string' || text === '' || name === 'jwt' ? [] : [{ path, name, text }]
  })
  textsIn.set(body, all)
  return all
}

function* leaves(value: unknown, path: string, depth = 0): Generator<{ path: string; name: string; value: unknown }> {
  if (depth > 12) return
  const entries = Array.isArray(value)
    ? value.slice(0, 50).map((entry, index) => [`[${index}]`, entry] as const)
    : Object.entries(value as Record<string, unknown>)
  for (const [name, entry] of entries) {
    const at = path === '' || name.startsWith('[') ? path + name : `${path}.${name}`
    if (Array.isArray(entry) || isRecord(entry)) yield* leaves(entry, at, depth + 1)
    else yield { path: at, name, value: entry }
  }
}
