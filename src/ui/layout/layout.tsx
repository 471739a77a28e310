import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react'
import { createSignal } from '#src/lib/signal.ts'
import { useSignal } from '#src/ui/hooks.ts'

/** What a page shows that the layout around it makes room for. */
export type LayoutPart = 'actionBar' | 'wayBack' | 'notices' | 'overlay'

const createParts = () => createSignal<readonly LayoutPart[]>([])

const Layout = createContext(createParts())

export function LayoutProvider({ children }: { children: ReactNode }) {
  const [parts] = useState(createParts)
  return <Layout value={parts}>{children}</Layout>
}

/** Registers the part while the component is mounted. */
export function useLayoutPart(part: LayoutPart, isShown = true): void {
  const parts = use(Layout)
  useLayoutEffect(() => {
    if (!isShown) return undefined
    parts.set([...parts.get(), part])
    return () => parts.set(parts.get().toSpliced(parts.get().indexOf(part), 1))
  }, [parts, part, isShown])
}

export function useHasPart(part: LayoutPart): boolean {
  return useSignal(use(Layout), (parts) => parts.includes(part))
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
