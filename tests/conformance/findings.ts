import { isDeepStrictEqual } from 'node:util'
import { phrasePlace } from '#tests/conformance/contract/places.ts'
import type { PlannedOperation } from '#tests/conformance/contract/plan.ts'
import { responseArrives } from '#tests/conformance/rules/bodies.ts'
import { isPutOff } from '#tests/conformance/transport/client.ts'
import { curlOf } from '#tests/conformance/transport/curl.ts'
import type { Names, Secrets } from '#tests/conformance/transport/redact.ts'
import type { WireRequest } from '#tests/conformance/transport/wire.ts'
import { type Exchange, isExpired } from './exchange.ts'
import type { Rule, Violation } from './rule.ts'

export const endpointId = 'endpoint'

export interface Finding {
  rule: string
  level: 'MUST' | 'SHOULD'
  title: string
  why: string
  operation: string
  /** In the contract: `openapi/<file>:<line>`. */
  place: string
  note: string
  curl: string
  expected: string
  got: string
  times: number
  /** Operations whose responses have shown it. */
  through?: readonly string[]
  /** The notes of some other calls that broke the rule. */
  also?: string[]
  known?: string
}

/** As it was made: texts with secrets, and requests in place of `curl` lines. */
export interface Found extends Omit<Finding, 'curl' | 'known'> {
  again: readonly (readonly WireRequest[])[]
  names: Names
}

export interface SkippedRule {
  id: string
  reason: string
}

interface Tally {
  cases: number
  accepted: number
  refusal: string | undefined
  missing: number | undefined
  /** Responses that did not arrive in time. */
  late: number
  served: boolean
  reason: string | undefined
  known: string | undefined
}

export class Findings {
  readonly all: Found[] = []
  readonly notes: string[] = []
  /** Notes that must name a secret: the new one of a customer whose former one the bank does not take back. */
  readonly lockedOut: string[] = []
  /** Operations that were called while nothing listened. */
  readonly unreached = new Set<string>()
  cases = 0
  checks = 0
  lastRefused: Exchange | undefined
  readonly #endpoint: URL
  readonly #secrets: Secrets
  readonly #tallies = new Map<string, Tally>()
  readonly #checked = new Set<string>()
  readonly #skipped = new Map<string, string>()

  constructor(endpoint: URL, secrets: Secrets) {
    this.#endpoint = endpoint
    this.#secrets = secrets
  }

  /** What the report of an operation shows: without the secrets that are known by the end of the run. */
  reported(operation: string): Finding[] {
    return this.all
      .filter((finding) => finding.operation === operation)
      .map(({ again, names, note, also, expected, got, ...rest }) => {
        const clean = (text: string): string => this.#secrets.redact(text, names)
        const curl = again.map((group) => {
          const lines = group.map((request) =>
            curlOf(this.#endpoint, request, (text, write) => this.#secrets.replace(text, write, names)),
          )
          return lines.length === 1 ? lines.join('') : `{ ${lines.join(' & ')} & wait; }`
        })
        return {
          ...rest,
          ...{ note: clean(note), expected: clean(expected), got: clean(got), curl: inLoops(curl).join(' && ') },
          ...(also === undefined ? {} : { also: also.map(clean) }),
        }
      })
  }

  tally(operation: string): Tally {
    const known = this.#tallies.get(operation) ?? {
      ...{ cases: 0, accepted: 0, late: 0, served: false },
      ...{ refusal: undefined, missing: undefined, reason: undefined, known: undefined },
    }
    this.#tallies.set(operation, known)
    return known
  }

  /** The operation was never served: its status means that it is unknown. */
  isMissing(operation: string): boolean {
    const tally = this.#tallies.get(operation)
    return tally?.missing !== undefined && !tally.served
  }

  checked({ id }: Rule): void {
    this.#checked.add(id)
  }

  skipped({ id }: Rule, reason: string): void {
    if (!this.#skipped.has(id)) this.#skipped.set(id, reason)
  }

  skippedRules(): SkippedRule[] {
    return [...this.#skipped].filter(([id]) => !this.#checked.has(id)).map(([id, reason]) => ({ id, reason }))
  }

  has(rule: string, operation: string): boolean {
    return this.all.some((finding) => finding.rule === rule && finding.operation === operation)
  }

  addViolation(broken: Rule, violation: Violation, exchange: Exchange): void {
    // A call that the bank did not process proves nothing.
    if (isPutOff(exchange.response)) return
    if (exchange.holder?.isSignedOut === true && isExpired(exchange)) return
    // A call without a response proves only that none arrived.
    const isSilent = exchange.response.kind === 'none' && exchange.response.how !== 'cut'
    const rule = isSilent ? responseArrives : broken
    const { expected, got, place, level, through } = isSilent
      ? (responseArrives.check(exchange) ?? violation)
      : violation
    // If nothing listens at the address, blame the endpoint and no operation.
    const isDown = exchange.response.kind === 'none' && exchange.response.how === 'unreachable'
    if (isDown && exchange.operation !== undefined) this.unreached.add(exchange.operation.id)
    const operation = isDown ? undefined : exchange.operation
    const id = operation?.id ?? endpointId
    const known = this.all.find(
      (finding) => finding.rule === rule.id && finding.operation === id && isDeepStrictEqual(finding.through, through),
    )
    if (known !== undefined && (known.level === 'MUST' || level === 'SHOULD')) {
      if (exchange.response.kind === 'received' || exchange.response.isUncalled !== true) noteAlso(known, exchange.note)
    } else {
      if (known !== undefined) this.all.splice(this.all.indexOf(known), 1)
      this.all.push({
        rule: rule.id,
        level: level ?? rule.level,
        title: rule.title,
        why: rule.why,
        operation: id,
        place: place ?? placeOf(rule, operation),
        note: exchange.note,
        again: exchange.again ?? [[exchange.request]],
        names: this.#secrets.names(),
        expected,
        got,
        times: (known?.times ?? 0) + 1,
        ...(through === undefined ? {} : { through }),
      })
    }
  }
}

/** Tries that are repeated are one line. */
function inLoops(lines: readonly string[]): string[] {
  const runs: { line: string; times: number }[] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last?.line === line) last.times += 1
    else runs.push({ line, times: 1 })
  }
  return runs.map(({ line, times }) => (times === 1 ? line : `for i in $(seq ${times}); do ${line}; done`))
}

function noteAlso(known: Found, note: string): void {
  known.times += 1
  const also = [...new Set([...(known.also ?? []), note])].filter((one) => one !== known.note)
  if (also.length > 0) known.also = also.slice(0, 6)
}

function placeOf({ source }: Rule, operation: PlannedOperation | undefined): string {
  if (source !== undefined) return phrasePlace(source.file, source.phrase)
  return operation?.place ?? 'openapi/users.yaml:1'
}

/** Why what --only does not name was not tried. */
export const leftOut = 'left out by --only'

export function needs(ids: readonly string[]): string {
  return `needs ${ids.join(' and ')} as well: add ${ids.length === 1 ? 'it' : 'them'} to --only`
}
