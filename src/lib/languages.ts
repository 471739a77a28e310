/** Each in its own words. A further one is a line here and a file in `src/locales`. */
export const languageNames = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', ar: 'العربية' } as const

export type Language = keyof typeof languageNames

/** Of the page. `public/prepaint.js` chooses it, from what the bank offers and the customer or the browser wants. */
export const language = typeof document === 'undefined' ? 'en' : languageOf(document.documentElement.lang)

/** For `Intl`, with the digits that every bank's amounts and account numbers have. */
export const locale = `${language}-u-nu-latn`

/** Of the page. Amounts, addresses and numbers stay left to right. */
export const isRightToLeft = typeof document === 'undefined' ? false : document.documentElement.dir === 'rtl'

/** English has the day first, as the British write it. */
export const dateLocale = language === 'en' ? 'en-GB' : locale

function languageOf(tag: string): Language {
  return Object.hasOwn(languageNames, tag) ? (tag as Language) : 'en'
}
