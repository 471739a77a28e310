import { createSignal } from '#src/lib/signal.ts'

export interface ImportFailure {
  /** Such as "We couldn't load the search." Undefined for a page. */
  text: string | undefined
  /**
   * Firefox never requests a module script again that failed once, and a new version of the site has other files: only
   * a reload helps. It loses the page, so Retry comes first, and without a connection nothing else.
   */
  remedy: 'retry' | 'reload'
  isRetrying: boolean
}

/** It is reported above the page. */
export const importFailure = createSignal<ImportFailure | undefined>(undefined)
const waiting = new Set<() => void>()

/** After a failure the promise stays pending, so the page and typed input stay. `retryImports` tries again. */
export async function importCode<Code>(text: ImportFailure['text'], load: () => Promise<Code>): Promise<Code> {
  let own: ImportFailure | undefined
  const report = (next: ImportFailure): void => {
    own = next
    importFailure.set(own)
  }
  for (let tries = 1; ; tries++) {
    try {
      const code = await load()
      // A page and its layout load at the same time: the failure of the other stays.
      if (own !== undefined && importFailure.get() === own) importFailure.set(undefined)
      return code
    } catch {
      const remedy = tries > 1 && navigator.onLine ? 'reload' : 'retry'
      report({ text, remedy, isRetrying: false })
      await new Promise<void>((resolve) => waiting.add(resolve))
      report({ text, remedy, isRetrying: true })
    }
  }
}

export function retryImports(): void {
  for (const resolve of waiting) resolve()
  waiting.clear()
}
