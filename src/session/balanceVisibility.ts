import { storageKeys, write } from './storage.ts'
import { useStored } from './useStored.ts'

/** Whether balances are hidden on this device. They are until the customer shows them. */
export function useIsBalanceHidden(): boolean {
  return useStored(storageKeys.displayAmount) !== '1'
}

export function showBalance(isShown: boolean): void {
  write(storageKeys.displayAmount, isShown ? '1' : '0')
}
