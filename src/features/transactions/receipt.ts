/** Pure; amounts have the code of their currency, or its symbol if the bank has no code. */
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { config } from '#src/config.ts'
import { spelledDate } from '#src/lib/dates.ts'
import { formatAmount, formatMoney, type Minor } from '#src/lib/money.ts'
import { payeeLabels } from './payeeLabels.ts'
import { statusWords } from './statusWords.ts'

export interface Fact {
  term: string
  detail: string
}

export interface Receipt {
  title: string
  term: string
  amount: string
  isFailed: boolean
  party: { lead: string; name: string }
  facts: readonly Fact[]
  parts: readonly { heading: string; facts: readonly Fact[] }[]
  sums: readonly Fact[]
  notes: readonly string[]
}

export interface OwnAccount {
  holder: string | undefined
  number: string | undefined
  code: string | undefined
  symbol: string
}

export function stated(facts: readonly { term: string; detail: string | undefined }[]): Fact[] {
  return facts.flatMap(({ term, detail }) => (detail ? [{ term, detail }] : []))
}

/** "1,234.50 USD", or with the symbol if there is no code. */
export function printedMoney(minor: Minor | undefined, { code, symbol }: Pick<OwnAccount, 'code' | 'symbol'>): string {
  if (minor === undefined) return '–'
  return code ? `${formatAmount(minor)} ${code}` : formatMoney(minor, symbol)
}

export function ownPart(heading: string, { holder, number }: OwnAccount): Receipt['parts'][number] {
  return {
    heading,
    facts: stated([
      { term: 'Name', detail: holder },
      { term: 'Account number', detail: number },
      { term: 'Bank', detail: config.bankName },
    ]),
  }
}

export function payeePart(
  payee: Partial<Record<(typeof payeeLabels)[number]['field'], string | undefined>>,
): Receipt['parts'][number] {
  return {
    heading: 'To',
    facts: stated(payeeLabels.map(({ field, label: term }) => ({ term, detail: payee[field] }))),
  }
}

const amountTerms = { credit: 'Money in', debit: 'Money out' } as const

/** By contract the fee is the part of the amount that the bank kept. Undefined for a failed transaction. */
export function receivedOf(
  { status, transaction_type: direction, amount, fee }: StatementRow,
  transfer: PastTransfer | undefined,
  code: string | undefined,
): { term: string; received: Minor } | undefined {
  if (status === 'failed' || direction === undefined || amount === undefined || fee === undefined) return undefined
  const term = `Amount received${isConverted(transfer?.currency, code) ? ', before conversion' : ''}`
  return { term, received: amount - fee }
}

export function receiptOf(row: StatementRow, transfer: PastTransfer | undefined, account: OwnAccount): Receipt {
  const { name, date, transaction_type: direction, status, amount, fee, reference } = row
  const isMoved = status !== 'failed' && direction !== undefined
  const total = receivedOf(row, transfer, account.code)
  const term = !isMoved ? 'Amount' : transfer ? 'Amount sent' : amountTerms[direction]
  return {
    title: transfer ? 'Transfer receipt' : 'Transaction receipt',
    term,
    amount: printedMoney(amount, account),
    isFailed: status === 'failed',
    party: transfer ? { lead: 'to', name: transfer.act_hold_name || '–' } : { lead: '', name: name || '–' },
    facts: stated([
      { term: 'Reference', detail: reference },
      { term: 'Date', detail: date === undefined ? undefined : spelledDate(date) },
      { term: 'Type', detail: direction },
      { term: 'Status', detail: status && statusWords[status] },
    ]),
    parts: transfer ? [ownPart('From', account), payeePart(transfer)] : [ownPart('Account', account)],
    sums:
      total !== undefined
        ? [
            { term, detail: printedMoney(amount, account) },
            { term: 'Fee', detail: printedMoney(fee, account) },
            { term: total.term, detail: printedMoney(total.received, account) },
          ]
        : [],
    notes: [
      ...(status === 'successful' ? [] : ['This is not proof of payment.']),
      'This page shows the transaction as the bank listed it when it was printed.',
      ...(status === 'in_progress' ? ['The status can still change.'] : []),
    ],
  }
}

/** Whether the payee is paid in another currency. Expects currency codes. */
export function isConverted(to: string | undefined, from: string | undefined): boolean {
  return Boolean(to?.trim()) && to?.trim().toUpperCase() !== from?.trim().toUpperCase()
}
