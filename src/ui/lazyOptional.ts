import { lazy, type ComponentType } from 'react'

/** `Without` is rendered if the code does not arrive: by default nothing. */
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
