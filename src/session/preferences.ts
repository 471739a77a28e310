import { read, storageKeys, subscribe, write, useStored } from './storage.ts'

export type Theme = 'light' | 'dark' | 'system'

function themeOf(kept: string | undefined): Theme {
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

export function useTheme(): Theme {
  return themeOf(useStored(storageKeys.theme))
}

export function chooseTheme(theme: Theme): void {
  write(storageKeys.theme, theme === 'system' ? undefined : theme)
}

/** Before the first paint, `public/prepaint.js` applies it. */
export function followTheme(): void {
  subscribe(() => {
    document.documentElement.dataset['theme'] = themeOf(read(storageKeys.theme))
  })
}

export function useIsBalanceHidden(): boolean {
  return useStored(storageKeys.displayAmount) !== '1'
}

export function showBalance(isShown: boolean): void {
  write(storageKeys.displayAmount, isShown ? '1' : '0')
}
