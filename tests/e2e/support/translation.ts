import type { Page } from '@playwright/test'

/**
 * Replaces each text by a copy in two `font` elements, as the translators of Chrome and Edge do, also when it appears
 * later. The page reports every text that React writes to a replaced node, where nobody sees it.
 */
export function translate(page: Page, begins: 'at once' | 'after hydration' = 'after hydration'): Promise<unknown> {
  return page.addInitScript((isDelayed) => {
    const untouched = 'font, script, style, title, textarea, option, [translate=no]'
    let hasBegun = false

    const unseen = new MutationObserver((changes) => {
      for (const { target } of changes) console.error('Not seen in the translated page:', target.nodeValue)
    })

    function inElement(name: string, content: string | Node): HTMLElement {
      const element = document.createElement(name)
      element.append(content)
      return element
    }

    function wrap(text: Node): void {
      if (!(text instanceof Text) || text.data.trim() === '' || text.parentElement?.closest(untouched) !== null) return
      text.replaceWith(inElement('font', inElement('font', text.data)))
      unseen.observe(text, { characterData: true })
    }

    function wrapIn(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts = [root]
      while (walker.nextNode() !== null) texts.push(walker.currentNode)
      for (const text of texts) wrap(text)
    }

    new MutationObserver((changes) => {
      if (isDelayed && !('hydrated' in document.documentElement.dataset)) return
      if (!hasBegun) wrapIn(document)
      hasBegun = true
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) wrapIn(node)
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  }, begins === 'after hydration')
}
