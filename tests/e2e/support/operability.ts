/** Run in the page: whether text survives changes of size, spacing and colours. */

export function lostText(): string[] {
  const lost: string[] = []
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) lost.push(`the page is ${scrollWidth} px wide`)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? ''
    if (words === '' || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    for (let box: Element | null = node.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, contain, clipPath } = getComputedStyle(box)
      // Only for screen readers.
      if (clipPath !== 'none') break
      const edge = box.getBoundingClientRect()
      const cutsAll = /strict|content|paint/.test(contain)
      // Chips on one line are scrolled to.
      const scrollsAcross = overflowX === 'auto' && box.matches('[role=radiogroup]')
      const cutsAcross = cutsAll || (overflowX !== 'visible' && !scrollsAcross)
      const cutsBelow = cutsAll || overflowY === 'hidden' || overflowY === 'clip'
      // The first and the last pixel of a line's box are empty.
      if (cutsAcross && (text.right > edge.right + 1 || text.left < edge.left - 1)) lost.push(`across: ${words}`)
      if (cutsBelow && (text.bottom > edge.bottom + 1 || text.top < edge.top - 1)) lost.push(`below: ${words}`)
    }
  }
  return lost
}

/** Longer than a moment. The animation that times a message shows nothing. */
export function movements(): string[] {
  const blinkMs = 100
  const running = document.getAnimations().flatMap((animation) => {
    const { effect } = animation
    const isClock = effect instanceof KeyframeEffect && effect.target?.matches('[role=progressbar]')
    if (isClock || Number(effect?.getComputedTiming().activeDuration) <= blinkMs) return []
    return animation instanceof CSSAnimation ? animation.animationName : 'transition'
  })
  const waiting = Array.from(document.querySelectorAll('*')).filter((element) =>
    getComputedStyle(element)
      .transitionDuration.split(',')
      .some((seconds) => parseFloat(seconds) * 1000 > blinkMs),
  )
  return [...running, ...waiting.map(({ outerHTML }) => outerHTML.slice(0, 100))]
}

export function spaceOut(isWide: boolean): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     p { margin-block-end: 2em !important }`,
  )
  document.adoptedStyleSheets = isWide ? [sheet] : []
}

/** As by the browser's own font size; in percent. */
export function enlarge(percent: number): void {
  document.documentElement.style.fontSize = `${percent}%`
}

export function recordAnnouncements(): void {
  const heard: string[] = []
  Object.assign(globalThis, { heard })
  const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log], output'
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const regions = [element?.closest(live), ...(element?.querySelectorAll(live) ?? [])]
      heard.push(...regions.flatMap((region) => region?.textContent ?? []))
      for (const named of element?.querySelectorAll('[aria-labelledby]') ?? []) {
        const ids = named.getAttribute('aria-labelledby')?.split(' ') ?? []
        heard.push(...ids.flatMap((id) => document.getElementById(id)?.textContent ?? []))
      }
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}
