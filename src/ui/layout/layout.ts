import { useLayoutEffect } from 'react'
import { createSignal } from '#src/lib/signal.ts'
import { useSignal } from '#src/ui/hooks.ts'

/** What a page shows that the layout around it makes room for. */
export type LayoutPart = 'actionBar' | 'wayBack' | 'notices' | 'overlay'

const parts = createSignal<readonly LayoutPart[]>([])

/** Registers the part while the component is mounted. */
export function useLayoutPart(part: LayoutPart, isShown = true): void {
  useLayoutEffect(() => {
    if (!isShown) return undefined
    parts.set([...parts.get(), part])
    return () => parts.set(parts.get().toSpliced(parts.get().indexOf(part), 1))
  }, [part, isShown])
}

export function useHasPart(part: LayoutPart): boolean {
  return useSignal(parts, (shown) => shown.includes(part))
}

/** A custom property of the root follows the element's height. It is absent at 0, as setting it restyles the whole page. */
export function publishHeight(element: HTMLElement | null, name: `--size-${string}`, margin = 0) {
  if (element === null) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const height = element.offsetHeight
    if (height === 0) style.removeProperty(name)
    else style.setProperty(name, `${height + margin}px`)
  })
  observer.observe(element)
  return () => observer.disconnect()
}
