// Before the first paint: the chosen theme, whether a session is open, what config.js changes on prerendered pages, and
// the press of a button that the app cannot handle yet.
;(() => {
  const root = document.documentElement
  const { bankName, legalName, contactEmail, productName, ...site } = window.siteConfig ?? {}
  const { basename = '/wp-user', idleLogoutMinutes = 5 } = site
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    // As src/session does: the shell of a dashboard page is for an open session, and links below this base path.
    const idleMs = Math.abs(Date.now() - (localStorage.getItem('lastActive') ?? Date.now()))
    const isOver = idleLogoutMinutes > 0 && idleMs >= idleLogoutMinutes * 60_000
    if (localStorage.getItem('baUid') !== null && !isOver && basename === '/wp-user') root.dataset.session = ''
  } catch {
    // Storage is blocked: the theme follows the device.
  }

  if (legalName && contactEmail) root.dataset.operator = 'known'
  const texts = { bankName, operator: legalName || bankName, contactEmail, productName }
  const observer = new MutationObserver(() => {
    for (const element of document.querySelectorAll('[data-config]')) {
      const text = texts[element.dataset.config]
      if (typeof text === 'string' && element.textContent !== text) element.textContent = text
    }
  })
  observer.observe(root, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => observer.disconnect())

  // The last button pressed before React listens. src/boot presses it again once React listens.
  let pressed
  const note = ({ target }) => {
    pressed = (target instanceof Element && target.closest('button')) || pressed
  }
  addEventListener('click', note, true)
  window.takeEarlyPress = () => {
    removeEventListener('click', note, true)
    return pressed
  }

  const reportMissingScript = ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return
    const message = document.createElement('p')
    message.setAttribute('role', 'alert')
    message.className = 'page-problem'
    message.textContent = 'This page could not be loaded completely. Check your connection and reload it.'
    document.body.prepend(message)
  }
  addEventListener('error', reportMissingScript, true)
})()
