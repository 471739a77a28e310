export const target = '44px'
export const row = '56px'
export const sidebar = '15.625rem'
export const topBar = 'var(--size-top-bar)'
export const bottomBar = 'var(--size-bottom-bar)'
export const disc = 'var(--size-disc)'
export const actionBar = '73px'
/** The height of the status banners; the app updates it. */
export const notices = 'var(--size-notices, 0px)'
/** How far a page's heading is raised to share a row with the bell and the avatar, if there is room. */
export const headRow = 'var(--size-head-row, 0px)'
/** The sticky offset of a page's heading, if it shares that row. */
export const headStart = 'var(--size-head-start, auto)'
/** The width of bell, name and picture in that row. */
export const headEnd = 'var(--size-head-end, 0px)'
export const content = '1200px'
