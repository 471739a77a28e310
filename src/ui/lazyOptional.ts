import { lazy, type ComponentType } from 'react'

/** Renders `Without`, by default nothing, if the import fails. */
export function lazyOptional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Without: ComponentType<Props> = () => null,
) {
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Without }),
    ),
  )
}
