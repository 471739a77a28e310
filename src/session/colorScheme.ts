import { read, storageKeys, write } from './storage.ts'

export type Theme = 'light' | 'dark' | 'system'

export function chosenTheme(): Theme {
  const kept = read(storageKeys.theme)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

function applyTheme(): void {
  document.documentElement.dataset['theme'] = chosenTheme()
}

export function chooseTheme(theme: Theme): void {
  write(storageKeys.theme, theme === 'system' ? undefined : theme)
  applyTheme()
}
