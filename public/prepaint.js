// Before the first paint: the chosen theme and language, whether a session is open, what config.js changes on prerendered
// pages, and the press of a button that the app cannot handle yet.
;(() => {
  const root = document.documentElement
  const {
    bankName,
    legalName,
    contactEmail,
    productName,
    basename = '/wp-user',
    languages = ['en'],
  } = window.siteConfig ?? {}
  const wanted = [...navigator.languages]
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    // The shell of a dashboard page is for a session, and links below this base path. It has nothing of the customer.
    if (localStorage.getItem('baUid') !== null && basename === '/wp-user') root.dataset.session = ''
    wanted.unshift(localStorage.getItem('language') ?? '')
  } catch {
    // Storage is blocked: theme and language follow the device.
  }
  root.lang = wanted.map((tag) => tag.split('-')[0]).find((tag) => languages.includes(tag)) ?? languages[0]
  if (['ar', 'fa', 'he', 'ur'].includes(root.lang)) root.dir = 'rtl'

  if (legalName && contactEmail) root.dataset.operator = 'known'
  const texts = { bankName, operator: legalName || bankName, productName }
  const observer = new MutationObserver(() => {
    for (const element of document.querySelectorAll('[data-config]')) {
      const text = texts[element.dataset.config]
      if (typeof text === 'string' && element.textContent !== text) element.textContent = text
    }
  })
  observer.observe(root, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => observer.disconnect())

  // For the last button pressed before React listens: src/boot presses it again.
  const note = ({ target }) => {
    window.lastPress = (target instanceof Element && target.closest('button')) || window.lastPress
  }
  addEventListener('click', note, true)

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
