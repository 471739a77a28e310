const key = 'developer-panel'

/** The part of the panel that was open when the page was left; undefined when it was closed. For this tab only. */
export function openPart(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Remembers which part of the panel is open, so that it is open again after a reload. */
export function rememberOpenPart(part: string | undefined): void {
  try {
    if (part === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, part)
  } catch {
    // Storage is blocked: the panel starts closed.
  }
}
