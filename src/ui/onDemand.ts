import { useEffect } from 'react'
import { createSignal } from '#src/lib/signal.ts'
import { importCode, retryImports } from './imports.ts'
import { useSignal } from './useSignal.ts'

export interface OnDemand<Code> {
  preload: () => void
  /** The code once it has arrived. While it is needed, its absence is reported on the page. */
  useCode: (isNeeded: boolean) => Code | undefined
}

/** Unlike `lazy`: loaded code opens in the same render, and missing code leaves the page as it is. */
export function onDemand<Code>(load: () => Promise<Code>): OnDemand<Code> {
  const code = createSignal<Code | undefined>(undefined)
  let preloading: Promise<void> | undefined
  let isAwaited = false

  function need(): void {
    if (code.get() !== undefined) return
    if (isAwaited) retryImports()
    else void importCode('part', load).then(code.set)
    isAwaited = true
  }

  return {
    // Browsers request failed code again at each import. The press does that, not each move of the pointer before it.
    preload: () => void (preloading ??= load().then(code.set, () => undefined)),
    useCode(isNeeded) {
      useEffect(() => {
        if (isNeeded) need()
      }, [isNeeded])
      return useSignal(code)
    },
  }
}
