/** Fetches code that will be wanted soon. Whoever wants it asks for it again, in case it did not come. */
export function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
