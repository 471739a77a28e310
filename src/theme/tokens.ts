/** Every colour of the interface, by what it is for. Each resolves to the theme in force. */
export const color = {
  canvas: 'var(--color-canvas)',
  surface: 'var(--color-surface)',
  raised: 'var(--color-raised)',
  sunken: 'var(--color-sunken)',
  ink: 'var(--color-ink)',
  muted: 'var(--color-muted)',
  /** Hairlines that only group; never the sole edge of a control. */
  rule: 'var(--color-rule)',
  /** The edge of a control: at least 3:1 against every ground it stands on. */
  border: 'var(--color-border)',
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
  rail: 'var(--color-rail)',
  railHover: 'var(--color-rail-hover)',
  railRule: 'var(--color-rail-rule)',
  onRail: 'var(--color-on-rail)',
  onRailMuted: 'var(--color-on-rail-muted)',
  railFocus: 'var(--color-rail-focus)',
  railActive: 'var(--color-rail-active)',
  scrim: 'var(--color-scrim)',
  shadow: 'var(--color-shadow)',
} as const

/** One value for every colour: a theme that forgets one does not compile. */
export type Palette = Readonly<Record<keyof typeof color, string>>

export const light: Palette = {
  canvas: '#f6f7f4',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#eef1ed',
  ink: '#14211f',
  muted: '#52605c',
  rule: '#dbe1dc',
  border: '#76837f',
  brand: '#0b5d4e',
  brandHover: '#084a3e',
  brandPressed: '#063a31',
  brandTint: '#e4efeb',
  onBrand: '#ffffff',
  success: '#11693b',
  successTint: '#e7f4ec',
  warning: '#7a4b00',
  warningTint: '#fff3dc',
  danger: '#a8201a',
  dangerTint: '#fdecea',
  dangerFill: '#a8201a',
  dangerFillHover: '#8a1813',
  onDanger: '#ffffff',
  info: '#1b4f8f',
  infoTint: '#e9f0fa',
  focus: '#1a5fd0',
  rail: '#0c2f29',
  railHover: '#164239',
  railRule: '#2a5148',
  onRail: '#e6f1ed',
  onRailMuted: '#a9c4bb',
  railFocus: '#8ab8ff',
  railActive: '#e0b24c',
  scrim: 'rgb(8 20 17 / 0.56)',
  shadow: 'rgb(12 34 29 / 0.16)',
}

export const dark: Palette = {
  canvas: '#0e1513',
  surface: '#16201d',
  raised: '#1d2925',
  sunken: '#111a17',
  ink: '#e8efec',
  muted: '#a5b3ae',
  rule: '#2b3833',
  border: '#6b7a75',
  brand: '#5fcfb4',
  brandHover: '#7fdcc5',
  brandPressed: '#9ae6d3',
  brandTint: '#1a332c',
  onBrand: '#06241d',
  success: '#74d49e',
  successTint: '#143024',
  warning: '#f0c062',
  warningTint: '#33280f',
  danger: '#ff9c94',
  dangerTint: '#3a1b19',
  dangerFill: '#ff9c94',
  dangerFillHover: '#ffb5af',
  onDanger: '#3b0805',
  info: '#94bff5',
  infoTint: '#172a42',
  focus: '#8ab8ff',
  rail: '#0a1f1b',
  railHover: '#13322b',
  railRule: '#234039',
  onRail: '#e6f1ed',
  onRailMuted: '#a9c4bb',
  railFocus: '#8ab8ff',
  railActive: '#e0b24c',
  scrim: 'rgb(0 0 0 / 0.64)',
  shadow: 'rgb(0 0 0 / 0.5)',
}

/** Distances on the 8 px grid; the two smallest are for the inside of controls only. */
export const space = {
  hair: '4px',
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
  text: "'Inter', 'Inter Fallback', system-ui, sans-serif",
  heading: "'Source Serif 4', 'Source Serif 4 Fallback', Georgia, serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace",
} as const

/** Type sizes in rem, so that the reader's own text size counts. Those that depend on the window are set in GlobalStyle. */
export const text = {
  small: '0.8125rem',
  body: '0.9375rem',
  lead: '1.0625rem',
  title: '1.25rem',
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
  /** A transaction in a list: two lines of a name and one or, where that is not enough, two of a date. Set in GlobalStyle. */
  transaction: 'var(--size-transaction)',
  /** 250 px at the usual text size. */
  rail: '15.625rem',
  topBar: '64px',
  /** How much of the window's top the standing notices take; the app sets it as they come and go. */
  notices: 'var(--size-notices, 0px)',
  content: '1120px',
  form: '560px',
} as const

export const layer = { bar: 10, rail: 20, overlay: 30, toast: 40 } as const

/** How long a change of opacity or place takes. Use it only inside `media.motion`. */
export const duration = { quick: '120ms', calm: '180ms' } as const
