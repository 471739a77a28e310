import { t } from '@lingui/core/macro'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { importCode } from './imports.ts'

/**
 * A part whose code loads when it is first shown. `lazy` alone would keep a failure, which is reported above the page,
 * as `failure` says it: "We couldn't load the search."
 */
export function lazyPart<Props extends object>(
  failure: string,
  load: () => Promise<ComponentType<Props>>,
  ready: () => ComponentType<Props> | undefined = () => undefined,
) {
  const Code = lazy(async () => ({ default: await importCode(failure, load) }))
  return function Part(props: Props) {
    // React holds back for 300 ms what had to wait for its code, even if only for a microtask.
    const [Shown] = useState(() => ready() ?? Code)
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    )
  }
}

type Parts = typeof import('./overlayParts.ts')
let loaded: Parts | undefined

async function parts(): Promise<Parts> {
  return (loaded ??= await import('./overlayParts.ts'))
}

function overlay<Props extends object>(failure: string, of: (all: Parts) => ComponentType<Props>) {
  return lazyPart(
    failure,
    async () => of(await parts()),
    () => loaded && of(loaded),
  )
}

const openedFailure = t`We couldn't load what you opened.`

export const Dialog = overlay(openedFailure, (all) => all.Dialog)
export const Drawer = overlay(openedFailure, (all) => all.Drawer)
export const PopoverPanel = overlay(openedFailure, (all) => all.PopoverPanel)
export const Toasts = overlay(t`We couldn't load a message.`, (all) => all.Toasts)

export function preloadOverlays(): Promise<boolean> {
  return parts().then(Boolean, () => false)
}
