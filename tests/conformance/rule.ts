import { readFileSync } from 'node:fs'
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

/** What README.md says of it, which is said nowhere else. */
interface Told {
  level: 'MUST' | 'SHOULD'
  /** The part of a MUST rule that is only a SHOULD. */
  milder?: string
  title: string
  why: string
}

interface Facts extends Told {
  id: string
  /** The sentence of the contract. Absent if the operation itself is the place. */
  source?: Source
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
  /** A body without a known name proves nothing where it is what a call without a name gets. */
  needsName?: boolean
  prepare?: (context: Context) => Promise<void>
  compare?: (exchanges: readonly Exchange[]) => { exchange: Exchange; violation: Violation }[]
  check: (exchange: Exchange) => Violation | undefined
}

export interface ResponseRule extends Facts {
  /** After a violation later rules would only repeat it. */
  final?: boolean
  check: (exchange: Exchange) => Violation | undefined
}

/** Judged where several responses are at hand, mostly by the walk. */
export type Law = Facts

export type Rule = ResponseRule | CallRule | Law

export const intro = (phrase: string): Source => ({ file: 'users.yaml', phrase })

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
const lines = readme.matchAll(/^- \*\*([\w-]+)\*\* \((MUST|SHOULD)(?:; SHOULD: ([^)]+))?\): (.+?) Why: (.+)$/gm)

/** By id. */
const told = new Map<string, Told>()
for (const [, id = '', level, milder, title = '', why = ''] of lines)
  told.set(id, { level: level === 'MUST' ? level : 'SHOULD', title, why, ...(milder !== undefined && { milder }) })

export const idsInReadme: readonly string[] = [...told.keys()]

function toldOf(id: string): Told {
  const facts = told.get(id)
  if (facts === undefined) throw new Error(`README.md does not say what the rule ${id} is.`)
  return facts
}

type Own<Whole extends Facts> = Omit<Whole, 'id' | keyof Told>

export const callRule = (id: string, rule: Own<CallRule>): CallRule => ({ id, ...toldOf(id), ...rule })
export const responseRule = (id: string, rule: Own<ResponseRule>): ResponseRule => ({ id, ...toldOf(id), ...rule })
export const law = (id: string, phrase?: string, file = 'users.yaml'): Law => ({
  ...{ id, ...toldOf(id) },
  ...(phrase !== undefined && { source: { file, phrase } }),
})
