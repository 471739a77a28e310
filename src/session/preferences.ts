import { useSyncExternalStore } from 'react'
import { read, storageKeys, subscribe, write, useStored } from './storage.ts'

export type Theme = 'light' | 'dark' | 'system'

function chosenTheme(): Theme {
  const kept = read(storageKeys.theme)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, chosenTheme, () => 'system')
}

export function chooseTheme(theme: Theme): void {
  write(storageKeys.theme, theme === 'system' ? undefined : theme)
}

/** Before the first paint, `public/prepaint.js` applies it. */
export function followTheme(): void {
  subscribe(() => {
    document.documentElement.dataset['theme'] = chosenTheme()
  })
}

export function useIsBalanceHidden(): boolean {
  return useStored(storageKeys.displayAmount) !== '1'
}

export function showBalance(isShown: boolean): void {
  write(storageKeys.displayAmount, isShown ? '1' : '0')
}
