import { lazy, type ComponentType } from 'react'
import { createSignal } from '#src/lib/signal.ts'

export interface ImportFailure {
  /** As in "We couldn't load the dates." */
  what: string
  /** "update": a new version of the site has other files. */
  remedy: 'retry' | 'reload' | 'update'
  isRetrying: boolean
}

/** Failures that are reported above the page. */
export const importFailure = createSignal<ImportFailure | undefined>(undefined)
const waiting = new Set<() => void>()

/** After a failure the promise stays pending, so the page and typed input stay. `retryImports` tries again. */
export async function importCode<Code>(
  what: string,
  load: () => Promise<Code>,
  failure = importFailure,
): Promise<Code> {
  for (let tries = 1; ; tries++) {
    try {
      const code = await load()
      if (failure.get()?.what === what) failure.set(undefined)
      return code
    } catch {
      const remedy = await remedyAfter(tries)
      failure.set({ what, remedy, isRetrying: false })
      await new Promise<void>((resolve) => waiting.add(resolve))
      failure.set({ what, remedy, isRetrying: true })
    }
  }
}

/** Unlike `lazy` alone, which would keep a failure. */
export function lazyCode<Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
  failure = importFailure,
) {
  return lazy(async () => ({ default: await importCode(what, load, failure) }))
}

export function retryImports(): void {
  for (const resolve of waiting) resolve()
  waiting.clear()
}

/**
 * Firefox never requests a module script again that failed once, and no browser one that a captive portal has answered,
 * so that only a reload helps. Without a connection, or at that portal, it would lose the page.
 */
async function remedyAfter(tries: number): Promise<ImportFailure['remedy']> {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src')
  const site = await readSite()
  if (!script || site === undefined) return 'retry'
  if (!site.includes(script)) return 'update'
  return tries > 1 ? 'reload' : 'retry'
}

async function readSite(): Promise<string | undefined> {
  try {
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store', referrerPolicy: 'no-referrer' })
    const page = await response.text()
    return response.ok && page.includes('id="root"') ? page : undefined
  } catch {
    return undefined
  }
}
