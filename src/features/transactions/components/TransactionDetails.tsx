import { t } from '@lingui/core/macro'
import { useCloseDetails } from '#src/features/transactions/selection.ts'
import { DrawerBody, DrawerHead } from '#src/ui/overlays/DrawerHead.tsx'
import { Drawer } from '#src/ui/overlays/overlays.tsx'
import { TransactionFacts, type TransactionFactsProps } from './TransactionFacts.tsx'

export function TransactionDetails(facts: TransactionFactsProps) {
  const close = useCloseDetails()
  return (
    <Drawer onClose={close} label={t`Transaction details`} placement="end">
      <DrawerHead title={t`Details`} closeLabel={t`Close details`} onClose={close} />
      <DrawerBody>
        <TransactionFacts {...facts} />
      </DrawerBody>
    </Drawer>
  )
}
