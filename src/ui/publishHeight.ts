/** A custom property of the root follows the element's height. It is absent at 0, as setting it restyles the whole page. */
export function publishHeight(element: HTMLElement | null, name: `--size-${string}`, margin = 0) {
  if (element === null) return undefined
  const observer = new ResizeObserver(() => {
    const { style } = document.documentElement
    const height = element.offsetHeight
    if (height === 0) style.removeProperty(name)
    else style.setProperty(name, `${height + margin}px`)
  })
  observer.observe(element)
  return () => observer.disconnect()
}
