import { lazy, Suspense, useState, type ComponentType } from 'react'
import { importCode } from './imports.ts'

/** A part whose code loads when it is first shown. `lazy` alone would keep a failure, which is reported above the page. */
export function lazyPart<Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
  ready: () => ComponentType<Props> | undefined = () => undefined,
) {
  const Code = lazy(async () => ({ default: await importCode(what, load) }))
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

function overlay<Props extends object>(what: string, of: (all: Parts) => ComponentType<Props>) {
  return lazyPart(
    what,
    async () => of(await parts()),
    () => loaded && of(loaded),
  )
}

const opened = 'what you opened'

export const Dialog = overlay(opened, (all) => all.Dialog)
export const Drawer = overlay(opened, (all) => all.Drawer)
export const PopoverPanel = overlay(opened, (all) => all.PopoverPanel)
export const Toasts = overlay('a message', (all) => all.Toasts)

export function preloadOverlays(): Promise<boolean> {
  return parts().then(Boolean, () => false)
}
