import type { ComponentType } from 'react'
import { useGetAccount } from '#src/api/generated/hooks/account/account.ts'
import { useGetCryptoDepositForm } from '#src/api/generated/hooks/add-funds/add-funds.ts'
import { useGetFixedDepositForm } from '#src/api/generated/hooks/fixed-deposits/fixed-deposits.ts'
import { useGetPaymentForm } from '#src/api/generated/hooks/payments/payments.ts'
import { useGetUpgradeForm } from '#src/api/generated/hooks/upgrade/upgrade.ts'
import type { CryptoMethods } from '#src/api/generated/models/cryptoMethods.ts'
import { CryptoRows } from '#src/features/crypto-payments/components/CryptoTransactions.tsx'
import { TransactionLines } from '#src/features/transactions/components/TransactionLines.tsx'
import { Panel } from '#src/ui/Panel.tsx'

const newest = 3

/** Where the orders of an operation are listed. Only transfers are transactions of the account from the start. */
const lists: Record<string, ComponentType> = {
  submitCryptoDeposit: Deposits,
  submitPayment: Payments,
  submitFixedDeposit: FixedDeposits,
  submitUpgrade: Upgrades,
}

/** The newest entries of the list in which an order of the operation would be. */
export function NewestEntries({ operation }: { operation: string }) {
  const List = lists[operation] ?? Transactions
  return <List />
}

function Transactions() {
  const { data } = useGetAccount()
  if (data === undefined || data.transactions.length === 0) return null
  return (
    <Panel title="Your newest entries" isFlush>
      <TransactionLines rows={data.transactions.slice(0, newest)} currency={data.currency} />
    </Panel>
  )
}

function Deposits() {
  return <Reports form={useGetCryptoDepositForm().data} />
}

function Payments() {
  return <Reports form={useGetPaymentForm().data} />
}

function FixedDeposits() {
  return <Reports form={useGetFixedDepositForm().data} />
}

function Upgrades() {
  return <Reports form={useGetUpgradeForm().data} />
}

function Reports({ form }: { form: Pick<CryptoMethods, 'transactions' | 'currency'> | undefined }) {
  const rows = form?.transactions ?? []
  if (rows.length === 0) return null
  return (
    <Panel title="Your newest entries" isFlush>
      <CryptoRows rows={rows.slice(0, newest)} currency={form?.currency ?? ''} />
    </Panel>
  )
}
