/** Reads the mock bank's memory, beside what the screens show. */
import type { Bank } from '#mocks/domain/bank.ts'

/** The balance of an account in the ledger, in minor units: all its postings but those of failed events. */
export function ledgerBalance(bank: Bank, account: string): number {
  return bank.store.journal
    .all()
    .filter(({ status }) => status !== 'failed')
    .flatMap(({ postings }) => postings)
    .filter((posting) => posting.account === account)
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** The code that the bank sent last to an e-mail address. */
export function lastCode(bank: Bank, to: string): string {
  const letter = bank.store.mails.all().findLast((mail) => mail.to === to && mail.code !== '')
  if (letter === undefined) throw new Error(`No code has been sent to ${to}.`)
  return letter.code
}
