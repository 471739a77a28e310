import {
  useGetCryptoDepositFormSuspense,
  useSubmitCryptoDeposit,
} from '#src/api/generated/hooks/add-funds/add-funds.ts'
import { cryptoResult } from '#src/api/cryptoResult.ts'
import { useAction } from '#src/api/useAction.ts'
import { texts } from '#src/texts.ts'
import { CryptoPaymentForm } from '#src/ui/CryptoPaymentForm.tsx'
import { CryptoTransactions } from '#src/ui/CryptoTransactions.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Page } from '#src/ui/Page.tsx'
import { Panel } from '#src/ui/Panel.tsx'

const { cryptoDeposit } = texts

/** Deposit with cryptocurrency: pay to the address shown, then report it here. */
export function CryptoDepositScreen() {
  return (
    <Page title={cryptoDeposit.title} subtitle={cryptoDeposit.subtitle}>
      <Loaded>
        <CryptoDeposit />
      </Loaded>
    </Page>
  )
}

function CryptoDeposit() {
  const { data } = useGetCryptoDepositFormSuspense()
  const deposit = useAction(useSubmitCryptoDeposit())
  return (
    <>
      <h2>{cryptoDeposit.methods}</h2>
      <Panel title={cryptoDeposit.method}>
        <p>{cryptoDeposit.instruction}</p>
        <CryptoPaymentForm
          methods={data}
          currency={data.currency}
          submitLabel={cryptoDeposit.submit}
          isPending={deposit.isPending}
          onSubmit={async ({ type, amount, proof }) =>
            cryptoResult(
              await deposit.run({ data: { type, amount, ...(proof === undefined ? {} : { depositPic: proof }) } }),
            )
          }
        />
      </Panel>
      <CryptoTransactions transactions={data.transactions} currency={data.currency} />
    </>
  )
}
