import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import {
  getGetUpgradeFormQueryOptions,
  useGetUpgradeFormSuspense,
  useSubmitUpgrade,
} from '#src/api/generated/hooks/upgrade/upgrade.ts'
import { prefetching } from '#src/api/sessionQueries.ts'
import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { CryptoPayments, CryptoPaymentsSkeleton } from '#src/features/crypto-payments/components/CryptoPayments.tsx'
import { upgradeOption } from '#src/features/upgrade/model.ts'
import { useOrder } from '#src/orders/useOrder.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { useNow } from '#src/ui/hooks.ts'

const title = t`Your upgrade`

export const loader = prefetching(() => [getGetUpgradeFormQueryOptions()])

export function Component() {
  return (
    <Page title={dashboardTexts.upgrade.title} subtitle={t`Choose a plan, and pay with cryptocurrency.`}>
      <AsyncBoundary skeleton={<CryptoPaymentsSkeleton title={title} />}>
        <Upgrade />
      </AsyncBoundary>
    </Page>
  )
}

function Upgrade() {
  const now = useNow()
  const { data } = useGetUpgradeFormSuspense()
  const upgrade = useOrder('submitUpgrade', useSubmitUpgrade(), getGetUpgradeFormQueryOptions())
  const { plans, current_plan, currency = '' } = data
  return (
    <CryptoPayments
      title={title}
      data={data}
      choice={{
        label: t`Plan`,
        options: plans.map((plan) => upgradeOption(plan, current_plan, currency, now)),
        missing: dashboardTexts.upgrade.selectPlan,
        isExpanded: true,
        isMandatory: true,
        help: plans.some(({ description }) => !description) && (
          <span>
            <Trans>
              What does a plan include? Ask before you pay: <HelpLink />
            </Trans>
          </span>
        ),
      }}
      meanwhile={
        current_plan
          ? t`We match your payment. Until then it's pending, and you stay on ${{ plan: current_plan }}.`
          : undefined
      }
      submitLabel={t`Submit Upgrade`}
      order={upgrade}
      requestOf={({ choice: plan, type, amount, proof }) => ({
        plan,
        type,
        amount,
        ...(proof && { depositPic: proof }),
      })}
    />
  )
}
