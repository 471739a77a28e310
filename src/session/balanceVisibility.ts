import { storageKeys, write } from './storage.ts'
import { useStored } from './useStored.ts'

/** Whether balances are hidden on this device: until the customer asks to see them. */
export function useIsBalanceHidden(): boolean {
  return useStored(storageKeys.displayAmount) !== '1'
}

/** Shows balances on this device from now on, or hides them. */
export function showBalance(isShown: boolean): void {
  write(storageKeys.displayAmount, isShown ? '1' : '0')
}
