import { isRecord, show } from '#tests/conformance/contract/schema.ts'
import { objectOf, type Exchange } from '#tests/conformance/exchange.ts'
import type { Violation } from '#tests/conformance/rule.ts'
import { keptTexts } from '#tests/conformance/values/values.ts'

const entity = /&(#\d+|#x[0-9a-f]+|amp|lt|gt|quot|apos|nbsp|euro|pound|yen|cent|dollar);/i
const own = new Set(keptTexts)
const tag = /<\/?(a|b|br|div|em|font|h\d|i|img|li|p|script|span|strong|table|td|tr|u|ul)(\s[^>]*)?\/?>/i
/** Texts of the bank itself, without markup. Customers' texts, such as a payee's name, may contain anything. */
const banks = /^(message|head|body|title|failed|error|currency|names|(purpose|plan|doc)_name)$/

export function notPlain(exchange: Exchange): Violation | undefined {
  const body = objectOf(exchange)
  if (body === undefined || plainBodies.has(body)) return undefined
  const found = search(body, '', '', 0)
  if (found === undefined) plainBodies.add(body)
  // A field of the bank's own may be anything.
  return found && search(exchange.operation?.described(body), '', '', 0)
}

const plainBodies = new WeakSet<Record<string, unknown>>()

function search(value: unknown, path: string, name: string, depth: number): Violation | undefined {
  if (typeof value === 'string') return judge(value, path, name)
  if (depth > 12) return undefined
  const entries = Array.isArray(value)
    ? value.slice(0, 200).map((entry, index) => [name, `${path}[${index}]`, entry] as const)
    : isRecord(value)
      ? Object.entries(value).map(([key, entry]) => [key, path === '' ? key : `${path}.${key}`, entry] as const)
      : []
  for (const [key, at, entry] of entries) {
    const found = search(entry, at, key, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}

function judge(text: string, path: string, name: string): Violation | undefined {
  if (name === 'picture' && /[/\\]/.test(text)) {
    if (/^[a-z]+:|^[/\\]|\.\.|^(public|uploads?)[/\\]/i.test(text))
      return { expected: `${path}: a file name`, got: show(text) }
  }
  if (entity.test(text) && !own.has(text)) return { expected: `${path}: plain text, without entities`, got: show(text) }
  return banks.test(name) && tag.test(text)
    ? { expected: `${path}: plain text, without markup`, got: show(text) }
    : undefined
}
