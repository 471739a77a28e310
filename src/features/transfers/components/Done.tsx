import { useState } from 'react'
import { paths } from '#src/paths.ts'
import type { Transfer } from '#src/features/transfers/model.ts'
import { Receipt } from '#src/features/transfers/components/Receipt.tsx'
import { redirectMs } from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/components/ButtonLink.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { TimedRedirect } from '#src/components/TimedRedirect.tsx'

export interface DoneProps {
  state: Extract<Transfer, { step: 'done' }>
  /** Symbol of the account's currency. */
  currency: string
  /** Code of the account's currency. */
  accountCurrency: string
}

/** The order is taken in: what the bank has to say about it, and a receipt. Goes home by itself unless asked to stay. */
export function Done({ state, currency, accountCurrency }: DoneProps) {
  const [isStaying, setStaying] = useState(false)
  function print(): void {
    setStaying(true)
    window.print()
  }
  return (
    <>
      <Banner tone="success">{dashboardTexts.transfer.success}</Banner>
      <div data-print="hide">
        {isStaying ? (
          <ButtonLink to={paths.dashboard.home()}>Go to your dashboard</ButtonLink>
        ) : (
          <>
            <TimedRedirect to={paths.dashboard.home()} afterMs={redirectMs.short} destination="your dashboard" />
            <Button variant="secondary" onPress={() => setStaying(true)}>
              Stay on this page
            </Button>
          </>
        )}
      </div>
      {state.notices.map(({ title, body }, index) => (
        <Panel key={index} title={title}>
          <p>
            <bdi>{body}</bdi>
          </p>
        </Panel>
      ))}
      <Receipt order={state.order} currency={currency} accountCurrency={accountCurrency} onPrint={print} />
    </>
  )
}
