import { read, storageKeys, write } from './storage.ts'

export type Theme = 'light' | 'dark' | 'system'

/** The chosen theme; `system` by default. */
export function chosenTheme(): Theme {
  const kept = read(storageKeys.theme)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** Applies the theme to the page, as prepaint.js does before the first paint. */
function applyTheme(): void {
  document.documentElement.dataset['theme'] = chosenTheme()
}

/** Stores and applies a choice. */
export function chooseTheme(theme: Theme): void {
  write(storageKeys.theme, theme === 'system' ? undefined : theme)
  applyTheme()
}
