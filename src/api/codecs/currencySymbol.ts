export { Currency as CurrencySymbol } from './currency.ts'
