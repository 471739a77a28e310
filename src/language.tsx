/**
 * A page has one language, and another one is a reload. So the texts of a module may be made when it is loaded. Whatever
 * has texts imports this module (lingui.config.ts), which has fetched the translations.
 */
import { i18n, type Messages } from '@lingui/core'
import { TransNoContext, type TransProps } from '@lingui/react/server'
import { language, locale, type Language } from '#src/lib/languages.ts'
import { storageKeys, write } from '#src/session/storage.ts'

i18n.loadAndActivate({ locale: language, locales: locale, messages: await translations() })

export { i18n }

/** `Trans` of Lingui without its context, since the language never changes. */
export function Trans(props: TransProps) {
  return <TransNoContext {...props} lingui={{ i18n }} />
}

export function chooseLanguage(wanted: Language): void {
  write(storageKeys.language, wanted)
  location.reload()
}

/** English is in the code, and appears if the translations cannot be fetched. */
async function translations(): Promise<Messages> {
  if (language === 'en') return {}
  try {
    const { messages } = (await import(`./locales/${language}.po`)) as { messages: Messages }
    return messages
  } catch {
    Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' })
    return {}
  }
}
