import { lazy, Suspense, type ComponentType } from 'react'
import { importCode } from './imports.ts'

/** A part whose code loads when it is first shown. `lazy` alone would keep a failure, which is reported above the page. */
export function lazyPart<Props extends object>(what: string, load: () => Promise<ComponentType<Props>>) {
  const Code = lazy(async () => ({ default: await importCode(what, load) }))
  return function Part(props: Props) {
    return (
      <Suspense>
        <Code {...props} />
      </Suspense>
    )
  }
}

const parts = () => import('./overlayParts.ts')
const opened = 'what you opened'

export const Dialog = lazyPart(opened, async () => (await parts()).Dialog)
export const Drawer = lazyPart(opened, async () => (await parts()).Drawer)
export const PopoverPanel = lazyPart(opened, async () => (await parts()).PopoverPanel)
export const Toasts = lazyPart('a message', async () => (await parts()).Toasts)

export async function preloadOverlays(): Promise<boolean> {
  try {
    return Boolean(await parts())
  } catch {
    return false
  }
}
