/** The smallest height of anything that can be pressed. */
export const target = '44px'
export const row = '56px'
/** 250 px at the usual text size. */
export const sidebar = '15.625rem'
export const topBar = 'var(--size-top-bar)'
/** The bar at the bottom of windows without a sidebar. */
export const bottomBar = 'var(--size-bottom-bar)'
export const actionBar = '73px'
/** How much of the window's top the status banners take; the app sets it as they appear and disappear. */
export const notices = 'var(--size-notices, 0px)'
/** How far the heading of a page is drawn up into the header's row; set where the header leaves room for it. */
export const headRow = 'var(--size-head-row, 0px)'
/** What the end of the header's row takes: bell, name and picture. */
export const headEnd = 'var(--size-head-end, 0px)'
export const content = '1200px'
