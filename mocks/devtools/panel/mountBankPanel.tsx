import { lazy } from 'react'
import type { BankControl } from '#mocks/devtools/control.ts'
import { BankContext } from '#mocks/devtools/panel/BankContext.ts'
import { mountPanel } from '#mocks/devtools/panel/mountPanel.tsx'
import { PanelShell } from '#mocks/devtools/panel/PanelShell.tsx'
import { BankIcon } from '#src/ui/Icon.tsx'

const BankTabs = lazy(async () => ({ default: (await import('#mocks/devtools/panel/BankTabs.tsx')).BankTabs }))

/** Shows the mock bank's panel in this tab, open at once when there is a problem to report. */
export function mountBankPanel(control: BankControl, problem: string | undefined): void {
  mountPanel(
    <BankContext value={control}>
      <PanelShell name="Mock bank" icon={<BankIcon />} problem={problem}>
        <BankTabs />
      </PanelShell>
    </BankContext>,
  )
}
