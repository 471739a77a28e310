import { isDeepStrictEqual } from 'node:util'
import { phrasePlace } from '#tests/conformance/contract/places.ts'
import type { PlannedOperation } from '#tests/conformance/contract/plan.ts'
import { responseArrives } from '#tests/conformance/rules/bodies.ts'
import { isPutOff } from '#tests/conformance/transport/client.ts'
import { curlOf } from '#tests/conformance/transport/curl.ts'
import type { Names, Secrets } from '#tests/conformance/transport/redact.ts'
import type { WireRequest } from '#tests/conformance/transport/wire.ts'
import { isExpired, type Exchange } from './exchange.ts'
import { textOf, type Reason } from './leftOut.ts'
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
  requests: readonly WireRequest[]
  names: Names
}

export interface SkippedRule {
  id: string
  reason: string
  isLeftOut?: true
}

interface Tally {
  cases: number
  accepted: number
  refusal: string | undefined
  missing: number | undefined
  served: boolean
  reason: Reason | undefined
  known: string | undefined
}

export interface Findings {
  readonly all: Found[]
  /** What the report of an operation shows: without the secrets that are known by the end of the run. */
  reported: (operation: string) => Finding[]
  readonly notes: string[]
  /** Notes that must name a secret: the new one of a customer whose former one the bank does not take back. */
  readonly lockedOut: string[]
  /** Operations that were called while nothing listened. */
  readonly unreached: ReadonlySet<string>
  cases: number
  checks: number
  lastRefused: Exchange | undefined
  tally: (operation: string) => Tally
  /** The operation was never served: its status means that it is unknown. */
  isMissing: (operation: string) => boolean
  checked: (rule: Rule) => void
  skipped: (rule: Rule, reason: Reason) => void
  skippedRules: () => SkippedRule[]
  addViolation: (rule: Rule, violation: Violation, exchange: Exchange, operation?: PlannedOperation) => void
  has: (rule: string, operation: string) => boolean
}

export function createFindings(endpoint: URL, secrets: Secrets): Findings {
  const all: Found[] = []
  const tallies = new Map<string, Tally>()
  const checked = new Set<string>()
  const skipped = new Map<string, Omit<SkippedRule, 'id'>>()
  const unreached = new Set<string>()

  return {
    all,
    unreached,
    reported: (operation) =>
      all
        .filter((finding) => finding.operation === operation)
        .map(({ requests, names, note, also, expected, got, ...rest }) => {
          const clean = (text: string): string => secrets.redact(text, names)
          const curl = requests.map((request) =>
            curlOf(endpoint, request, (text, write) => secrets.replace(text, write, names)),
          )
          return {
            ...rest,
            ...{ note: clean(note), expected: clean(expected), got: clean(got), curl: curl.join(' && ') },
            ...(also === undefined ? {} : { also: also.map(clean) }),
          }
        }),
    notes: [],
    lockedOut: [],
    cases: 0,
    checks: 0,
    lastRefused: undefined,
    tally: (operation) => {
      const known = tallies.get(operation) ?? {
        cases: 0,
        accepted: 0,
        refusal: undefined,
        missing: undefined,
        served: false,
        reason: undefined,
        known: undefined,
      }
      tallies.set(operation, known)
      return known
    },
    isMissing: (operation) => {
      const tally = tallies.get(operation)
      return tally?.missing !== undefined && !tally.served
    },
    checked: ({ id }) => {
      checked.add(id)
    },
    skipped: ({ id }, reason) => {
      if (skipped.has(id)) return
      const isLeftOut = typeof reason === 'string' ? {} : { isLeftOut: true as const }
      skipped.set(id, { reason: textOf(reason), ...isLeftOut })
    },
    skippedRules: () => [...skipped].filter(([id]) => !checked.has(id)).map(([id, why]) => ({ id, ...why })),
    has: (rule, operation) => all.some((finding) => finding.rule === rule && finding.operation === operation),
    addViolation: (broken, violation, exchange, judged = exchange.operation) => {
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
      if (isDown && judged !== undefined) unreached.add(judged.id)
      const operation = isDown ? undefined : judged
      const id = operation?.id ?? endpointId
      const known = all.find(
        (finding) =>
          finding.rule === rule.id && finding.operation === id && isDeepStrictEqual(finding.through, through),
      )
      if (known !== undefined && (known.level === 'MUST' || level === 'SHOULD')) {
        noteAlso(known, 1, [exchange.note])
      } else {
        if (known !== undefined) all.splice(all.indexOf(known), 1)
        all.push({
          rule: rule.id,
          level: level ?? rule.level,
          title: rule.title,
          why: rule.why,
          operation: id,
          place: place ?? placeOf(rule, operation),
          note: exchange.note,
          requests: [...(exchange.preceding ?? []), exchange.request],
          names: secrets.names(),
          expected,
          got,
          times: (known?.times ?? 0) + 1,
          ...(through === undefined ? {} : { through }),
        })
      }
    },
  }
}

export function noteAlso(known: Found, times: number, notes: readonly string[]): void {
  known.times += times
  const also = [...new Set([...(known.also ?? []), ...notes])].filter((note) => note !== known.note)
  if (also.length > 0) known.also = also.slice(0, 6)
}

function placeOf({ source }: Rule, operation: PlannedOperation | undefined): string {
  if (source !== undefined) return phrasePlace(source.file, source.phrase)
  return operation?.place ?? 'openapi/users.yaml:1'
}
