/**
 * The names of all values that the interface is made of. What a name gives as `var(--…)` has its value in palette.css or
 * global.css, where it can follow the theme and the window.
 */

/** Every colour of the interface, by what it is for. Each resolves to the theme in force. */
export const color = {
  canvas: 'var(--color-canvas)',
  surface: 'var(--color-surface)',
  raised: 'var(--color-raised)',
  sunken: 'var(--color-sunken)',
  foreground: 'var(--color-foreground)',
  muted: 'var(--color-muted)',
  /** Hairlines that only group; never the sole edge of a control. */
  rule: 'var(--color-rule)',
  /** The edge of a control: at least 3:1 against every background it is on. */
  border: 'var(--color-border)',
  /** The background of whatever is typed into. */
  field: 'var(--color-field)',
  /** The background of a control that cannot be used; its text is `muted`. */
  disabled: 'var(--color-disabled)',
  /** Text that leads somewhere or does something. */
  link: 'var(--color-link)',
  /** The background of the main control, and what is chosen; as text it is too dark at night: use `link`. */
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
  dangerFill: 'var(--color-danger-fill)',
  dangerFillHover: 'var(--color-danger-fill-hover)',
  onDanger: 'var(--color-on-danger)',
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
  /** The account's own panel on Home, and the sample of it on the public pages. Its text is `onSidebar`, `onSidebarMuted`. */
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

/** Distances on the 8 px grid; the two smallest are for the inside of controls only. */
export const space = {
  xxs: '4px',
  xs: '8px',
  sm: '12px',
  md: '16px',
  lg: '24px',
  xl: '32px',
  xxl: '48px',
  xxxl: '64px',
} as const

export const radius = { control: '6px', pill: '999px' } as const

export const font = {
  text: 'var(--font-text)',
  heading: 'var(--font-heading)',
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace",
} as const

/** Type sizes in rem, so that the reader's own text size counts. */
export const text = {
  small: '0.8125rem',
  body: 'var(--text-body)',
  lead: 'var(--text-lead)',
  title: 'var(--text-title)',
  /** Text inside an input: 16 px on narrow windows, or iOS zooms the page. */
  input: 'var(--text-input)',
  heading: 'var(--text-heading)',
  page: 'var(--text-page)',
  balance: 'var(--text-balance)',
} as const

export const size = {
  /** The smallest height of anything that can be pressed. */
  target: '44px',
  row: '56px',
  /** A transaction in a list: two lines of a name and one or, where that is not enough, two of a date. */
  transaction: 'var(--size-transaction)',
  /** 250 px at the usual text size. */
  sidebar: '15.625rem',
  topBar: 'var(--size-top-bar)',
  /** The bar at the bottom of windows without a sidebar. */
  bottomBar: '56px',
  /** How much of the window's top the status banners take; the app sets it as they appear and disappear. */
  notices: 'var(--size-notices, 0px)',
  /** How far the heading of a page is drawn up into the header's row; set where the header leaves room for it. */
  headRow: 'var(--size-head-row, 0px)',
  /** What the end of the header's row takes: bell, name and picture. */
  headEnd: 'var(--size-head-end, 0px)',
  content: '1200px',
  form: '560px',
} as const

export const layer = { bar: 10, sidebar: 20, overlay: 30, toast: 40 } as const

/** How long a change of opacity or place takes. Use it only inside `media.motion`. */
export const duration = { short: '120ms', long: '180ms' } as const
