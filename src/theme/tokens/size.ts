export const target = '44px'
export const row = '56px'
export const sidebar = '15.625rem'
export const topBar = 'var(--size-top-bar)'
export const bottomBar = 'var(--size-bottom-bar)'
export const actionBar = '73px'
/** The height of the status banners; the app updates it. */
export const notices = 'var(--size-notices, 0px)'
/** How far a page's heading is raised into the header's row, if the row has room for it. */
export const headRow = 'var(--size-head-row, 0px)'
/** Where a page's heading stays in view, if the header's row is its own. */
export const headStart = 'var(--size-head-start, auto)'
/** The width of the end of the header's row: bell, name and picture. */
export const headEnd = 'var(--size-head-end, 0px)'
export const content = '1200px'
