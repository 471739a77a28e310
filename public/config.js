// docs/operating.md lists every entry; missing ones have defaults. A mistake here is named on the page, and the app does not
// start.
window.siteConfig = {}
