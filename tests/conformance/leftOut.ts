/** Why something was not tried that a run with --only leaves out. */
export interface LeftOut {
  leftOut: string
}

/** Why something was not tried. */
export type Reason = string | LeftOut

export const leftOut: LeftOut = { leftOut: 'left out by --only' }

export function needs(ids: readonly string[]): LeftOut {
  return { leftOut: `needs ${ids.join(' and ')} as well: add ${ids.length === 1 ? 'it' : 'them'} to --only` }
}

export function textOf(reason: Reason): string {
  return typeof reason === 'string' ? reason : reason.leftOut
}
