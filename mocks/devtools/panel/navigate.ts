import { config } from '#src/config.ts'

/** The address of a screen, with a scenario if there is one. */
export function linkTo(path: string, scenario?: string): string {
  const url = new URL(`${config.basename}${path}`, location.origin)
  if (scenario) url.searchParams.set('scenario', scenario)
  return url.href
}

/** Reloads the app at a page, so that nothing of the customer before is left in memory. */
export function navigate(path: string, scenario?: string): void {
  location.assign(linkTo(path, scenario))
}
