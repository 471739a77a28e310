import {
  ownPart,
  payeePart,
  printedMoney,
  type OwnAccount,
  type Receipt,
  stated,
} from '#src/features/transactions/receipt.ts'
import { statusWords } from '#src/features/transactions/statusWords.ts'
import { spelledDateAndTime } from '#src/lib/dates.ts'
import { conversionNote, type TransferOrder } from './order.ts'

export function orderReceipt(
  { details, amount, percent, fee, received }: TransferOrder,
  account: OwnAccount,
  at: Date,
  reference: string | undefined,
): Receipt {
  const conversion = conversionNote(amount, details.currency, account.code)
  return {
    title: 'Transfer receipt',
    term: 'Amount sent',
    amount: printedMoney(amount, account),
    isFailed: false,
    party: { lead: 'to', name: details.act_hold_name },
    facts: [
      ...stated([{ term: 'Reference', detail: reference }]),
      { term: 'Submitted', detail: spelledDateAndTime(at) },
      { term: 'Status', detail: statusWords.in_progress },
    ],
    parts: [ownPart('From', account), payeePart(details)],
    sums: [
      { term: 'Amount sent', detail: printedMoney(amount, account) },
      { term: `Fee (${percent}%)`, detail: printedMoney(fee, account) },
      {
        term: conversion === undefined ? 'Amount received' : 'Amount received, before conversion',
        detail: printedMoney(received, account),
      },
    ],
    notes: [
      'This is not proof of payment. The bank still has to confirm it.',
      ...(conversion === undefined ? [] : [conversion]),
    ],
  }
}
