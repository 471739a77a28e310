import { createSignal } from '#src/lib/signal.ts'

export interface ImportFailure {
  of: 'page' | 'part'
  reason: 'unreachable' | 'replaced'
}

export const importFailure = createSignal<ImportFailure | undefined>(undefined)
const waiting = new Set<() => void>()

/** After a failure the promise stays pending, so the page and typed input stay. `retryImports` tries again. */
export async function importCode<Module>(of: ImportFailure['of'], load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      const module = await load()
      importFailure.set(undefined)
      return module
    } catch {
      importFailure.set({ of, reason: (await isReplaced()) ? 'replaced' : 'unreachable' })
      await new Promise<void>((resolve) => waiting.add(resolve))
    }
  }
}

export function retryImports(): void {
  importFailure.set(undefined)
  for (const resolve of waiting) resolve()
  waiting.clear()
}

/** Call it where a part reports its failure: Retry cannot import what a new version has replaced. */
export async function reportReplacement(): Promise<void> {
  if (await isReplaced()) importFailure.set({ of: 'part', reason: 'replaced' })
}

/** The server's page names another script than the running one. */
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
