import type { Bank } from '#mocks/domain/bank.ts'

/** Minor units: all postings but those of failed events. */
export function ledgerBalance(bank: Bank, account: string): number {
  return bank.store.journal
    .all()
    .filter(({ status }) => status !== 'failed')
    .flatMap(({ postings }) => postings)
    .filter((posting) => posting.account === account)
    .reduce((sum, { amount }) => sum + amount, 0)
}

export function lastCode(bank: Bank, to: string): string {
  const letter = bank.store.mails.all().findLast((mail) => mail.to === to && mail.code !== '')
  if (letter === undefined) throw new Error(`No code has been sent to ${to}.`)
  return letter.code
}
