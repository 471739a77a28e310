import type { Account } from '#tests/conformance/exchange.ts'
import { escapeText } from './encoding.ts'

/** What a response or a form calls a number: an amount may equal a PIN. */
const noSecret = String.raw`\b(?:amount|tb|balance|fee|price|percent|nc|id)"?\s?[:=]\s?"?`

export type Names = ReadonlyMap<string, readonly string[]>

export class Secrets {
  readonly #named = new Map<string, string[]>()
  readonly #made = new Map<string, string>()
  readonly #owners = new Map<string, string>()

  /** A secret that the reader of the report knows or can get. */
  add(name: string, value: string | undefined): void {
    if (value === undefined || value === '') return
    for (const [other, names] of this.#named)
      if (other !== value && names.length > 1) this.#named.set(other, without(names, name))
    const names = this.#named.get(value) ?? []
    if (!names.includes(name)) this.#named.set(value, [...names, name])
  }

  /** A secret that the run has made or received. One that contains a known secret needs no name of its own. */
  addMade(name: string, value: string | undefined): void {
    if (value === undefined || value.length < 4 || this.#made.has(value)) return
    if (![...this.#named.keys()].some((known) => known.length > 5 && value.includes(known))) this.#made.set(value, name)
  }

  addCustomer({ kind, email, password, pin, token }: Account): void {
    const ending = kind === 'main' ? '' : `_${kind.toUpperCase().replaceAll('-', '_')}`
    this.#owners.set(escapeText(email), ending)
    this.add(`PASSWORD${ending}`, password)
    this.add(`PIN${ending}`, pin)
    this.add(`TOKEN${ending}`, token)
    if (token !== undefined) this.#owners.set(token, ending)
  }

  /** The names of now, for a text that is written later: another sign-in changes which token is `TOKEN`. */
  names(): Names {
    return new Map(this.#named)
  }

  redact(text: string, names?: Names): string {
    const whole = withoutCutSecrets(text, [...this.#named.keys(), ...this.#made.keys()])
    return this.replace(whole, (name) => `$${name}`, names).replaceAll(
      /("(?:jwt|\w*token\w*)"\s*:\s*")[^"$]+(?="|$)/gi,
      '$1…',
    )
  }

  replace(text: string, write: (name: string) => string, names: Names = this.#named): string {
    let result = text
    // Later entries (tokens) win over earlier ones (addresses), which another customer's request may contain.
    const ending = [...this.#owners].findLast(([fact]) => text.includes(fact))?.[1] ?? ''
    const nameOf = (all: readonly string[]): string =>
      all.find((entry) => ending !== '' && entry.endsWith(ending)) ?? all[0] ?? ''
    const known = new Map([
      ...[...this.#made].flatMap(([value, name]) => formsOf(value, name)),
      ...[...this.#named, ...names].flatMap(([value, all]) => formsOf(value, nameOf(all))),
    ])
    for (const [value, name] of [...known].sort(([a], [b]) => b.length - a.length)) {
      if (!result.includes(value)) continue
      // Short secrets are replaced only as whole words: a PIN could be part of another number.
      const whole = value.length < 8 ? new RegExp(`(?<![\\w.])(?<!${noSecret})${escape(value)}(?![\\w.])`, 'g') : value
      result = result.replaceAll(whole, () => write(name))
    }
    return result
  }
}

/** As it is, as a form sends it, as JSON writes it, and as a bank may trim it. */
function formsOf(value: string, name: string): [text: string, name: string][] {
  const encoded = escapeText(value)
  return [
    ...[value.trim(), JSON.stringify(value).slice(1, -1)].map((form): [string, string] => [form, name]),
    [encoded, encoded === value ? name : `${name}_ENCODED`],
    [value, name],
  ]
}

/** Long texts are cut before they are redacted: the beginning of a secret may be left before the `…`. */
function withoutCutSecrets(text: string, secrets: readonly string[]): string {
  return text
    .split('…')
    .map((part, index, all) => {
      const shown = index === all.length - 1 ? undefined : secrets.map((secret) => sharedLength(part, secret))
      const most = Math.max(0, ...(shown ?? []))
      return most < 4 ? part : part.slice(0, -most)
    })
    .join('…')
}

/** How many characters of the beginning of the secret end the text. */
function sharedLength(text: string, secret: string): number {
  const lengths = Array.from({ length: Math.min(text.length, secret.length) }, (_, index) => index + 1)
  return lengths.findLast((length) => text.endsWith(secret.slice(0, length))) ?? 0
}

const without = (names: readonly string[], name: string): string[] => names.filter((entry) => entry !== name)

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
