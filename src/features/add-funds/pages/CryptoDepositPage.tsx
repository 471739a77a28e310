import styled from 'styled-components'
import {
  getGetCryptoDepositFormQueryOptions,
  useGetCryptoDepositFormSuspense,
  useSubmitCryptoDeposit,
} from '#src/api/generated/hooks/add-funds/add-funds.ts'
import { prefetching } from '#src/api/sessionQueries.ts'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { SubPage } from '#src/components/page/SubPage.tsx'
import { CryptoPayments, CryptoPaymentsSkeleton } from '#src/features/crypto-payments/components/CryptoPayments.tsx'
import { useOrder } from '#src/orders/useOrder.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { color, space, text } from '#src/theme/tokens.ts'

const { cryptoDeposit } = dashboardTexts

const Eyebrow = styled.h2`
  flex-basis: 100%;
  margin-block-end: -${space.xs};
  color: ${color.muted};
  font-size: ${text.small};
`

const head = {
  eyebrow: <Eyebrow>{cryptoDeposit.methods}</Eyebrow>,
  title: cryptoDeposit.method,
  instruction: cryptoDeposit.instruction,
}

export const loader = prefetching(() => [getGetCryptoDepositFormQueryOptions()])

export function Component() {
  return (
    <SubPage
      title={cryptoDeposit.title}
      subtitle={cryptoDeposit.subtitle}
      parent={{ title: dashboardTexts.menu.addFunds, href: paths.dashboard.addFunds() }}
    >
      <AsyncBoundary skeleton={<CryptoPaymentsSkeleton {...head} />}>
        <CryptoDeposit />
      </AsyncBoundary>
    </SubPage>
  )
}

function CryptoDeposit() {
  const { data } = useGetCryptoDepositFormSuspense()
  const deposit = useOrder('submitCryptoDeposit', useSubmitCryptoDeposit(), getGetCryptoDepositFormQueryOptions())
  return (
    <CryptoPayments
      {...head}
      data={data}
      submitLabel={cryptoDeposit.submit}
      order={deposit}
      requestOf={({ type, amount, proof }) => ({ type, amount, ...(proof && { depositPic: proof }) })}
    />
  )
}
