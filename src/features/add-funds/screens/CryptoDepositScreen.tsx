import {
  useGetCryptoDepositFormSuspense,
  useSubmitCryptoDeposit,
} from '#src/api/generated/hooks/add-funds/add-funds.ts'
import { cryptoResult } from '#src/api/cryptoResult.ts'
import { useAction } from '#src/api/useAction.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { CryptoPayments } from '#src/ui/CryptoPayments.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Page } from '#src/ui/Page.tsx'

const { cryptoDeposit } = dashboardTexts

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
      <CryptoPayments
        title={cryptoDeposit.method}
        data={data}
        submitLabel={cryptoDeposit.submit}
        isPending={deposit.isPending}
        onSubmit={async ({ type, amount, proof }) =>
          cryptoResult(
            await deposit.run({ data: { type, amount, ...(proof === undefined ? {} : { depositPic: proof }) } }),
          )
        }
      />
    </>
  )
}
