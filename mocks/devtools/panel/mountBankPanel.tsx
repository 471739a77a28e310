import { lazy } from 'react'
import type { BankControl } from '#mocks/devtools/control.ts'
import { BankIcon } from '#src/ui/text/NavigationIcons.tsx'
import { BankContext } from './BankContext.ts'
import { mountPanel } from './mountPanel.tsx'
import { PanelShell } from './PanelShell.tsx'

const BankSections = lazy(async () => ({ default: (await import('./BankSections.tsx')).BankSections }))

export function mountBankPanel(control: BankControl, problem: string | undefined): void {
  mountPanel(
    <BankContext value={control}>
      <PanelShell name="Mock bank" icon={<BankIcon />} problem={problem}>
        <BankSections />
      </PanelShell>
    </BankContext>,
  )
}
