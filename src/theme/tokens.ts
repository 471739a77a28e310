/** The values of `var(--…)` are in palette.css and global.css. */
export const color = {
  canvas: 'var(--color-canvas)',
  surface: 'var(--color-surface)',
  raised: 'var(--color-raised)',
  sunken: 'var(--color-sunken)',
  foreground: 'var(--color-foreground)',
  muted: 'var(--color-muted)',
  /** Hairlines that only group; never the sole edge of a control. */
  rule: 'var(--color-rule)',
  /** Contrasts at least 3:1 with every background. */
  border: 'var(--color-border)',
  field: 'var(--color-field)',
  /** Background of disabled controls; their text is `muted`. */
  disabled: 'var(--color-disabled)',
  link: 'var(--color-link)',
  /** The background of primary buttons and of selected items. As text it is too dark in the dark theme: use `link`. */
  brand: 'var(--color-brand)',
  brandHover: 'var(--color-brand-hover)',
  brandPressed: 'var(--color-brand-pressed)',
  brandTint: 'var(--color-brand-tint)',
  onBrand: 'var(--color-on-brand)',
  success: 'var(--color-success)',
  successTint: 'var(--color-success-tint)',
  warning: 'var(--color-warning)',
  warningTint: 'var(--color-warning-tint)',
  danger: 'var(--color-danger)',
  dangerTint: 'var(--color-danger-tint)',
  info: 'var(--color-info)',
  infoTint: 'var(--color-info-tint)',
  focus: 'var(--color-focus)',
  sidebar: 'var(--color-sidebar)',
  sidebarHover: 'var(--color-sidebar-hover)',
  sidebarRule: 'var(--color-sidebar-rule)',
  onSidebar: 'var(--color-on-sidebar)',
  onSidebarMuted: 'var(--color-on-sidebar-muted)',
  sidebarFocus: 'var(--color-sidebar-focus)',
  sidebarActive: 'var(--color-sidebar-active)',
  onSidebarActive: 'var(--color-on-sidebar-active)',
  /** The account's panel on Home, and its sample on public pages. Its text is `onSidebar`, `onSidebarMuted`. */
  hero: 'var(--color-hero)',
  heroRaised: 'var(--color-hero-raised)',
  flowIn: 'var(--color-flow-in)',
  flowOut: 'var(--color-flow-out)',
  flowInPast: 'var(--color-flow-in-past)',
  flowOutPast: 'var(--color-flow-out-past)',
  demonstration: 'var(--color-demonstration)',
  scrim: 'var(--color-scrim)',
  shadow: 'var(--color-shadow)',
} as const

/** Multiples of 8 px, except inside controls. */
export const space = {
  xxs: '4px',
  xs: '8px',
  sm: '12px',
  md: '16px',
  lg: '24px',
  xl: '32px',
  xxl: '48px',
  xxxl: '64px',
  /** Inset of panels and of the rows that fill them: less on a phone. */
  inset: 'var(--space-inset)',
} as const

export const radius = {
  control: 'var(--radius)',
  small: 'min(4px, var(--radius))',
  large: 'calc(var(--radius) * 1.5)',
  pill: '999px',
} as const

export const font = {
  text: 'var(--font-text)',
  heading: 'var(--font-heading)',
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace",
} as const

/** In rem, so that they follow the reader's text size. */
export const text = {
  small: '0.8125rem',
  body: 'var(--text-body)',
  lead: 'var(--text-lead)',
  title: 'var(--text-title)',
  /** 16 px on narrow windows, or iOS zooms the page. */
  input: 'var(--text-input)',
  heading: 'var(--text-heading)',
  balance: 'var(--text-balance)',
} as const

export const size = {
  target: '44px',
  row: '56px',
  sidebar: '15.625rem',
  topBar: 'var(--size-top-bar)',
  bottomBar: 'var(--size-bottom-bar)',
  disc: 'var(--size-disc)',
  actionBar: '73px',
  /** The height of the status banners; the app updates it. */
  notices: 'var(--size-notices, 0px)',
  /** How far a page's heading is raised to share a row with the bell and the avatar, if there is room. */
  headRow: 'var(--size-head-row, 0px)',
  /** The sticky offset of a page's heading, if it shares that row. */
  headStart: 'var(--size-head-start, auto)',
  /** The width of bell, name and picture in that row. */
  headEnd: 'var(--size-head-end, 0px)',
  content: '1200px',
} as const

export const layer = {
  bar: 10,
  /** A page's heading: above the header if it is in its row. */
  head: 'var(--layer-head, auto)',
  sidebar: 20,
  overlay: 30,
  toast: 40,
} as const

/** Use them only inside `media.motion`. */
export const duration = {
  short: '120ms',
} as const
