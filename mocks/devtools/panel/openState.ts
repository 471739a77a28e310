const keys = { part: 'developer-panel', scenario: 'developer-panel-scenario' } as const

export function openPart(): string | undefined {
  return read(keys.part)
}

export function rememberOpenPart(part: string | undefined): void {
  write(keys.part, part)
}

/** The link whose scenario was played last in this tab. */
export function lastScenarioLink(): string | undefined {
  return read(keys.scenario)
}

export function rememberScenarioLink(link: string): void {
  write(keys.scenario, link)
}

function read(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // Storage is blocked: nothing is remembered.
  }
}
