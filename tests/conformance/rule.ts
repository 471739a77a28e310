import type { Source } from '#tests/conformance/contract/places.ts'
import type { PlannedOperation } from '#tests/conformance/contract/plan.ts'
import type { Context } from './context.ts'
import type { Call, Exchange } from './exchange.ts'
import type { Premise } from './premises.ts'

export interface Violation {
  expected: string
  got: string
  place?: string
  level?: 'SHOULD'
  repeats?: string
  /** Operations whose responses have shown it, where it was seen after another one. */
  through?: readonly string[]
}

interface Facts {
  id: string
  /** MUST: a violation breaks the contract. SHOULD: the contract leaves it open, but customers would notice. */
  level: 'MUST' | 'SHOULD'
  /** The part of a MUST rule that is only a SHOULD. */
  milder?: string
  title: string
  why: string
  /** Proven before this rule is checked. Absent if one response, or a call that must fail, is proof enough. */
  restsOn?: readonly Premise[]
  seenThrough?: (operation: string) => readonly string[]
  /** The sentence of the contract. Absent if the operation itself is the place. */
  source?: Source
}

export interface ResponseRule extends Facts {
  /** After a violation later rules would only repeat it. */
  final?: boolean
  check: (exchange: Exchange) => Violation | undefined
}

/** `optional`: the operation can succeed without these calls. */
export interface Missing {
  missing: string
  optional?: boolean
}

export interface CallRule extends Facts {
  /** `endpoint`: once, for no operation in particular. */
  calls: (operation: PlannedOperation, context: Context) => Call[] | Missing
  endpoint?: boolean
  /** Calls that name their operation in a wrong way: none must get what the right name gets. */
  misnames?: boolean
  prepare?: (context: Context) => Promise<void>
  compare?: (exchanges: readonly Exchange[]) => { exchange: Exchange; violation: Violation }[]
  check: (exchange: Exchange) => Violation | undefined
}

export interface StateRule<State> extends Facts {
  check: (state: State) => Violation | undefined
}

export type Rule = ResponseRule | CallRule | StateRule<never>

export const intro = (phrase: string): Source => ({ file: 'users.yaml', phrase })
