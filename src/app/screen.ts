import { createElement, lazy, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { fetchAhead } from '#src/lib/fetchAhead.ts'

/** A screen whose code comes when it is first visited, or when it is fetched ahead. */
export interface LateScreen {
  (): ReactNode
  /** Fetches its code; once that is there, the screen is drawn in one go. Rejects when it does not come. */
  fetch: () => Promise<unknown>
}

/** A screen that is fetched when it is first visited: `screen(() => import('…/HomePage.tsx'), 'HomePage')`. */
export function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LateScreen {
  let arrived: ComponentType | undefined
  const fetch = async (): Promise<{ default: ComponentType }> => {
    arrived = (await load())[name]
    return { default: arrived }
  }
  const Late = lazy(fetch)
  function Screen() {
    // Not to be changed while it stands: another type would be another screen, and what was typed in this one be gone.
    const [Drawn] = useState<ComponentType>(() => arrived ?? Late)
    return createElement(Drawn)
  }
  return Object.assign(Screen, { fetch })
}

/** For a link to a screen: fetches it when the link is pointed at, touched or reached by keyboard. */
export function fetchedOnIntent(target: LateScreen) {
  const fetch = (): void => fetchAhead(target.fetch)
  return { onPointerEnter: fetch, onFocus: fetch }
}
