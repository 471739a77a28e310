import { useSyncExternalStore } from 'react'
import { createSignal } from '#src/lib/signal.ts'

/** Why the code of a page has not arrived: the line is down, or this build has been replaced by a newer one. */
export type ImportFailure = 'unreachable' | 'replaced'

/** Why the last import failed; undefined while none has. */
export const importFailure = createSignal<ImportFailure | undefined>(undefined)
const waiting = new Set<() => void>()

/**
 * Imports the code of a page. While it does not arrive the promise stays pending, and so does the navigation that needs
 * it: the current page and everything typed into it stay. A notice says so, and `retryImports` tries again.
 */
export async function importPage<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      const module = await load()
      importFailure.set(undefined)
      return module
    } catch {
      importFailure.set((await isReplaced()) ? 'replaced' : 'unreachable')
      await new Promise<void>((resolve) => waiting.add(resolve))
    }
  }
}

/** Imports once more whatever has not arrived. */
export function retryImports(): void {
  importFailure.set(undefined)
  for (const resolve of waiting) resolve()
  waiting.clear()
}

/** The same, live. */
export function useImportFailure(): ImportFailure | undefined {
  return useSyncExternalStore(importFailure.subscribe, importFailure.get, () => undefined)
}

/** Whether the server has another build than the one that runs here: its page then names another script. */
async function isReplaced(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
  if (!script) return false
  try {
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store', referrerPolicy: 'no-referrer' })
    return response.ok && !(await response.text()).includes(script)
  } catch {
    return false
  }
}
