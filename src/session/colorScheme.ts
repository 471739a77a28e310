import { read, storageKeys, write } from './storage.ts'

/** How the app looks: by day, by night, or as the person's system is set. */
export type Theme = 'light' | 'dark' | 'system'

/** The theme the customer chose; `system` unless they chose otherwise. */
export function chosenTheme(): Theme {
  const kept = read(storageKeys.theme)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** Puts the chosen theme on the page, as prepaint.js does before the first paint. */
function applyTheme(): void {
  document.documentElement.dataset['theme'] = chosenTheme()
}

/** Keeps and applies a choice. */
export function chooseTheme(theme: Theme): void {
  write(storageKeys.theme, theme === 'system' ? undefined : theme)
  applyTheme()
}
