// What the operator of this site may set. README.md lists every entry; what is missing takes its default.
// A mistake in this file is named on the page, and nothing is started.
window.siteConfig = {}
