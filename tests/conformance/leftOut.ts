/** What a run with --only leaves out, in one wording. */
export const leftOut = 'left out by --only'

export function needs(ids: readonly string[]): string {
  return `needs ${ids.join(' and ')} as well: add ${ids.length === 1 ? 'it' : 'them'} to --only`
}

export function isLeftOut(reason: string): boolean {
  return reason === leftOut || reason.endsWith('to --only')
}
