import { objectOf, textSent } from '#tests/conformance/exchange.ts'
import { addedRows, rowsOf } from '#tests/conformance/reading/rows.ts'
import type { Looks } from '#tests/conformance/reading/snapshot.ts'
import type { StateRule } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

/** Undefined if it could not be prepared. */
export type Act = () => Promise<Step | undefined>

export interface CustomerCall {
  id: string
  act: Act
  /** What must follow, once the loaders were read. */
  settle?: Act
  /** What a success may change, such as `getProfile profile.phone`. */
  changes?: RegExp
  /** The loader whose list a success adds a row to. */
  list?: string
  /** The rule that a success breaks. */
  mustFail?: StateRule<Step & { what: string }>
  /** Judges what a success has changed. */
  shows?: (step: Step, before: Looks, after: Looks) => void
}

/** The call, and what must follow it. */
export function whole({ act, settle }: CustomerCall): Act {
  return async () => {
    const step = await act()
    await settle?.()
    return step
  }
}

export const endsSessions: ReadonlySet<string> = new Set(['signIn', 'updateEmail', 'updatePassword', 'resetPassword'])

export function bodyIn(looks: Looks, loader: string): Record<string, unknown> {
  const exchange = looks.get(loader)
  return (exchange && objectOf(exchange)) ?? {}
}

export function addedTo(loader: string, before: Looks, after: Looks): Record<string, unknown>[] | undefined {
  const listIn = (looks: Looks) => {
    const body = bodyIn(looks, loader)
    return Array.isArray(body['transactions']) ? rowsOf(body, 'transactions') : undefined
  }
  return addedRows(listIn(before), listIn(after))
}

export function sentIn({ exchange }: Pick<Step, 'exchange'>, wanted: string): string {
  return textSent(exchange, wanted) ?? ''
}

export function textsIn(step: Pick<Step, 'exchange'>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, sentIn(step, name)]))
}
