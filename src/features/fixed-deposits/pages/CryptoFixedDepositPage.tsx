import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import {
  getGetFixedDepositFormQueryOptions,
  useGetFixedDepositFormSuspense,
  useSubmitFixedDeposit,
} from '#src/api/generated/hooks/fixed-deposits/fixed-deposits.ts'
import { prefetching } from '#src/api/sessionQueries.ts'
import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { SubPage } from '#src/components/page/SubPage.tsx'
import { CryptoPayments, CryptoPaymentsSkeleton } from '#src/features/crypto-payments/components/CryptoPayments.tsx'
import { depositOption } from '#src/features/fixed-deposits/model.ts'
import { useOrder } from '#src/orders/useOrder.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { useNow } from '#src/ui/hooks.ts'

const title = t`Your deposit`

export const loader = prefetching(() => [getGetFixedDepositFormQueryOptions()])

export function Component() {
  return (
    <SubPage
      title={t`Crypto fixed deposit`}
      subtitle={t`Your deposit stays locked for the term of your plan.`}
      parent={{ title: dashboardTexts.menu.fixedDeposit, href: paths.dashboard.fixedDeposit() }}
    >
      <AsyncBoundary skeleton={<CryptoPaymentsSkeleton title={title} />}>
        <FixedDeposit />
      </AsyncBoundary>
    </SubPage>
  )
}

function FixedDeposit() {
  const now = useNow()
  const { data } = useGetFixedDepositFormSuspense()
  const deposit = useOrder('submitFixedDeposit', useSubmitFixedDeposit(), getGetFixedDepositFormQueryOptions())
  return (
    <CryptoPayments
      title={title}
      data={data}
      choice={{
        label: t`Plan`,
        options: data.plans.map((plan) => depositOption(plan, data.currency ?? '', now)),
        missing: dashboardTexts.upgrade.selectPlan,
        isExpanded: true,
        // Only the name of a plan can state its interest.
        help: (
          <span>
            <Trans>
              Questions about interest? Ask before you pay: <HelpLink />
            </Trans>
          </span>
        ),
      }}
      submitLabel={t`Submit Fixed Deposit`}
      order={deposit}
      requestOf={({ choice: plan, type, amount, proof }) => ({
        plan,
        type,
        amount,
        ...(proof && { fixedDepositPic: proof }),
      })}
    />
  )
}
