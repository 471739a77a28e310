import type { Page } from '@playwright/test'

type Key = 'Tab' | 'Shift+Tab'

export async function tabOrderFaults(page: Page, key: Key): Promise<string[]> {
  await page.evaluate(startBefore, key)
  const faults: string[] = []
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press(key)
    const fault = await page.evaluate(focusFault)
    if (fault === 'gone') return [...faults, ...(await page.evaluate(neverReached))]
    if (fault !== undefined) faults.push(fault)
  }
  return [...faults, 'the focus does not leave the page again']
}

function startBefore(key: Key): void {
  for (const element of document.querySelectorAll('[data-reached]')) element.removeAttribute('data-reached')
  const start = document.createElement('span')
  start.tabIndex = -1
  if (key === 'Tab') document.body.prepend(start)
  else document.body.append(start)
  start.focus()
  start.remove()
}

/** Runs in the page. `gone` once the focus has left it. A long list renders its next rows after the focus has moved. */
async function focusFault(): Promise<string | undefined> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return 'gone'
  element.dataset['reached'] = ''
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim()}`

  // The outline is around what replaces the browser's own box.
  const label = element.closest('label') ?? element.parentElement
  const marks = [element, label, ...(label?.querySelectorAll('span') ?? [])]
  const isMarked = marks.some(
    (one) =>
      one !== null &&
      [undefined, '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one, part)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      }),
  )
  if (!isMarked) return `${name}: nothing shows the focus`

  // The input of a radio button is visually hidden; the label around it shows the focus.
  const isUnseen = (element.parentElement?.getBoundingClientRect().width ?? 0) <= 1
  const shown = (isUnseen ? element.parentElement?.closest('[data-rac]') : undefined) ?? element
  const { left, top, width, height } = shown.getBoundingClientRect()
  const parts = [0.1, 0.5, 0.9]
  const isInSight = parts.some((across) =>
    parts.some((down) => {
      const there = document.elementFromPoint(left + width * across, top + height * down)
      return there !== null && (shown.contains(there) || (label?.contains(there) ?? false))
    }),
  )
  return isInSight ? undefined : `${name}: out of sight`
}

/** Runs in the page: links and buttons that the key has not reached. */
function neverReached(): string[] {
  const pressable = document.querySelectorAll<HTMLElement>('a[href], button:enabled, summary')
  return (
    Array.from(pressable)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
      .filter((element) => element.dataset['reached'] === undefined)
      // One radio of a group is a tab stop; the arrow keys lead to the others.
      .filter((element) => !element.closest('[role=radiogroup]')?.querySelector('[data-reached]'))
      .map(
        (element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}: never reached`,
      )
  )
}
