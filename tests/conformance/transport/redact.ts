import type { Account } from '#tests/conformance/exchange.ts'
import { escapeText } from './encoding.ts'

/** In the field of a form, a short secret is replaced also within a wrong one, such as `1234.0`. */
const inField = String.raw`(?<=\b(?:pin|\w*_?code|\w*password|\w+_pwd)(?:=|"\s+)[^&\s$]*)`

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
    if (value === undefined || value.trim().length < 4 || this.#made.has(value)) return
    if (![...this.#named.keys()].some((known) => known.length > 5 && value.includes(known))) this.#made.set(value, name)
  }

  /** A wrong secret that tells most of the right one, without having it in it. */
  addWrong(name: 'WRONG_PIN' | 'WRONG_PASSWORD', value: string, right = ''): void {
    if (right === '' || value.includes(right) || this.#made.has(value)) return
    const [text, known] = [value.toLowerCase(), right.toLowerCase()]
    const isPart = value.length > 2 && known.includes(text)
    const isNear = [known.slice(0, 5), known.slice(-5)].some((part) => text.includes(part))
    const isAlike = Array.from(right).filter((digit) => value.includes(digit)).length > 2
    if (name === 'WRONG_PIN' ? isAlike : isPart || isNear) this.#made.set(value, name)
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
    const secrets = [...this.#made, ...[...this.#named, ...names].map(([value, all]) => [value, nameOf(all)] as const)]
    const known = new Map<string, string>()
    for (const [value, name] of secrets)
      for (const [form, formEnding] of formsOf(value)) if (text.includes(form)) known.set(form, name + formEnding)
    for (const [value, name] of [...known].sort(([a], [b]) => b.length - a.length)) {
      const isWord = value.length > 3 || !name.startsWith('WRONG_')
      result = result.replaceAll(value.length < 8 ? shortForm(value, isWord) : value, () => write(name))
    }
    return result
  }
}

/** Elsewhere only as a whole word: a PIN could be part of another number. */
function shortForm(value: string, isWord: boolean): RegExp {
  const text = escape(value)
  const word = isWord ? `|(?<![\\w.])(?<!${noSecret})${text}(?![\\w.])` : ''
  return new RegExp(`${inField}${text}${word}`, 'g')
}

const formsKnown = new Map<string, ReadonlyMap<string, string>>()

/** As it is, and in base64, whose padding may follow: each with what its name then ends in. */
function formsOf(value: string): ReadonlyMap<string, string> {
  const known = formsKnown.get(value)
  if (known !== undefined) return known
  const packed = Buffer.from(value).toString('base64').replace(/=+$/, '')
  const others = [packed, packed.replaceAll('+', '-').replaceAll('/', '_')]
  const forms = new Map([...others.flatMap((other) => writtenForms(other, '_BASE64')), ...writtenForms(value, '')])
  formsKnown.set(value, forms)
  return forms
}

/** As it is, as a form sends it, as JSON and PHP's JSON write it, and as a bank may trim it. */
function writtenForms(value: string, ending: string): [text: string, ending: string][] {
  const json = JSON.stringify(value).slice(1, -1)
  const plain = [value.trim(), json, json.replaceAll('/', String.raw`\/`), value]
  return [[escapeText(value), `${ending}_ENCODED`], ...plain.map((form): [string, string] => [form, ending])]
}

/** Long texts are cut before they are redacted: the beginning of a secret may be left before the `…`. */
function withoutCutSecrets(text: string, secrets: readonly string[]): string {
  return text
    .split('…')
    .map((part, index, all) => {
      const forms = index === all.length - 1 ? [] : secrets.flatMap((secret) => [...formsOf(secret).keys()])
      const most = forms.reduce((longest, form) => Math.max(longest, sharedLength(part, form)), 0)
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
