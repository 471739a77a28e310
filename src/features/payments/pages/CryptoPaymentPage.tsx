import { t } from '@lingui/core/macro'
import {
  getGetPaymentFormQueryOptions,
  useGetPaymentFormSuspense,
  useSubmitPayment,
} from '#src/api/generated/hooks/payments/payments.ts'
import { prefetching } from '#src/api/sessionQueries.ts'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { SubPage } from '#src/components/page/SubPage.tsx'
import { CryptoPayments, CryptoPaymentsSkeleton } from '#src/features/crypto-payments/components/CryptoPayments.tsx'
import { useOrder } from '#src/orders/useOrder.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'

const title = t`Your payment`

export const loader = prefetching(() => [getGetPaymentFormQueryOptions()])

export function Component() {
  return (
    <SubPage
      title={t`Crypto payment`}
      parent={{ title: dashboardTexts.menu.makePayment, href: paths.dashboard.makePayment() }}
    >
      <AsyncBoundary skeleton={<CryptoPaymentsSkeleton title={title} />}>
        <Payment />
      </AsyncBoundary>
    </SubPage>
  )
}

function Payment() {
  const { data } = useGetPaymentFormSuspense()
  const payment = useOrder('submitPayment', useSubmitPayment(), getGetPaymentFormQueryOptions())
  return (
    <CryptoPayments
      title={title}
      data={data}
      choice={{
        label: t`Purpose`,
        missing: t`Select a purpose`,
        options: data.purposes.map(({ purpose_name: name }) => ({ value: name })),
      }}
      submitLabel={t`Submit Payment`}
      order={payment}
      requestOf={({ choice: purpose, type, amount, proof }) => ({
        purpose,
        type,
        amount,
        ...(proof && { depositPic: proof }),
      })}
    />
  )
}
