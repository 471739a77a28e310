import { lazy, type ComponentType } from 'react'

export function lazyOptional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: () => null }
    }
  })
}
