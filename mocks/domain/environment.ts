/** Injected, so that a run can be repeated exactly. */
export interface Environment {
  now: () => Date
  seed: number
}

export const realEnvironment: Environment = { now: () => new Date(), seed: 20_260_115 }

/** A number in [0, 1). A pure function (mulberry32's mixing step), so no state is lost at a reload. */
export function draw(seed: number, n: number): number {
  let state = (seed + Math.imul(n, 0x6d2b79f5)) | 0
  state = Math.imul(state ^ (state >>> 15), state | 1)
  state ^= state + Math.imul(state ^ (state >>> 7), state | 61)
  return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32
}
