import type { ReactNode } from 'react'
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider'

/** The bank's dates are Gregorian in every language. */
export function GregorianCalendar({ children }: { children: ReactNode }) {
  const { locale } = useLocale()
  return <I18nProvider locale={new Intl.Locale(locale, { calendar: 'gregory' }).toString()}>{children}</I18nProvider>
}
