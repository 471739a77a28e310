import { size } from '#src/theme/tokens.ts'

/** In em, since large text needs more room. */
export const narrow = '(width < 36em)'
/** From this width `data-columns` shows date, disc, name, type, status, amount and, with 'balance', the balance. */
export const wide = '(width >= 38em)'

export const columns = `5rem ${size.disc} minmax(0, 1fr) 3.25rem 6.5rem minmax(7.25rem, auto)`
export const columnsWithBalance = `${columns} minmax(7.25rem, auto)`

export type TransactionColumns = 'amount' | 'balance'
