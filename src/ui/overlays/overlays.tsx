import { Suspense, type ComponentType } from 'react'
import { lazyCode } from './imports.ts'

/** Code of an overlay, as large as a page, is imported when it first opens. The page reports that it does not load. */
export function overlay<Props extends object>(what: string, load: () => Promise<ComponentType<Props>>) {
  const Code = lazyCode(what, load)
  return function Overlay(props: Props) {
    return (
      <Suspense>
        <Code {...props} />
      </Suspense>
    )
  }
}

const parts = () => import('./overlayParts.ts')
const opened = 'what you opened'

export const Dialog = overlay(opened, async () => (await parts()).Dialog)
export const Drawer = overlay(opened, async () => (await parts()).Drawer)
export const PopoverPanel = overlay(opened, async () => (await parts()).PopoverPanel)
export const Toasts = overlay('a message', async () => (await parts()).Toasts)

export async function preloadOverlays(): Promise<boolean> {
  try {
    return Boolean(await parts())
  } catch {
    return false
  }
}
