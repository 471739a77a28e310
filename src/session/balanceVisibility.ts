import { storageKeys, write } from './storage.ts'
import { useStored } from './useStored.ts'

export function useIsBalanceHidden(): boolean {
  return useStored(storageKeys.displayAmount) !== '1'
}

export function showBalance(isShown: boolean): void {
  write(storageKeys.displayAmount, isShown ? '1' : '0')
}
