import { isDeepStrictEqual } from 'node:util'
import { phrasePlace } from '#tests/conformance/contract/places.ts'
import type { PlannedOperation } from '#tests/conformance/contract/plan.ts'
import { responseArrives } from '#tests/conformance/rules/bodies.ts'
import { isPutOff } from '#tests/conformance/transport/client.ts'
import { curlOf } from '#tests/conformance/transport/curl.ts'
import type { Secrets } from '#tests/conformance/transport/redact.ts'
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

export interface SkippedRule {
  id: string
  reason: string
  known?: string
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
  /** Rules of its scenarios that nothing has checked, and the operations that they need. */
  unchecked: { rules: string[]; needs: string[] }
}

export interface Findings {
  readonly all: Finding[]
  readonly notes: string[]
  /** Operations that were called while nothing listened. */
  readonly unreached: ReadonlySet<string>
  cases: number
  checks: number
  lastRefused: Exchange | undefined
  tally: (operation: string) => Tally
  /** The operation was never served: its status means that it is unknown. */
  isMissing: (operation: string) => boolean
  checked: (rule: Rule) => void
  skipped: (rule: Rule, reason: Reason, known?: string) => void
  skippedRules: () => SkippedRule[]
  addViolation: (rule: Rule, violation: Violation, exchange: Exchange, operation?: PlannedOperation) => void
  has: (rule: string, operation: string) => boolean
}

export function createFindings(endpoint: URL, secrets: Secrets): Findings {
  const all: Finding[] = []
  const tallies = new Map<string, Tally>()
  const checked = new Set<string>()
  const skipped = new Map<string, Omit<SkippedRule, 'id'>>()
  const unreached = new Set<string>()
  const clean = (text: string): string => secrets.redact(text)

  return {
    all,
    unreached,
    notes: [],
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
        unchecked: { rules: [], needs: [] },
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
    skipped: ({ id }, reason, known) => {
      if (skipped.has(id)) return
      const isLeftOut = typeof reason === 'string' ? {} : { isLeftOut: true as const }
      skipped.set(id, { reason: textOf(reason), ...(known === undefined ? {} : { known }), ...isLeftOut })
    },
    skippedRules: () => [...skipped].filter(([id]) => !checked.has(id)).map(([id, why]) => ({ id, ...why })),
    has: (rule, operation) => all.some((finding) => finding.rule === rule && finding.operation === operation),
    addViolation: (broken, violation, exchange, judged = exchange.operation) => {
      // A call that the bank did not process proves nothing.
      if (isPutOff(exchange.response)) return
      if (exchange.holder?.isSignedOut === true && isExpired(exchange)) return
      // Nor does one that it did not answer in time, but that it does not answer.
      const isSilent = exchange.response.kind === 'none' && exchange.response.how !== 'cut'
      const rule = isSilent ? responseArrives : broken
      const { expected, got, place, level, through } = isSilent
        ? (responseArrives.check(exchange) ?? violation)
        : violation
      // That nothing listens has one cause, which is no operation.
      const isDown = exchange.response.kind === 'none' && exchange.response.how === 'unreachable'
      if (isDown && judged !== undefined) unreached.add(judged.id)
      const operation = isDown ? undefined : judged
      const id = operation?.id ?? endpointId
      const known = all.find(
        (finding) =>
          finding.rule === rule.id && finding.operation === id && isDeepStrictEqual(finding.through, through),
      )
      if (known !== undefined && (known.level === 'MUST' || level === 'SHOULD')) {
        noteAlso(known, 1, [clean(exchange.note)])
      } else {
        if (known !== undefined) all.splice(all.indexOf(known), 1)
        all.push({
          rule: rule.id,
          level: level ?? rule.level,
          title: rule.title,
          why: rule.why,
          operation: id,
          place: place ?? placeOf(rule, operation),
          note: clean(exchange.note),
          curl: [...(exchange.preceding ?? []), exchange.request]
            .map((request) => curlOf(endpoint, request, secrets))
            .join(' && '),
          expected: clean(expected),
          got: clean(got),
          times: (known?.times ?? 0) + 1,
          ...(through === undefined ? {} : { through }),
        })
      }
    },
  }
}

export function noteAlso(known: Finding, times: number, notes: readonly string[]): void {
  known.times += times
  const also = [...new Set([...(known.also ?? []), ...notes])].filter((note) => note !== known.note)
  if (also.length > 0) known.also = also.slice(0, 6)
}

function placeOf({ source }: Rule, operation: PlannedOperation | undefined): string {
  if (source !== undefined) return phrasePlace(source.file, source.phrase)
  return operation?.place ?? 'openapi/users.yaml:1'
}
