import { createContext, use } from 'react'

/** Fetches the code of the page at a path, and nothing else. */
export type Preload = (path: string) => void

export const PreloadContext = createContext<Preload>(() => undefined)

/** For a link to a page: fetches its code when the link is pointed at, touched or reached by keyboard. */
export function usePreloadOnIntent(path: string) {
  const preload = use(PreloadContext)
  const fetch = (): void => preload(path)
  return { onPointerEnter: fetch, onFocus: fetch }
}
