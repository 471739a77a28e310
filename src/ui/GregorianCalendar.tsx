import type { ReactNode } from 'react'
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider'

/**
 * The bank's dates are Gregorian, and so are all others on the page: the date controls in it are too, in the customer's
 * language and order, also where that language counts years by another calendar.
 */
export function GregorianCalendar({ children }: { children: ReactNode }) {
  const { locale } = useLocale()
  return <I18nProvider locale={new Intl.Locale(locale, { calendar: 'gregory' }).toString()}>{children}</I18nProvider>
}
