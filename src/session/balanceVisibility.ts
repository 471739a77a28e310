import { storageKeys, useStored, write } from './storage.ts'

export function useIsBalanceHidden(): boolean {
  return useStored(storageKeys.displayAmount) !== '1'
}

export function showBalance(isShown: boolean): void {
  write(storageKeys.displayAmount, isShown ? '1' : '0')
}
