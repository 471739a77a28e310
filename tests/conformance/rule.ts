/** The type of a rule. */
import type { Context } from './context.ts'
import type { Call, Exchange } from './exchange.ts'
import type { Source } from './places.ts'
import type { PlannedOperation } from './plan.ts'
import type { Premise } from './premises.ts'

/** A violation. `place` is its place in the contract, if narrower than the rule's own. */
export interface Violation {
  expected: string
  got: string
  place?: string
  /** For a level below the rule's own. */
  level?: 'SHOULD'
  /** The rule for responses that this only repeats. Once that one is known to be broken, this adds nothing. */
  repeats?: string
}

interface Facts {
  id: string
  /** MUST: a violation breaks the contract. SHOULD: the contract leaves it open, but customers would notice. */
  level: 'MUST' | 'SHOULD'
  /** The rule in one sentence. */
  title: string
  /** The reason for the rule, and its usual violation. */
  why: string
  /** What is proven before this rule may blame anybody. Empty: one response, or a call that must fail, speaks for itself. */
  restsOn: readonly Premise[]
  /** The other operations that an operation is seen through: whose responses or effects show what the rule says of it. */
  seenThrough?: (operation: string) => readonly string[]
  source: Source
}

/** Applies to the response of every valid request. */
export interface ResponseRule extends Facts {
  about: 'responses'
  /** After a violation of this rule the later ones would only repeat it. */
  final?: boolean
  check: (exchange: Exchange) => Violation | undefined
}

/** Why there is nothing to send. `optional`: a strict run accepts that. */
export interface Missing {
  missing: string
  optional?: boolean
}

/** Sends requests of its own and judges the responses. */
export interface CallRule extends Facts {
  about: 'calls'
  /** The calls to make, or the reason why there are none. `endpoint`: once, for no operation in particular. */
  calls: (operation: PlannedOperation, context: Context) => Call[] | Missing
  endpoint?: boolean
  /** What is found out first: whether the premise holds. */
  prepare?: (context: Context) => Promise<void>
  /** Judges all exchanges together, for rules that one response cannot show. */
  compare?: (exchanges: readonly Exchange[]) => { exchange: Exchange; violation: Violation }[]
  check: (exchange: Exchange) => Violation | undefined
}

/** Holds between what several calls have brought; the scenarios collect it. */
export interface StateRule<State> extends Facts {
  about: 'state'
  check: (state: State) => Violation | undefined
}

export type Rule = ResponseRule | CallRule | StateRule<never>

export const intro = (phrase: string): Source => ({ file: 'users.yaml', phrase })
