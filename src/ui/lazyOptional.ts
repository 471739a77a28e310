import { lazy, type ComponentType } from 'react'

/** A component whose code is imported when it is first rendered. It renders nothing where the import fails. */
export function lazyOptional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: () => null }
    }
  })
}
