import type { Source } from '#tests/conformance/contract/places.ts'
import type { PlannedOperation } from '#tests/conformance/contract/plan.ts'
import type { Context } from './context.ts'
import type { Call, Exchange } from './exchange.ts'

export interface Violation {
  expected: string
  got: string
  place?: string
  level?: 'SHOULD'
  repeats?: string
  /** The loader whose response has shown it, where it was seen after an action. */
  through?: readonly string[]
}

interface Facts {
  id: string
  level: 'MUST' | 'SHOULD'
  /** The part of a MUST rule that is only a SHOULD. */
  milder?: string
  title: string
  why: string
  /** The sentence of the contract. Absent if the operation itself is the place. */
  source?: Source
}

export type ResponseRule = StateRule<Exchange>

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
  /** A body without a known name proves nothing where it is what a call without a name gets. */
  needsName?: boolean
  prepare?: (context: Context) => Promise<void>
  compare?: (exchanges: readonly Exchange[]) => { exchange: Exchange; violation: Violation }[]
  check: (exchange: Exchange) => Violation | undefined
}

export interface StateRule<State> extends Facts {
  /** After a violation later rules would only repeat it. */
  final?: boolean
  check: (state: State) => Violation | undefined
}

/** Judged by the walk, after a call or a reading. */
export type Law = Facts

export type Rule = ResponseRule | CallRule | StateRule<never> | Law

export const intro = (phrase: string): Source => ({ file: 'users.yaml', phrase })

interface Make {
  (id: string, rule: Omit<CallRule, 'id' | 'level'>): CallRule
  <State>(id: string, rule: Omit<StateRule<State>, 'id' | 'level'>): StateRule<State>
  (id: string, rule: Omit<Law, 'id' | 'level'>): Law
}

const made =
  (level: Facts['level']): Make =>
  <R>(id: string, rule: R) => ({ id, level, ...rule })

/** A violation breaks the contract. */
export const must = made('MUST')

/** The contract leaves it open, but customers would notice. */
export const should = made('SHOULD')
