import type { MonthStyle } from '#src/lib/dates.ts'
import { isFields } from '#src/lib/fields.ts'
import { languageNames, type Language } from '#src/lib/languages.ts'
import { encodePathSegment } from '#src/lib/text.ts'

declare global {
  var siteConfig: unknown
}

/** Every entry of `config.js`: docs/operating.md. */
const entries = {
  baseUrl: '',
  apiUrl: '{host}',
  basename: '/wp-user',
  loginRouteName: 'signin',
  uploadsPath: '/uploads/',
  adminUrl: '',
  bankName: 'Harbour Trust',
  legalName: '',
  contactEmail: '',
  strictSignup: false,
  idleLogoutMinutes: 5,
  sendIdempotencyKey: true,
  termsUrl: '',
  imprintUrl: '',
  privacyUrl: '',
  feesUrl: '',
  helpHours: '',
  productName: 'Savings account',
  errorReportUrl: '',
}

export type Config = typeof entries & { depositMonth: MonthStyle; languages: readonly Language[] }

export const defaults: Config = { ...entries, depositMonth: 'zero-based', languages: ['en'] }

/** Other public addresses, which the sign-in address cannot have. */
const publicNames = ['signup', 'verify', 'forgot', 'reset', 'account', 'info']

type Rule = readonly [allowed: RegExp, words: string]

const link: Rule = [/^($|\/(?![/\\])|https?:\/\/|mailto:|tel:)/i, 'begin with https://, http://, mailto:, tel: or /']

const known = Object.keys(languageNames).join('|')

const address: Rule = [/^($|\{host\}|\/(?![/\\])|https?:\/\/)/i, 'begin with https://, http:// or /']

const rules: Partial<Record<keyof Config, Rule>> = {
  basename: [/^(\/[\w.~-]*[\w~-][\w.~-]*)*\/?$/, 'be a path that begins with /, such as /wp-user'],
  loginRouteName: [
    new RegExp(`^(?!(${publicNames.join('|')})$)[\\w~-][\\w.~-]*$`),
    `be one segment of an address, such as signin, and none of: ${publicNames.join(', ')}`,
  ],
  depositMonth: [/^(zero-based|calendar)$/, 'be one of: zero-based, calendar'],
  languages: [new RegExp(`^(${known})(,(${known}))*$`), `be a list of: ${known.replaceAll('|', ', ')}`],
  apiUrl: address,
  baseUrl: address,
  errorReportUrl: address,
  adminUrl: link,
  termsUrl: link,
  imprintUrl: link,
  privacyUrl: link,
  feesUrl: link,
}

/** At another path the router would match no page. */
export function checkMount(basename: string, pathname: string): void {
  const base = basename.replace(/\/+$/, '').toLowerCase()
  if (!`${pathname.toLowerCase()}/`.startsWith(`${base}/`))
    throw new Error(`The configuration entry basename is ${basename}, but this page is at ${pathname}.`)
}

function refuse(key: string, words: string): never {
  throw new Error(`The configuration entry ${key} must ${words}.`)
}

/** A bank must not start with settings that it misread, so any unknown or invalid entry throws. */
export function readConfig(given: unknown): Config {
  if (!isFields(given)) throw new Error('The configuration is not an object.')
  for (const [key, value] of Object.entries(given)) {
    const standard: unknown = Object.hasOwn(defaults, key) ? defaults[key as keyof Config] : undefined
    if (standard === undefined) throw new Error(`The configuration has an unknown entry: ${key}.`)
    const [allowed, words] = rules[key as keyof Config] ?? [/^/, '']
    if (typeof value !== typeof standard) refuse(key, `be a ${typeof standard}`)
    if (typeof value === 'number' && !(value >= 0 && value < Infinity)) refuse(key, 'be finite and not negative')
    if (!allowed.test(String(value))) refuse(key, words)
  }
  return { ...defaults, ...given }
}

function readSiteConfig(): { config: Config; problem?: string } {
  // Outside a browser there is no config.js.
  if (typeof document === 'undefined') return { config: { ...defaults } }
  try {
    if (globalThis.siteConfig === undefined)
      throw new Error('The file config.js is missing or is not valid JavaScript.')
    const read = readConfig(globalThis.siteConfig)
    checkMount(read.basename, location.pathname)
    return { config: read }
  } catch (error) {
    return { config: { ...defaults }, problem: error instanceof Error ? error.message : String(error) }
  }
}

export const { config, problem: configProblem } = readSiteConfig()

export function apiRoot({ apiUrl }: Pick<Config, 'apiUrl'> = config): string {
  return apiUrl.replace('{host}', typeof location === 'undefined' ? '' : location.origin).replace(/\/+$/, '')
}

/** Undefined for schemes other than http(s), and for names that lead out of the folder. */
export function uploadUrl(file: string): string | undefined {
  if (/^https?:\/\//i.test(file)) return file
  const steps = file.split('/')
  if (/^[a-z][a-z0-9+.-]*:/i.test(file) || steps.includes('..')) return undefined
  return `${config.baseUrl}${config.uploadsPath}${steps.map(encodePathSegment).join('/')}`
}
