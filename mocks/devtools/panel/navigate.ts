import { config } from '#src/config.ts'

export function linkTo(path: string, scenario?: string): string {
  const url = new URL(`${config.basename}${path}`, location.origin)
  if (scenario) url.searchParams.set('scenario', scenario)
  return url.href
}

/** Reloads the app, so that nothing of the previous customer is left in memory. */
export function navigate(path: string, scenario?: string): void {
  location.assign(linkTo(path, scenario))
}
