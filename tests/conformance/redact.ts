/** Replaces secrets in all output with the names of shell variables. */
export class Secrets {
  readonly #known = new Map<string, string>()

  /** Short texts are secrets, too: a PIN has four digits. */
  add(name: string, value: string | undefined): void {
    if (value === undefined || value === '') return
    this.#known.set(value, name)
    this.#known.set(encodeURIComponent(value), name)
  }

  /** Also replaces what looks like a token in a response. */
  redact(text: string, write: (name: string) => string = (name) => `$${name}`): string {
    let result = text
    const longestFirst = [...this.#known].sort(([a], [b]) => b.length - a.length)
    for (const [value, name] of longestFirst) {
      // A PIN is replaced only as a whole word, since its digits occur in other texts.
      const whole = value.length < 8 ? new RegExp(`(?<![\\w.])${escape(value)}(?![\\w.])`, 'g') : value
      result = result.replaceAll(whole, () => write(name))
    }
    return result.replaceAll(/("jwt"\s*:\s*")[^"$]+"/g, (_match, before: string) => `${before}…"`)
  }
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
