const key = 'developer-panel'

/** The open part of the panel; undefined if it is closed. */
export function openPart(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function rememberOpenPart(part: string | undefined): void {
  try {
    if (part === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, part)
  } catch {
    // Storage is blocked: nothing is remembered.
  }
}
