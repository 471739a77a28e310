import { createHash } from 'node:crypto'

interface Reading {
  text: string
  encode: (text: string) => string
}

const printable = /^[\x20-\x7e]+$/

function readingsOf(token: string): Reading[] {
  const encodings: [RegExp, BufferEncoding][] = [
    [/^[\w-]+$/, 'base64url'],
    [/^[A-Za-z0-9+/]+={0,2}$/, 'base64'],
    [/^([0-9a-f]{2})+$/i, 'hex'],
  ]
  const inner = encodings.flatMap(([shape, encoding]) => {
    const text = shape.test(token) ? Buffer.from(token, encoding).toString('latin1') : ''
    const encode = (other: string): string => Buffer.from(other, 'latin1').toString(encoding)
    return text.length > 3 && printable.test(text) ? [{ text, encode }] : []
  })
  return [{ text: token, encode: (text) => text }, ...inner]
}

const partsOf = (text: string): string[] => text.split(/[^0-9A-Za-z@]+/).filter((part) => part !== '')

function isTime(part: string): boolean {
  const isNear = (seconds: number): boolean => Math.abs(seconds - Date.now() / 1000) < 24 * 3600
  if (/^\d{10,17}$/.test(part)) return isNear(Number(part.slice(0, 10)))
  return /^[0-9a-f]{8}([0-9a-f]{5,6})?$/i.test(part) && isNear(Number.parseInt(part.slice(0, 8), 16))
}

const words =
  /^(user|users|customer|client|member|account|admin|id|uid|sub|email|mail|name|username|role|type|kind|session|sess|token|tok|auth|bank|exp|iat|nbf|ts|time|date|created|expires|at|v\d|alg|typ|jwt|none|demo|test|true|false|null)$/i

/** MD5, SHA-1 and SHA-256. */
const digest = /^([0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})$/i

function hashesOf(facts: readonly string[]): Set<string> {
  const now = Math.floor(Date.now() / 1000)
  const ids = Array.from({ length: 200 }, (_, index) => String(index))
  const day = new Date().toISOString().slice(0, 10)
  const times = [...Array.from({ length: 30 }, (_, index) => String(now - 20 + index)), day, day.replaceAll('-', '')]
  const join = (one: string, other: string): string[] => ['', ':', '|', '-', '.'].map((sign) => one + sign + other)
  const inTwos = [...facts, ...ids].flatMap((fact) => times.flatMap((time) => [...join(fact, time), time + fact]))
  const ofFacts = facts.flatMap((fact) => [...facts, ...ids].flatMap((other) => [...join(fact, other), other + fact]))
  return new Set(
    [...facts, ...ids, ...times, ...inTwos, ...ofFacts].flatMap((text) =>
      ['md5', 'sha1', 'sha256'].map((kind) => createHash(kind).update(text).digest('hex')),
    ),
  )
}

/** In how many positions texts differ, and the most bits that these can hold. Five texts differ in most random positions. */
export function differing(texts: readonly string[]): { positions: number; fixed: number; bits: number } {
  const all = texts.join('')
  const each = /^\d+$/.test(all) ? 3.3 : /^[\da-f-]+$/i.test(all) ? 4 : 6
  const length = Math.max(...texts.map((text) => text.length))
  const positions = Array.from({ length }, (_, at) => new Set(texts.map((text) => text[at])).size > 1).filter(Boolean)
  return { positions: positions.length, fixed: length - positions.length, bits: Math.floor(positions.length * each) }
}

export function flawOf(first: string, facts: readonly string[]): string | undefined {
  if (first.length < 12) return `a token of ${first.length} characters`
  const lowered = facts.map((fact) => fact.toLowerCase())
  const isKnown = (part: string): boolean =>
    words.test(part) ||
    /^\d{1,8}$/.test(part) ||
    isTime(part) ||
    lowered.some((fact) => fact.includes(part.toLowerCase()))
  // A signed token may name the customer: nobody else can sign it.
  const isSigned = /^[\w-]+\.[\w-]+\.[\w-]{20,}$/.test(first)
  for (const { text } of isSigned ? [] : readingsOf(first)) {
    const parts = partsOf(text)
    const digests = parts.filter((part) => digest.test(part)).map((part) => part.toLowerCase())
    const guesses = digests.length === 0 ? new Set<string>() : hashesOf(facts)
    if (digests.some((part) => guesses.has(part))) return 'a hash of an address, an id or the time'
    if (parts.every(isKnown)) return `a token of ${parts.length} known or countable parts`
  }
  return undefined
}

export function forgeriesOf(mine: string, theirs: string): [what: string, token: string][] {
  return [...signedForgeries(mine, theirs), ...readableForgeries(mine, theirs)].filter(
    ([, token]) => token !== mine && token !== theirs,
  )
}

function signedForgeries(mine: string, theirs: string): [string, string][] {
  const [head, , signature] = mine.split('.')
  const [, payload] = theirs.split('.')
  if (!/^[\w-]+\.[\w-]+\.[\w-]*$/.test(mine) || payload === undefined) return []
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  return [
    ['a changed payload with the old signature', `${head ?? ''}.${payload}.${signature ?? ''}`],
    ['the algorithm "none"', `${none}.${payload}.`],
    ['no signature', `${head ?? ''}.${payload}.`],
  ]
}

function readableForgeries(mine: string, theirs: string): [string, string][] {
  return readingsOf(mine).flatMap(({ text, encode }, index) => {
    const other = readingsOf(theirs)[index]?.text ?? ''
    const [own, foreign] = [text, other].map((entry) => entry.split(/([^0-9A-Za-z@]+)/)) as [string[], string[]]
    if (own.length < 3 || own.length !== foreign.length) return []
    return own.flatMap((part, at): [string, string][] => {
      const wanted = foreign[at]
      if (wanted === undefined || wanted === part) return []
      return [['one part of the other token', encode(own.with(at, wanted).join(''))]]
    })
  })
}
