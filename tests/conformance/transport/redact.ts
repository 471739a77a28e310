import type { Account } from '#tests/conformance/exchange.ts'
import { escapeText } from './encoding.ts'

/** What a response or a form calls a number: an amount may equal a PIN. */
const noSecret = String.raw`\b(?:amount|tb|balance|fee|price|percent|nc|id)"?\s?[:=]\s?"?`

export class Secrets {
  readonly #names = new Map<string, string[]>()
  readonly #owners = new Map<string, string>()

  add(name: string, value: string | undefined): void {
    if (value === undefined || value === '') return
    this.#addAs(name, value)
    if (escapeText(value) !== value) this.#addAs(`${name}_ENCODED`, escapeText(value))
  }

  addCustomer({ kind, email, password, pin, token }: Account): void {
    const ending = kind === 'main' ? '' : `_${kind.toUpperCase().replaceAll('-', '_')}`
    this.#owners.set(escapeText(email), ending)
    this.add(`PASSWORD${ending}`, password)
    this.add(`PIN${ending}`, pin)
    this.add(`TOKEN${ending}`, token)
    if (token !== undefined) this.#owners.set(token, ending)
  }

  #addAs(name: string, value: string): void {
    for (const [other, names] of this.#names)
      if (other !== value && names.length > 1) this.#names.set(other, without(names, name))
    const names = this.#names.get(value) ?? []
    if (!names.includes(name)) this.#names.set(value, [...names, name])
  }

  redact(text: string, write: (name: string) => string = (name) => `$${name}`): string {
    let result = text
    // Later entries (tokens) win over earlier ones (addresses), which another customer's request may contain.
    const ending = [...this.#owners].findLast(([fact]) => text.includes(fact))?.[1] ?? ''
    const longestFirst = [...this.#names].sort(([a], [b]) => b.length - a.length)
    for (const [value, names] of longestFirst) {
      const name = names.find((entry) => ending !== '' && entry.replace(/_ENCODED$/, '').endsWith(ending)) ?? names[0]
      // Short secrets are replaced only as whole words: a PIN could be part of another number.
      const whole = value.length < 8 ? new RegExp(`(?<![\\w.])(?<!${noSecret})${escape(value)}(?![\\w.])`, 'g') : value
      result = result.replaceAll(whole, () => write(name ?? ''))
    }
    return result.replaceAll(/("jwt"\s*:\s*")[^"$]+"/g, (_match, before: string) => `${before}…"`)
  }

  assignments(): string {
    const values = new Map([...this.#names].flatMap(([value, names]) => names.map((name) => [name, value])))
    return [...values].map(([name, value]) => `${name}='${value.replaceAll("'", String.raw`'\''`)}'\n`).join('')
  }
}

const without = (names: readonly string[], name: string): string[] => names.filter((entry) => entry !== name)

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
