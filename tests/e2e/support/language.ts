/** The catalogues of `src/locales`, and what a page in another language shows for an English message. */
import { readFileSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import { formatter } from '@lingui/format-po'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Locator, Page } from '@playwright/test'
import { languageNames, type Language } from '#src/lib/languages.ts'

export type Translated = Exclude<Language, 'en'>

/** Every language but that of the code. */
export const translated = Object.keys(languageNames).filter((code): code is Translated => code !== 'en')

/** By id, each with its English text as `message`. */
export async function catalogueOf(language: Translated) {
  const filename = `src/locales/${language}.po`
  return await formatter().parse(readFileSync(filename, 'utf8'), { locale: language, sourceLocale: 'en', filename })
}

export interface Speech {
  /** `context` tells messages apart that are alike in English. */
  say: (message: string, values?: Record<string, unknown>, context?: string) => string
  button: (message: string) => Locator
  field: (message: string) => Locator
  /** By label. */
  fill: (texts: Readonly<Record<string, string>>) => Promise<void>
  heading: (message: string) => Locator
  text: (message: string) => Locator
}

export async function speech(page: Page, language: Translated): Promise<Speech> {
  const catalogue = Object.entries(await catalogueOf(language))
  const messages = Object.fromEntries(catalogue.map(([id, { translation = '' }]) => [id, compileMessage(translation)]))
  const i18n = setupI18n({ locale: `${language}-u-nu-latn`, messages: { [`${language}-u-nu-latn`]: messages } })
  const say: Speech['say'] = (message, values, context) => {
    const alike = catalogue.filter(
      ([, entry]) => entry.message === message && (context === undefined || entry.context === context),
    )
    const said = new Set(alike.map(([id]) => i18n._(id, values)))
    const [only] = said
    if (only === undefined || only === '' || said.size > 1)
      throw new Error(`${language} has ${said.size} translations of "${message}": ${[...said].join(', ')}`)
    return only
  }
  const field: Speech['field'] = (message) => page.getByLabel(say(message), { exact: true })
  return {
    say,
    button: (message) => page.getByRole('button', { name: say(message), exact: true }),
    field,
    fill: async (texts) => {
      for (const [label, text] of Object.entries(texts)) await field(label).fill(text)
    },
    heading: (message) => page.getByRole('heading', { level: 1, name: say(message), exact: true }),
    text: (message) => page.getByText(say(message), { exact: true }),
  }
}

export function catalogueFile(language: Translated): RegExp {
  return new RegExp(`/assets/${language}-[^/]*\\.js$`)
}
