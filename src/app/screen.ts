import { lazy } from 'react'
import type { ComponentType } from 'react'

/** A screen that is fetched when it is first visited: `screen(() => import('…/HomeScreen.tsx'), 'HomeScreen')`. */
export function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }))
}
